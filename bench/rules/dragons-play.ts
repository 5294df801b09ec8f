import { dragons } from '@tablee/dragons';
import { searchChance } from '@tablee/kernel';
import type { Playing } from './playing.ts';

/** Through the contract, as a bot's imagined games go: who acts, some legal move, apply it with its events and luck. */
export const playDragons: Playing = (games, seed) => {
  const chance = searchChance(seed);
  const table = { seats: 3, options: { hands: 'screen' as const } };
  let moves = 0;
  for (let game = 0; game < games; game++) {
    const { state } = dragons.setup(table, chance);
    for (let seat = dragons.actors(state)[0]; seat !== undefined; seat = dragons.actors(state)[0]) {
      dragons.apply(state, seat, dragons.sample(state, seat, chance), chance);
      moves++;
    }
  }
  return moves;
};
