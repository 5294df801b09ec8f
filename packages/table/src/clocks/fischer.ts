import type { FischerClock, Seat } from '@tablee/kernel';
import type { ClockKind, ClockState, ClockTurn } from './kind.ts';

/** The clock of chess since Fischer: a bank for each seat, and more time at the end of each of its turns. */

type State = ClockState<FischerClock>;

const banks = ({ seconds }: FischerClock, seats: number): readonly number[] =>
  Array.from({ length: seats }, () => seconds * 1000);

/** A person whose understudy plays finds the time for a turn when coming back. */
const LEAST_AFTER_ABSENCE_MS = 30_000;

/** No bank is larger than a day: increments of a long game are far from that. */
const MOST_MS = 24 * 3_600_000;
const accepts = (_: FischerClock, left: readonly number[]): boolean => left.every(ms => ms <= MOST_MS);

function advance(state: State, now: number): State {
  const from = Math.max(state.at, state.heldUntil);
  if (state.pouring.length === 0 || now <= from) return now > state.at ? { ...state, at: now } : state;
  const left = state.left.map((ms, seat) =>
    state.pouring.includes(seat) ? Math.max(0, ms - (now - from)) : ms,
  );
  return { ...state, left, at: now };
}

/** Every seat has its own time: it also runs while all choose at once. */
const runsFor = (actors: readonly Seat[]): boolean => actors.length > 0;

function turn(
  state: State,
  actors: readonly Seat[],
  now: number,
  { lasts = 0, since = now, stops = false }: ClockTurn = {},
): State {
  const { clock, left, pouring, heldUntil } = advance(state, Math.min(since, now));
  const gains = (seat: Seat): boolean => !stops && pouring.includes(seat) && !actors.includes(seat);
  return {
    clock,
    left: left.map((ms, seat) => (gains(seat) ? Math.min(MOST_MS, ms + clock.increment * 1000) : ms)),
    pouring: [...actors],
    at: now,
    heldUntil: Math.max(now, heldUntil, now + lasts),
    respiteUntil: now,
    dealt: 0,
  };
}

export const fischer: ClockKind<FischerClock> = {
  banks,
  accepts,
  advance,
  runsFor,
  turn,
  zero: ({ zero }) => zero,
  leastAfterAbsence: () => LEAST_AFTER_ABSENCE_MS,
};
