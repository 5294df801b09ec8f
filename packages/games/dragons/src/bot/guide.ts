import type { Guide } from '@tablee/kernel';
import { play } from '../apply.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { listCandidates } from './candidates.ts';
import { toLogOdds } from './odds.ts';
import { chanceOf, lookAhead } from './outlook.ts';

export const guide: Guide<State, Move> = {
  candidates: listCandidates,
  step(world, seat, chance) {
    const [best] = listCandidates(world, seat, 1, chance);
    play(world, seat, best!.move, chance, []);
  },
  /** Between two rounds nothing is at stake. */
  settled: world => world.phase === 'duel',
  judge: (world, seat) => toLogOdds(chanceOf(lookAhead(world), seat)),
};
