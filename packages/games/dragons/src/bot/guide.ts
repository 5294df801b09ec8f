import type { ByLevel, Guide, PlayoutHandicap } from '@tablee/kernel';
import { play } from '../apply.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { listCandidates } from './candidates.ts';
import { chanceOf, lookAhead, toLogOdds } from './outlook.ts';

/** No playout search: priors are computed exactly, and levels misjudge them by `blur`. */
export const PLAYOUT_HANDICAPS: ByLevel<PlayoutHandicap> = {
  1: { ms: 1_000, most: 12, playouts: 0, blur: 80, attention: 1 },
  2: { ms: 1_000, most: 12, playouts: 0, blur: 40, attention: 1 },
  3: { ms: 1_000, most: 12, playouts: 0, blur: 22, attention: 1 },
  4: { ms: 1_000, most: 12, playouts: 0, blur: 10, attention: 1 },
  5: { ms: 1_000, most: 12, playouts: 0, blur: 0, attention: 1 },
};

export const guide: Guide<State, Move> = {
  candidates: listCandidates,
  step(world, seat, chance) {
    const [best] = listCandidates(world, seat, 1, chance);
    play(world, seat, best!.move, chance, []);
  },
  /** Between two rounds no fireflies are at risk. */
  settled: world => world.phase === 'duel',
  judge: (world, seat) => toLogOdds(chanceOf(lookAhead(world), seat)),
};
