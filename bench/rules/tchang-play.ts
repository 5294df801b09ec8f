import { defaultTable, searchChance } from '@tablee/kernel';
import { tchang } from '@tablee/tchang';
import type { Playing } from './playing.ts';

/** So many tombs are laid out before the clock runs: the search is measured, not the lot that sets it up. */
const STARTS = 500;
const chance = searchChance(2);
const starts = Array.from({ length: STARTS }, () => tchang.setup(defaultTable(tchang), chance).state);

/** Through the contract, as a bot's imagined games go: who acts, some legal move, apply it with its events and luck. */
export const playTchang: Playing = (games, seed) => {
  const luck = searchChance(seed);
  let moves = 0;
  for (let game = 0; game < games; game++) {
    const state = tchang.clone(starts[luck.pick(STARTS)]!);
    for (let seat = tchang.actors(state)[0]; seat !== undefined; seat = tchang.actors(state)[0]) {
      tchang.apply(state, seat, tchang.sample(state, seat, luck), luck);
      moves++;
    }
  }
  return moves;
};
