import type { Match, Seat, Step } from '@tablee/kernel';
import { turnClock } from '../clocks/clock.ts';
import type { ClockState, ClockTurn } from '../clocks/kind.ts';
import type { Change, Context } from '../command.ts';
import type { Offers } from '../offers.ts';
import { actorsOf, allSeatsTaken, type Holders, hasBots, type TableState } from '../state.ts';

/** Seats whose time has to run: those who act, once every seat is taken and while the log has room. */
export const timedSeats = (holders: Holders, match: Match, maxEntries: number): readonly Seat[] =>
  allSeatsTaken(holders) && match.n < maxEntries ? actorsOf(match) : [];

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
      clock: clock && turnedClock(clock, holders, step.match, context, turn),
      lines,
      host,
      restsAt: lasts > 0 ? context.now + lasts : restsAt,
    },
  };
}

const turnedClock = (
  clock: ClockState,
  holders: Holders,
  match: Match,
  { idle, maxEntries, now }: Context,
  turn?: ClockTurn,
): ClockState => turnClock(clock, idle ? [] : timedSeats(holders, match, maxEntries), now, turn);

/** How long a move is animated, in milliseconds. `match`: before the move, which must be legal. */
export function moveDurationMs({ game, state }: Pick<Match, 'game' | 'state'>, text: string): number {
  if (!game.lasts) return 0;
  const move = game.readMove(text);
  return move === null ? 0 : Math.ceil(game.lasts(state, move));
}

/** Whether a clock or a bot waits for the animation of a move. */
export const waitsForAnimation = ({ clock, holders, match }: TableState): boolean =>
  clock !== null || (match.game.lasts !== undefined && hasBots(holders));
