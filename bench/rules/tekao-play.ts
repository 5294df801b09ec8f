import { defaultOptions, refereeOnly, searchChance } from '@tablee/kernel';
import { tekao } from '@tablee/tekao';
import type { Playing } from './playing.ts';

/** So many starts are laid out before the clock runs: the battle is measured, not the lot that sets it up. */
const STARTS = 500;
const chance = searchChance(2);
const table = { seats: 2, options: { ...defaultOptions(tekao.options), setup: 'mirrored' as const } };
const starts = Array.from({ length: STARTS }, () => tekao.setup(table, chance).state);

/** The battle through the contract: who acts, some legal move, apply it with its events. */
export const playTekao: Playing = (games, seed) => {
  const luck = searchChance(seed);
  let moves = 0;
  for (let game = 0; game < games; game++) {
    const state = tekao.clone(starts[luck.pick(STARTS)]!);
    for (let seat = tekao.actors(state)[0]; seat !== undefined; seat = tekao.actors(state)[0]) {
      tekao.apply(state, seat, tekao.sample(state, seat, luck), refereeOnly);
      moves++;
    }
  }
  return moves;
};
