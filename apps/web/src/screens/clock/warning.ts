import type { Seat } from '@tablee/kernel';
import type { FrozenClock } from '@tablee/table';
import { wholeSeconds } from './sand.ts';

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
