import { loadBot } from '@tablee/catalogue';
import type { Game, Seat, Table } from '@tablee/kernel';
import { toWinProbability } from './values.ts';

/** The chances of a seat in a complete state, 0 ‥ 1, without search; null where the bots have no judgement. */
export type Judge = (state: unknown, seat: Seat) => number | null;

/** The game's own judge, else the judgement its bots search with; null if the game has neither. */
export async function loadJudge(game: Game, table: Table): Promise<Judge | null> {
  if (game.judge) return (state, seat) => game.judge!(state, seat);
  const support = await loadBot(game.id, game.rules);
  if (!support) return null;
  if ('planner' in support) {
    const { planner } = support;
    return planner.judge ? (state, seat) => planner.judge!(state, seat) : null;
  }
  if ('guide' in support) {
    const { guide } = support;
    // A playout of any length may be judged here, so the judgement holds.
    return (state, seat) =>
      guide.settled(state, Number.POSITIVE_INFINITY) ? toWinProbability(guide.judge(state, seat)) : null;
  }
  const sideOf = (seat: Seat) => game.teams(table).findIndex(team => team.includes(seat));
  return (state, seat) => {
    const tree = support.tree(state);
    const value = toWinProbability(tree.judge());
    return sideOf(tree.seat()) === sideOf(seat) ? value : 1 - value;
  };
}
