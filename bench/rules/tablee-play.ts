import { defaultTable, refereeOnly, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import type { Playing } from './playing.ts';

/** Through the contract every game has: ask who acts, list the moves, pick one, apply it with its events. */
export const playTablee: Playing = (games, seed) => {
  const chance = searchChance(seed);
  const table = defaultTable(tchag);
  let moves = 0;
  for (let game = 0; game < games; game++) {
    const { state } = tchag.setup(table, refereeOnly);
    for (let seat = tchag.actors(state)[0]; seat !== undefined; seat = tchag.actors(state)[0]) {
      tchag.apply(state, seat, tchag.sample(state, seat, chance), refereeOnly);
      moves++;
    }
  }
  return moves;
};
