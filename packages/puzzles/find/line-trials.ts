import {
  type Game,
  isRefused,
  liveChance,
  type Match,
  matchAt,
  NeedsReferee,
  playMove,
  readTable,
  refereeOnly,
  type Seat,
  searchChance,
  seedFromText,
} from '@tablee/kernel';
import type { Play, Puzzle } from '../src/index.ts';

/** Lines of won games as puzzles: whether they win from a position, how short they can be, and how hard they are. */

/** The position as a puzzle stores it: its past is not part of it. */
export const withoutPast = ({ game, table, state }: Match): Match =>
  matchAt(game, table, game.readState(game.writeState(state), table));

export const positionOf = (game: Game, { seats, options, position }: Puzzle): Match => {
  const table = readTable(game, seats, options);
  return matchAt(game, table, game.readState(position, table));
};

/** The number of moves after which the line has won; null if it does not win, or meets luck. */
export function winsAfter(start: Match, line: readonly Play[], seat: Seat): number | null {
  let match = start;
  for (const [i, { seat: by, move }] of line.entries()) {
    try {
      const step = playMove(match, by, move, refereeOnly);
      if (isRefused(step)) return null;
      match = step.match;
    } catch (e) {
      if (e instanceof NeedsReferee) return null;
      throw e;
    }
    if (match.outcome) return match.outcome.payoff[seat] === 1 ? i + 1 : null;
  }
  return null;
}

/** The line without moves that the win does not need. */
export function shorten(start: Match, line: readonly Play[], seat: Seat): readonly Play[] {
  let short = line;
  for (let i = short.length - 2; i >= 0; i--) {
    const without = short.filter((_, at) => at !== i);
    const wins = winsAfter(start, without, seat);
    if (wins !== null) short = without.slice(0, wins);
  }
  return short;
}

/** The share of random tries that win: of `tries`, each until the goal is out of reach or after `most` moves. */
export function luckyShare(
  start: Match,
  {
    seat,
    tries,
    most,
    goesOn,
  }: {
    readonly seat: Seat;
    readonly tries: number;
    readonly most: number;
    readonly goesOn: (match: Match) => boolean;
  },
): number {
  const { game } = start;
  const chance = searchChance(7);
  let won = 0;
  for (let i = 0; i < tries; i++) {
    const luck = seedFromText(`try ${i}`);
    let match = start;
    for (let n = 0; n < most && !match.outcome && goesOn(match); n++) {
      const by = game.actors(match.state)[0]!;
      const move = game.writeMove(game.sample(match.state, by, chance));
      const step = playMove(match, by, move, liveChance(luck, n + 1));
      if (isRefused(step)) throw new Error(`the sampled ${move} was refused: ${step.refusal.key}`);
      match = step.match;
    }
    if (match.outcome?.payoff[seat] === 1) won++;
  }
  return won / tries;
}
