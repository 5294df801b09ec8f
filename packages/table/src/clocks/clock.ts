import type { Clock, ClockEnd, Seat } from '@tablee/kernel';
import { days } from './days.ts';
import { fischer } from './fischer.ts';
import { hourglass } from './hourglass.ts';
import { type ClockKind, type ClockState, type ClockTurn, type FrozenClock, stoppedClock } from './kind.ts';

/** Clocks of any kind. */

const KINDS: { readonly [K in Clock['kind']]: ClockKind<Extract<Clock, { readonly kind: K }>> } = {
  hourglass,
  fischer,
  days,
};
/** The kind of a clock, for a clock of that kind. */
const kindOf = <C extends Clock>({ kind }: C): ClockKind<C> => KINDS[kind] as unknown as ClockKind<C>;

/** Time to look at the board before a stopped clock starts to run. */
export const READY_MS = 3_000;

export const openClock = (clock: Clock, seats: number, now: number): ClockState =>
  stoppedClock(clock, kindOf(clock).banks(clock, seats), now);

export const advanceClock = (state: ClockState, now: number): ClockState =>
  kindOf(state.clock).advance(state, now);

export const clockRunsFor = (state: ClockState, actors: readonly Seat[]): boolean =>
  kindOf(state.clock).runsFor(actors, state.left.length);

export const turnClock = (
  state: ClockState,
  actors: readonly Seat[],
  now: number,
  turn?: ClockTurn,
): ClockState => kindOf(state.clock).turn(state, actors, now, turn);

/** What a seat without time loses: its turn, the game, or its moves to an understudy. */
export const endAtZero = (clock: Clock): ClockEnd => kindOf(clock).zero(clock);

/** Whether stored banks can be those of this clock. */
export const areBanksOf = (clock: Clock, left: readonly number[]): boolean =>
  kindOf(clock).accepts(clock, left);

/** Whether it runs while no server does. */
export const runsAlone = (clock: Clock): boolean => kindOf(clock).runsAlone ?? false;

/** Whether people at the table may agree on a pause. */
export const takesPauses = runsAlone;

/** Whether it stands until a person moves. */
export const isResting = (state: ClockState): boolean => kindOf(state.clock).rests?.(state) ?? false;

/** No time is deducted until then. */
export const pauseClock = (state: ClockState, until: number, now: number): ClockState => {
  const advanced = advanceClock(state, now);
  return { ...advanced, heldUntil: Math.max(until, advanced.heldUntil) };
};

/** An understudy takes over: its seat is not timed, and its person comes back to some time. */
export function relieveClock(state: ClockState, seat: Seat, now: number): ClockState {
  const advanced = advanceClock(state, now);
  const least = kindOf(state.clock).leastAfterAbsence?.(state.clock) ?? 0;
  return {
    ...advanced,
    left: advanced.left.map((ms, s) => (s === seat ? Math.max(ms, least) : ms)),
    pouring: advanced.pouring.filter(s => s !== seat),
  };
}

export const isStopped = (state: ClockState): boolean => state.pouring.length === 0;

/** Stops the clock until the next turn. */
export const haltClock = (state: ClockState, now: number): ClockState => {
  const halted = turnClock(state, [], now, { stops: true });
  // A pause that was agreed outlasts it.
  return runsAlone(state.clock) ? halted : { ...halted, heldUntil: now };
};

/** When the first running bank is empty; null while the clock is stopped. */
export function clockDueAt(state: ClockState): number | null {
  const { left, pouring, at, heldUntil } = state;
  if (pouring.length === 0) return null;
  const { dueAt } = kindOf(state.clock);
  if (dueAt) return dueAt(state);
  return Math.max(at, heldUntil) + Math.min(...pouring.map(seat => left[seat]!));
}

/** Seats that have to act and have no time left. */
export function timedOutSeats(state: ClockState, now: number): readonly Seat[] {
  const { left, pouring, heldUntil } = advanceClock(state, now);
  return now < heldUntil ? [] : pouring.filter(seat => left[seat] === 0);
}

export function freezeClock(state: ClockState, now: number): FrozenClock {
  const { left, pouring, heldUntil, respiteUntil, missed } = advanceClock(state, now);
  return {
    left,
    pouring,
    holdMs: Math.max(0, heldUntil - now),
    respiteMs: Math.max(0, respiteUntil - now),
    ...(missed === undefined ? {} : { missed }),
  };
}

export const thawClock = (clock: Clock, frozen: FrozenClock, now: number): ClockState => ({
  clock,
  left: frozen.left,
  pouring: frozen.pouring,
  at: now,
  heldUntil: now + frozen.holdMs,
  respiteUntil: now + frozen.respiteMs,
  dealt: 0,
  ...(frozen.missed === undefined ? {} : { missed: frozen.missed }),
});

/**
 * A stored clock comes back stopped: no time runs while the server is down. One that was stored at or after `runsSince`
 * has never stopped: another server ran it. One that runs alone never stops.
 */
export function restoreClock(
  clock: Clock,
  frozen: FrozenClock | null,
  seats: number,
  now: number,
  runsSince = Number.POSITIVE_INFINITY,
): ClockState {
  if (!frozen) return openClock(clock, seats, now);
  const { at } = frozen;
  return at !== undefined && (at >= runsSince || runsAlone(clock))
    ? thawClock(clock, frozen, at)
    : thawClock(clock, { ...frozen, pouring: [] }, now);
}
