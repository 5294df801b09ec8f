import type { DaysClock, Seat } from '@tablee/kernel';
import { momentAfter, runningMs } from './calendar.ts';
import type { ClockKind, ClockState, ClockTurn } from './kind.ts';
import { DAY_MS } from './zone.ts';

/** Days for each move, for games by correspondence. Its times are dates, so it runs on without a server. */

type State = ClockState<DaysClock>;

const moveMs = ({ days }: DaysClock): number => days * DAY_MS;

const banks = (clock: DaysClock, seats: number): readonly number[] =>
  Array.from({ length: seats }, () => moveMs(clock));

const accepts = (clock: DaysClock, left: readonly number[]): boolean => left.every(ms => ms <= moveMs(clock));

function advance(state: State, now: number): State {
  const from = Math.max(state.at, state.heldUntil);
  if (state.pouring.length === 0 || now <= from) return now > state.at ? { ...state, at: now } : state;
  const spent = runningMs(state.clock.pauses, from, now);
  const left = state.left.map((ms, seat) => (state.pouring.includes(seat) ? Math.max(0, ms - spent) : ms));
  return { ...state, left, at: now };
}

const runsFor = (actors: readonly Seat[]): boolean => actors.length > 0;

/** Rounds without a person's move after which the game rests: it must not play itself to its end over months. */
const MISSED_ROUNDS = 2;
const rests = ({ missed = 0, left }: State): boolean => missed >= MISSED_ROUNDS * left.length;

function turn(
  state: State,
  actors: readonly Seat[],
  now: number,
  { lasts = 0, since = now, mover, byClock = false, byBot = false, stops = false }: ClockTurn = {},
): State {
  const { clock, left, pouring, heldUntil, missed = 0 } = advance(state, Math.min(since, now));
  // Where all choose at once, a seat that joins the others begins a new round for everybody.
  const joined = actors.some(seat => !pouring.includes(seat));
  const goesOn = (seat: Seat): boolean => !joined && pouring.includes(seat) && actors.includes(seat);
  const moved = byClock ? undefined : mover;
  const ended = byClock && !actors.some(goesOn);
  const counted = stops || byBot ? missed : byClock ? missed + (ended ? 1 : 0) : 0;
  const turned: State = {
    clock,
    left: left.map((ms, seat) => (stops || (goesOn(seat) && seat !== moved) ? ms : moveMs(clock))),
    pouring: [...actors],
    at: now,
    heldUntil: Math.max(now, heldUntil, now + lasts),
    respiteUntil: now,
    dealt: 0,
    ...(counted > 0 ? { missed: counted } : {}),
  };
  return rests(turned) ? { ...turned, pouring: [] } : turned;
}

export const days: ClockKind<DaysClock> = {
  banks,
  accepts,
  advance,
  runsFor,
  turn,
  zero: ({ zero }) => zero,
  runsAlone: true,
  rests,
  dueAt: ({ clock, left, pouring, at, heldUntil }) =>
    momentAfter(clock.pauses, Math.max(at, heldUntil), Math.min(...pouring.map(seat => left[seat]!))),
  leastAfterAbsence: moveMs,
};
