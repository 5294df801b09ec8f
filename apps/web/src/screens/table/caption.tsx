import type { GameWords } from '@tablee/catalogue';
import type { Seat } from '@tablee/kernel';
import type { Timeline } from '@tablee/table';
import { useEffect, useState } from 'preact/hooks';
import type { GameView } from '../../board/contract.ts';
import { botPace } from '../../board/pace.ts';
import type { SeatInfo, TableSession } from '../../session/session.ts';
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

/**
 * What a bot did in entry `n`, at a table with several. Events of other seats are left out, and so are choices that all
 * make at the same time: they are not shown yet.
 */
export function captionOf(
  people: readonly SeatInfo[],
  steps: Timeline,
  n: number,
  view: GameView,
  game: GameWords,
  name: (seat: Seat) => string,
): string | null {
  const bots = people.filter(({ bot }) => bot !== null).length;
  const [before, step] = [steps[n - 1]?.match, steps[n]];
  const mover = step?.entry?.seat;
  if (view.captions || bots < FEWEST_BOTS || mover === undefined || !people[mover]?.bot) return null;
  if (!step || !before || before.game.actors(before.state).length > 1) return null;
  const own = step.events.filter(event => !isOfOther(event, mover));
  return sayEvents({ ...step, events: own }, view, game, name) || null;
}

const isOfOther = (event: unknown, mover: Seat): boolean =>
  typeof event === 'object' && event !== null && 'seat' in event && event.seat !== mover;

/** What the last bot did, from when the board shows entry `n` until a person has moved. */
export function useCaption(
  session: TableSession,
  view: GameView,
  game: GameWords,
  name: (seat: Seat) => string,
  n: number,
): Caption | null {
  const [shown, show] = useState<Caption | null>(null);
  const [opened] = useState(n);
  useEffect(() => {
    const [people, steps] = [session.people.peek(), session.steps.peek()];
    const mover = steps[n]?.entry?.seat;
    const sentence = n === opened ? null : captionOf(people, steps, n, view, game, name);
    if (sentence !== null) show({ sentence, fresh: true });
    // An entry of a bot without words leaves the last caption.
    else if (mover === undefined || !people[mover]?.bot) show(null);
  }, [n]);
  useEffect(() => {
    if (!shown?.fresh) return;
    const timer = setTimeout(() => show({ ...shown, fresh: false }), HOLD_MS * botPace());
    return () => clearTimeout(timer);
  }, [shown]);
  return session.steps.value.at(-1)!.match.outcome ? null : shown;
}

/** Screen readers hear the same from the announcements. */
export const CaptionLine = ({ sentence, fresh }: Caption) => (
  <p class={fresh ? 'bot-caption fresh' : 'bot-caption'} aria-hidden="true" data-testid="caption">
    {sentence}
  </p>
);
