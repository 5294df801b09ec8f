import { defaultOptions, searchChance } from '@tablee/kernel';
import { tock } from '@tablee/tock';
import type { Playing } from './playing.ts';

/** Through the contract, as a bot's imagined games go: who acts, some legal move, apply it with its events and luck. */
export const playTock =
  (seats: number): Playing =>
  (games, seed) => {
    const chance = searchChance(seed);
    const table = { seats, options: defaultOptions(tock.options) };
    let moves = 0;
    for (let game = 0; game < games; game++) {
      const { state } = tock.setup(table, chance);
      for (let seat = tock.actors(state)[0]; seat !== undefined; seat = tock.actors(state)[0]) {
        tock.apply(state, seat, tock.sample(state, seat, chance), chance);
        moves++;
      }
    }
    return moves;
  };
