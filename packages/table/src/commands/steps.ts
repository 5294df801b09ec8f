import { isMove, type Match, type Seat, type Step } from '@tablee/kernel';
import { endAtZero, turnClock } from '../clocks/clock.ts';
import type { ClockState, ClockTurn } from '../clocks/kind.ts';
import type { Change, Context } from '../command.ts';
import type { Offers } from '../offers.ts';
import {
  actorsOf,
  allSeatsTaken,
  type Holders,
  hasPlayed,
  playedLevelOf,
  type TableState,
} from '../state.ts';

/**
 * Seats whose time has to run: those who act, once every seat is taken and while the log has room. Where an understudy
 * takes over at zero, there is nothing to lose for a seat that the server plays already.
 */
export function timedSeats(
  { clock }: ClockState,
  holders: Holders,
  match: Match,
  maxEntries: number,
): readonly Seat[] {
  if (!allSeatsTaken(holders) || match.n >= maxEntries) return [];
  const actors = actorsOf(match);
  return endAtZero(clock) === 'understudy'
    ? actors.filter(seat => playedLevelOf(holders[seat] ?? null) === null)
    : actors;
}

/** The table after a step. */
export function takeStep(
  { holders, clock, lines, host, restsAt }: TableState,
  step: Step,
  offers: Offers,
  context: Context,
  turn?: ClockTurn,
): Change {
  const lasts = turn?.lasts ?? 0;
  return {
    kind: 'entry',
    state: {
      match: step.match,
      last: step,
      offers,
      holders,
      clock: clock && turnedClock(clock, holders, step, context, turn),
      lines,
      host,
      restsAt: lasts > 0 ? context.now + lasts : restsAt,
    },
  };
}

const turnedClock = (
  clock: ClockState,
  holders: Holders,
  { entry, match }: Step,
  { idle, maxEntries, now }: Context,
  turn?: ClockTurn,
): ClockState => {
  const byBot = isMove(entry) && !entry.clock && playedLevelOf(holders[entry.seat] ?? null) !== null;
  const seats = idle ? [] : timedSeats(clock, holders, match, maxEntries);
  return turnClock(clock, seats, now, isMove(entry) ? { ...turn, mover: entry.seat, byBot } : turn);
};

/** How long a move is animated, in milliseconds. `match`: before the move, which must be legal. */
export function moveDurationMs({ game, state }: Pick<Match, 'game' | 'state'>, text: string): number {
  if (!game.lasts) return 0;
  const move = game.readMove(text);
  return move === null ? 0 : Math.ceil(game.lasts(state, move));
}

/** Whether a clock or a bot waits for the animation of a move. */
export const waitsForAnimation = ({ clock, holders, match }: TableState): boolean =>
  clock !== null || (match.game.lasts !== undefined && hasPlayed(holders));
