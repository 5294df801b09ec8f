import { type Chance, isMove, isRefused, playMove, resign, type Seat } from '@tablee/kernel';
import {
  clockRunsFor,
  endAtZero,
  haltClock,
  isResting,
  isStopped,
  READY_MS,
  relieveClock,
  timedOutSeats,
  turnClock,
} from '../clocks/clock.ts';
import type { ClockState } from '../clocks/kind.ts';
import { type CommandResult, type Context, isChange, noChange } from '../command.ts';
import { nextOffers, offersAfterMove, withoutOffers } from '../offers.ts';
import type { TableState } from '../state.ts';
import { moveDurationMs, takeStep, timedSeats } from './steps.ts';
import { startUnderstudy } from './understudy.ts';

type Limits = Pick<Context, 'maxEntries' | 'idle'>;

const seatsToTime = ({ clock, holders, match }: TableState, { maxEntries }: Limits): readonly Seat[] =>
  clock ? timedSeats(clock, holders, match, maxEntries) : [];

/** The clock is stopped, and the game could go on with it running. */
export function canStartClock(state: TableState, limits: Limits): boolean {
  const { clock } = state;
  return (
    clock !== null &&
    isStopped(clock) &&
    !limits.idle &&
    !isResting(clock) &&
    clockRunsFor(clock, seatsToTime(state, limits))
  );
}

/** The clock runs although no seat can be timed: a seat became free. */
export const mustStopClock = (state: TableState, limits: Limits): boolean =>
  state.clock !== null && !isStopped(state.clock) && seatsToTime(state, limits).length === 0;

const withClock = (state: TableState, clock: ClockState): CommandResult => ({
  kind: 'offers',
  state: { ...state, clock, offers: nextOffers(state.offers) },
});

/** Starts a stopped clock, after a moment to look at the board. */
export function startClock(state: TableState, context: Context): CommandResult {
  const { clock, match } = state;
  if (!clock || !canStartClock(state, context)) return noChange(match.n);
  return withClock(state, turnClock(clock, seatsToTime(state, context), context.now, { lasts: READY_MS }));
}

export function stopClock(state: TableState, { now }: Context): CommandResult {
  const { clock, match } = state;
  return !clock || isStopped(clock) ? noChange(match.n) : withClock(state, haltClock(clock, now));
}

/**
 * For the first seat without time. Where that ends its turn (TCHAKO-23), the clock plays the idle move, one move a call;
 * `mood` chooses among idle moves, is no part of the game's luck and is not recorded. Else its side loses, or its
 * understudy takes over.
 */
export function timeUp(state: TableState, mood: Chance, context: Context): CommandResult {
  const { match, clock } = state;
  const [seat] = clock ? timedOutSeats(clock, context.now) : [];
  if (!clock || seat === undefined || match.n >= context.maxEntries) return noChange(match.n);
  const end = endAtZero(clock.clock);
  if (end === 'game') return loseOnTime(state, seat, context);
  return end === 'understudy' ? handOver(state, clock, seat, context) : endTurn(state, seat, mood, context);
}

function handOver(state: TableState, clock: ClockState, seat: Seat, { now }: Context): CommandResult {
  const relieved = relieveClock(clock, seat, now);
  const taken = startUnderstudy(state, seat, 'clock');
  if (!isChange(taken)) return withClock(state, relieved);
  const { offers } = taken.state;
  return {
    ...taken,
    state: {
      ...taken.state,
      clock: relieved,
      offers: offers === state.offers ? nextOffers(offers) : offers,
    },
  };
}

function loseOnTime(state: TableState, seat: Seat, context: Context): CommandResult {
  const step = resign(state.match, seat, 'clock');
  if (isRefused(step)) throw new Error(`${state.match.game.id}: seat ${seat} cannot lose on time`);
  return takeStep(state, step, withoutOffers(state.offers), context);
}

function endTurn(state: TableState, seat: Seat, mood: Chance, context: Context): CommandResult {
  const { match, offers } = state;
  const { game, state: position, n } = match;
  const text = game.writeMove(game.idle(game.redact(position, seat), seat, mood));
  const step = playMove(match, seat, text, context.chance(n + 1));
  if (isRefused(step) || !isMove(step.entry))
    throw new Error(`${game.id}: the idle move ${text} is refused at entry ${n + 1}`);
  const byClock = { ...step, entry: { ...step.entry, clock: true as const } };
  const turn = { byClock: true, lasts: moveDurationMs(match, text) };
  return takeStep(state, byClock, offersAfterMove(offers, seat), context, turn);
}
