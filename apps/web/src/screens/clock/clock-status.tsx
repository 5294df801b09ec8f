import './hourglass.css';
import type { Seat } from '@tablee/kernel';
import type { FrozenClock } from '@tablee/table';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../page/live.tsx';
import type { TableClock } from '../../session/session.ts';
import { useSand, wholeSeconds } from './hourglass.tsx';
import { useWords } from './words/index.ts';

type Props = {
  readonly clock: TableClock;
  /** The reader's seat; null where several share the screen, and for a watcher. */
  readonly own: Seat | null;
  /** Watchers are told nothing aloud that is not their concern. */
  readonly plays: boolean;
  readonly name: (seat: Seat) => string;
};

/** Beside whose turn it is: how long nobody may act yet, and why no sand runs. Says aloud when sand grows scarce. */
export function Respite({ clock, own, plays, name }: Props) {
  const word = useWords();
  const sand = useSand(clock);
  const before = useRef<Running | null>(null);
  const running = sand && runningOf(sand);
  const waits = sand ? wholeSeconds(sand.respiteMs) : 0;
  const concerned = running !== null && plays && (own === null || own === running.seat);
  const warning = warningOf(before.current, running);
  before.current = running;
  useEffect(() => {
    if (!word || !concerned || warning === null || waits > 0) return;
    announce(own === null ? word.leftTo(name(running.seat), warning) : word.left(warning));
  }, [warning, running?.seat]);
  const begins = waits > 0;
  useEffect(() => {
    if (begins && word && concerned) announce(word.respiteSaid(waits));
  }, [begins, word]);
  const idle = clock.reading.value?.idle === true;
  useEffect(() => {
    if (idle && word && plays) announce(word.idle);
  }, [idle, word]);
  if (idle && word)
    return (
      <small class="sand-waits" data-testid="sand-waits">
        {word.idle}
      </small>
    );
  if (!word || waits === 0) return null;
  return (
    <b class="respite" data-testid="respite">
      {word.respite(waits)}
    </b>
  );
}

/** Said aloud when so many seconds are left; a number every second would drown the game. */
export const WARNINGS = [30, 10] as const;

/** Whose sand runs, and how many whole seconds of it there are. */
export type Running = { readonly seat: Seat; readonly seconds: number };

export function runningOf({ left, pouring }: FrozenClock): Running | null {
  const [seat] = pouring;
  return seat === undefined ? null : { seat, seconds: wholeSeconds(left[seat]!) };
}

/** The number to say now: one that was just reached, or what a turn begins with when it is less already. */
export function warningOf(before: Running | null, now: Running | null): number | null {
  if (now === null || now.seconds === 0) return null;
  if (before?.seat !== now.seat) return now.seconds <= WARNINGS[0] ? now.seconds : null;
  const passed = WARNINGS.some(mark => before.seconds > mark && now.seconds <= mark);
  return passed ? now.seconds : null;
}
