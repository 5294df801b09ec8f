import type { TchakoEvent } from '../src/index.ts';
import { en } from '../src/messages/en.ts';
import { sayEvent } from '../src/words.ts';

/** Golden plays keep the wording they were written with, so that texts can change and the files need not. */
const WRITTEN = {
  ...en,
  cost: en.points,
  events: {
    ...en.events,
    replaced: (who: string, elastic: string | null): string =>
      elastic === null ? `${who} keeps the elastics.` : `${who} replaces the ${elastic} by a triangle.`,
  },
  reasons: {
    ...en.reasons,
    extinct: (w: number | null) => `${en.side(1 - (w ?? 0))} has no puck left, and none to come.`,
    pucks: (w: number | null) =>
      `The countdown is over: as many zones, but ${en.side(w ?? 0)} has more pucks.`,
    nearest: (w: number | null) =>
      `The countdown is over: ${en.side(w ?? 0)} is nearest to the enemy vital zone.`,
    anarchy: (w: number | null) =>
      `${en.side(w ?? 0)} controls ${en.side(1 - (w ?? 0))}’s vital zone, linked to home.`,
    lead: (w: number | null) => `${en.side(w ?? 0)} reaches the lead in pucks.`,
    reach: (w: number | null) => `${en.side(w ?? 0)} gathers the number of pucks.`,
  },
};

export const sayInPlay = (event: unknown): string => sayEvent(event as TchakoEvent, WRITTEN);
