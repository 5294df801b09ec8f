import type { HourglassClock, Seat } from '@tablee/kernel';
import type { ClockKind, ClockState, ClockTurn } from './kind.ts';

/** The hourglass (TCHAKO-23), for two seats or more: time one seat spends is added to the waiting seats. */

/** After a turn ended by the clock, the next seat may not act for this long, while its time runs. */
export const RESPITE_MS = 5_000;

/** Splits the time evenly; a remainder goes to the first seats. */
function banks({ seconds }: HourglassClock, seats: number): readonly number[] {
  const total = seconds * 1000;
  const share = Math.floor(total / seats);
  return Array.from({ length: seats }, (_, seat) => share + (seat < total - share * seats ? 1 : 0));
}

/** Sand is neither lost nor added. */
const accepts = ({ seconds }: HourglassClock, left: readonly number[]): boolean =>
  left.reduce((sum, ms) => sum + ms, 0) === seconds * 1000;

type State = ClockState<HourglassClock>;

function advance(state: State, now: number): State {
  const from = Math.max(state.at, state.heldUntil);
  if (state.pouring.length === 0 || now <= from) return now > state.at ? { ...state, at: now } : state;
  const { pouring, dealt } = state;
  const left = [...state.left];
  let poured = 0;
  for (const seat of pouring) {
    const spent = Math.min(left[seat]!, now - from);
    left[seat]! -= spent;
    poured += spent;
  }
  // Dealt one millisecond at a time around the waiting seats, so that rounding loses nothing.
  const others = left.flatMap((_, seat) => (pouring.includes(seat) ? [] : [seat]));
  others.forEach((seat, i) => {
    left[seat]! += countDealt(dealt + poured, i, others.length) - countDealt(dealt, i, others.length);
  });
  return { ...state, left, at: now, dealt: (dealt + poured) % others.length };
}

/** How many of the first `total` milliseconds receiver `i` of `of` gets. */
const countDealt = (total: number, i: number, of: number): number => Math.floor((total + of - 1 - i) / of);

/** When every seat acts, no seat could receive the time: the clock stands. */
const runsFor = (actors: readonly Seat[], seats: number): boolean =>
  actors.length > 0 && actors.length < seats;

function turn(
  state: State,
  actors: readonly Seat[],
  now: number,
  { lasts = 0, byClock = false, since = now }: ClockTurn = {},
): State {
  const {
    clock,
    left,
    pouring: before,
    heldUntil: held,
    respiteUntil,
  } = advance(state, Math.min(since, now));
  const runs = runsFor(actors, left.length);
  const pouring = runs ? [...actors] : [];
  const heldUntil = Math.max(now, held, now + lasts);
  const turned = {
    clock,
    left,
    pouring,
    at: now,
    heldUntil,
    respiteUntil: Math.max(now, respiteUntil),
    dealt: 0,
  };
  // A seat that was already acting keeps acting without a respite.
  if (!byClock || !runs || pouring.some(seat => before.includes(seat))) return turned;
  // With many seats a bank may be as small as the respite: leave half of it.
  const least = Math.min(...pouring.map(seat => left[seat]!));
  return { ...turned, respiteUntil: heldUntil + Math.min(RESPITE_MS, Math.floor(least / 2)) };
}

/** TCHAKO-23: at zero the turn ends, never the game. */
export const hourglass: ClockKind<HourglassClock> = {
  banks,
  accepts,
  advance,
  runsFor,
  turn,
  zero: () => 'turn',
};
