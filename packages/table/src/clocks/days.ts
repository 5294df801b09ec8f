import type { DaysClock, Seat } from '@tablee/kernel';
import { momentAfter, runningMs } from './calendar.ts';
import type { ClockKind, ClockState, ClockTurn } from './kind.ts';
import { DAY_MS } from './zone.ts';

/** Days for each turn, for games by correspondence. Its times are dates, so it runs on without a server. */

type State = ClockState<DaysClock>;

const turnMs = ({ days }: DaysClock): number => days * DAY_MS;

const banks = (clock: DaysClock, seats: number): readonly number[] =>
  Array.from({ length: seats }, () => turnMs(clock));

const accepts = (clock: DaysClock, left: readonly number[]): boolean => left.every(ms => ms <= turnMs(clock));

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
  { lasts = 0, since = now, byClock = false, byBot = false, stops = false }: ClockTurn = {},
): State {
  const { clock, left, pouring, heldUntil, missed = 0 } = advance(state, Math.min(since, now));
  const goesOn = (seat: Seat): boolean => pouring.includes(seat) && actors.includes(seat);
  const ended = byClock && !actors.some(goesOn);
  const counted = stops || byBot ? missed : byClock ? missed + (ended ? 1 : 0) : 0;
  const turned: State = {
    clock,
    left: left.map((ms, seat) => (stops || goesOn(seat) ? ms : turnMs(clock))),
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
  leastAfterAbsence: turnMs,
};
