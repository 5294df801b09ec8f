import type { Guide } from '@tablee/kernel';
import type { Move } from '../move.ts';
import { type State, sideToMove } from '../state.ts';
import { sideOfSeat } from '../variant.ts';
import { Field } from './field.ts';
import { judge } from './judge.ts';
import { listPlacings, placeDecently } from './placing.ts';

/** Before the battle: the rest is placed decently by both sides, and the first position of the battle is judged. */
export const guide: Guide<State, Move> = {
  candidates: (view, _seat, most) => listPlacings(view, most),
  step: (world, _seat, chance) => placeDecently(world, chance),
  settled: world => world.phase !== 'place',
  judge(world, seat) {
    const value = judge(new Field(world));
    return sideToMove(world) === sideOfSeat(seat) ? value : -value;
  },
};
