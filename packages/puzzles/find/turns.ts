import { type Game, type Match, matchAt, ROOT, type TurnTree } from '@tablee/kernel';
import type { Play } from '../src/index.ts';
import { stepRecorded } from '../src/way.ts';
import { ForcedLead, ForcedWin, Unproven } from './forced-win.ts';

/** A game of two sides without luck and secrets, as the finder searches it. */
export type TreeGame = {
  readonly game: Game;
  readonly tree: (state: unknown) => TurnTree;
  /** Turns that begin with the same move are one idea, such as a pawn move with different repairs. */
  readonly mostAnswers: number;
};

/** A turn of the side to move, and in how many turns the attacker wins after it; null if not within the depth. */
export type RatedTurn = {
  readonly moves: readonly string[];
  readonly noisy: boolean;
  readonly wins: number | null;
};

/** Counts positions over several searches and stops them all when they are used up. */
export class Budget {
  used = 0;
  readonly most: number;
  constructor(most: number) {
    this.most = most;
  }
  get left(): number {
    return this.most - this.used;
  }
}

/** The fewest turns, up to `deepest`, within which `seat` forces a win from this position. */
export function distanceOf(
  { tree: treeOf }: TreeGame,
  { state }: Match,
  seat: number,
  deepest: number,
  budget: Budget,
): number | null {
  const search = new ForcedWin(treeOf(state), budget.left);
  try {
    for (let turns = 1; turns <= deepest; turns++) if (search.wins(seat, turns)) return turns;
    return null;
  } finally {
    budget.used += search.nodes;
  }
}

/** All turns of the side to move, each with the turns that `seat` then needs to force a win. */
export function rateTurns(
  { tree: treeOf }: TreeGame,
  { state }: Match,
  seat: number,
  deepest: number,
  budget: Budget,
): readonly RatedTurn[] {
  const tree = treeOf(state);
  const own = tree.seat() === seat;
  const search = new ForcedWin(tree, budget.left);
  return listTurns(tree, search, budget, () => {
    for (let turns = own ? 1 : 0; turns <= deepest; turns++)
      if (search.wins(seat, own ? turns - 1 : turns)) return turns;
    return null;
  });
}

/** All turns of the side to move; `wins` is `turns` where `seat` then leads by `lead` captures after that many. */
export function rateLeads(
  { tree: treeOf }: TreeGame,
  { state }: Match,
  seat: number,
  turns: number,
  lead: number,
  budget: Budget,
): readonly RatedTurn[] {
  const tree = treeOf(state);
  const left = tree.seat() === seat ? turns - 1 : turns;
  const search = new ForcedLead(tree, budget.left, lead);
  return listTurns(tree, search, budget, () => (search.wins(seat, left) ? turns : null));
}

function listTurns(
  tree: TurnTree,
  search: { readonly nodes: number },
  budget: Budget,
  rate: () => number | null,
): readonly RatedTurn[] {
  try {
    tree.open(0, ROOT);
    const count = tree.more();
    if (tree.complete?.() === false) throw new Unproven('a list of turns is cut off');
    return Array.from({ length: count }, (_, i) => {
      const [moves, noisy] = [tree.writeTurn(i), tree.noisy(i)];
      tree.enter(i);
      const wins = rate();
      tree.leave();
      return { moves, noisy, wins };
    });
  } finally {
    budget.used += search.nodes;
  }
}

export const playsOf = (seat: number, moves: readonly string[]): Play[] =>
  moves.map(move => ({ seat, move }));

/** The position after a turn. */
export function after(match: Match, moves: readonly string[]): Match {
  let next = match;
  const seat = match.game.actors(match.state)[0]!;
  for (const play of playsOf(seat, moves)) next = stepRecorded(next, play).match;
  // A short line keeps searches independent of how a position was reached.
  return matchAt(next.game, next.table, next.state);
}
