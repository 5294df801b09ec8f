import type { GameWords } from '@tablee/catalogue';
import type { Seat, TimelineStep } from '@tablee/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { GameView } from '../../board/contract.ts';
import { botPace } from '../../board/pace.ts';
import type { TableSession } from '../../session/session.ts';
import { sayEvents } from '../match/moves-list.tsx';

/** Long enough to read a sentence, at normal speed. */
const HOLD_MS = 2_400;

export type Caption = {
  readonly sentence: string;
  /** It has just appeared: on a phone it takes the place of the turn. */
  readonly fresh: boolean;
};

/** With one bot, its move can be followed on the board. */
const FEWEST_BOTS = 2;

/** The sentence of a step, if a bot made it at a table with several. */
export function captionOf(
  { people }: Pick<TableSession, 'people'>,
  view: GameView,
  game: GameWords,
  name: (seat: Seat) => string,
  step: TimelineStep,
): string | null {
  const bots = people.value.filter(({ bot }) => bot !== null).length;
  const mover = step.entry?.seat;
  if (view.captions || bots < FEWEST_BOTS || mover === undefined || !people.value[mover]?.bot) return null;
  return sayEvents(step, view, game, name) || null;
}

/** What the last bot did, from when the board shows it until a person has moved. A silent entry changes nothing. */
export function useCaption(
  session: TableSession,
  view: GameView,
  game: GameWords,
  name: (seat: Seat) => string,
  step: TimelineStep,
): Caption | null {
  const [shown, show] = useState<Caption | null>(null);
  const { n } = step.match;
  const [opened] = useState(n);
  useEffect(() => {
    const mover = step.entry?.seat;
    const sentence = n === opened ? null : captionOf(session, view, game, name, step);
    const byBot = mover !== undefined && session.people.peek()[mover]?.bot;
    if (sentence !== null) show({ sentence, fresh: true });
    else if (!byBot) show(null);
  }, [n]);
  useEffect(() => {
    if (!shown?.fresh) return;
    const timer = setTimeout(() => show({ ...shown, fresh: false }), HOLD_MS * botPace());
    return () => clearTimeout(timer);
  }, [shown]);
  return step.match.outcome ? null : shown;
}

/** Screen readers hear the same from the announcements. */
export const CaptionLine = ({ sentence, fresh }: Caption) => (
  <p class={fresh ? 'bot-caption fresh' : 'bot-caption'} aria-hidden="true" data-testid="caption">
    {sentence}
  </p>
);
