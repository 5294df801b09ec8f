import type { GameWords } from '@tablee/catalogue';
import type { Seat } from '@tablee/kernel';
import type { Timeline } from '@tablee/table';
import { useEffect, useState } from 'preact/hooks';
import type { GameView } from '../../../board/contract.ts';
import type { SeatInfo, TableSession } from '../../../session/session.ts';
import { botPace } from '../../../storage/settings.ts';
import { sayEvents } from '../../match/moves/moves-list.tsx';

/** Long enough to read a sentence, at normal speed. */
const HOLD_MS = 2_400;

/**
 * What a bot did in entry `n`. Events of other seats are left out, and so are choices that all make at the same time:
 * they are not shown yet.
 */
export function captionOf(
  people: readonly SeatInfo[],
  steps: Timeline,
  n: number,
  view: GameView,
  game: GameWords,
  name: (seat: Seat) => string,
): string | null {
  const [before, step] = [steps[n - 1]?.match, steps[n]];
  const mover = step?.entry?.seat;
  if (!step || !before || mover === undefined || !people[mover]?.bot) return null;
  if (before.game.actors(before.state).length > 1) return null;
  const own = step.events.filter(event => !isOfOther(event, mover));
  return sayEvents({ ...step, events: own }, view, game, name) || null;
}

const isOfOther = (event: unknown, mover: Seat): boolean =>
  typeof event === 'object' && event !== null && 'seat' in event && event.seat !== mover;

type Props = {
  readonly session: TableSession;
  readonly view: GameView;
  readonly game: GameWords;
  readonly name: (seat: Seat) => string;
  /** The entry on the board. */
  readonly n: number;
  /** A message has its place. */
  readonly hidden: boolean;
};

/**
 * What the last bot did, from when the board shows it until a person has moved. On a phone it takes the place of the
 * turn while it is fresh. Screen readers hear the same from the announcements.
 */
export function BotCaption({ session, view, game, name, n, hidden }: Props) {
  const [shown, show] = useState<{ readonly sentence: string; readonly fresh: boolean } | null>(null);
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
  if (shown === null || hidden) return null;
  return (
    <p class={shown.fresh ? 'bot-caption fresh' : 'bot-caption'} aria-hidden="true" data-testid="caption">
      {shown.sentence}
    </p>
  );
}
