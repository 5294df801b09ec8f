import {
  type Game,
  isRefused,
  type Match,
  openMatch,
  playMove,
  readTable,
  searchChance,
} from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import type { GameSource } from '../src/tables/game-source.ts';

/** A random legal game of Tchag to its end, determined by the seed. */
export function randomGame(seed: number): readonly { readonly seat: number; readonly move: string }[] {
  const game: Game = tchag as unknown as Game;
  const chance = searchChance(seed);
  let match: Match = openMatch(game, readTable(game, 2, {}), chance).match;
  const moves: { seat: number; move: string }[] = [];
  while (!match.outcome) {
    const seat = game.actors(match.state)[0]!;
    const move = game.writeMove(game.sample(match.state, seat, chance));
    const step = playMove(match, seat, move, chance);
    if (isRefused(step)) throw new Error(`${move} was sampled and is refused`);
    moves.push({ seat, move });
    match = step.match;
  }
  return moves;
}

/** A game source with these games only. */
export const shelfOf = (...games: readonly unknown[]): GameSource => {
  const known = games as readonly Game[];
  return {
    ids: [...new Set(known.map(g => g.id))],
    rules: Object.fromEntries(
      known.map(({ id }) => [
        id,
        known
          .filter(g => g.id === id)
          .map(g => g.rules)
          .toSorted(),
      ]),
    ),
    load: async (id, rules) =>
      known.find(g => g.id === id && (rules === undefined || rules === g.rules)) ?? null,
  };
};
