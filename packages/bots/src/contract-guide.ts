import type { Candidate, Chance, Game, Guide } from '@tablee/kernel';
import { toLogOdds } from './odds.ts';

/** Where a game judges positions, it is asked this many steps after the candidate. */
const JUDGED_FROM = 12;
/** A game that goes on longer than this at random is called even. */
const ENDLESS = 3_000;

/**
 * Any game over the contract alone: every move is a candidate (or as many as fit, drawn by lot), worlds are played on by
 * its own samples, and judged by its judge or at the end.
 */
export function contractGuide(game: Game): Guide {
  return {
    candidates(view, seat, most, chance) {
      const found = new Map<string, Candidate>();
      const add = (move: unknown) => found.set(game.writeMove(move), { move, prior: 0 });
      for (const move of game.moves(view, seat)) add(move);
      if (game.traits.moves === 'sampled') {
        for (let tries = 0; tries < most; tries++) add(game.sample(view, seat, chance));
      }
      return drawSome([...found.values()], most, chance);
    },
    step(world, seat, chance) {
      game.apply(world, seat, game.sample(world, seat, chance), chance);
    },
    settled: (_world, plies) => plies >= (game.judge ? JUDGED_FROM : ENDLESS),
    judge: (world, seat) => toLogOdds(game.judge?.(world, seat) ?? 0.5),
  };
}

function drawSome<T>(all: T[], most: number, chance: Chance): T[] {
  while (all.length > most) {
    all[chance.pick(all.length)] = all.at(-1)!;
    all.pop();
  }
  return all;
}
