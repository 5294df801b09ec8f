import type { Guide } from '@tablee/kernel';
import { play } from '../apply.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { listCandidates } from './candidates.ts';
import { judge } from './judge.ts';
import { choosePlace } from './placing.ts';
import { goOn, isSafe } from './team.ts';

/** Departures a world is played on for before it is judged: the judgement is rough, but to the end too much is luck. */
const PLIES = 8;

/** All seats want the same and see the same, so that one team plays every world. */
export const guide: Guide<State, Move> = {
  candidates: (view, seat, most, chance) =>
    view.phase === 'place' ? [choosePlace(view, chance)] : listCandidates(view, seat, most),
  step(world, _seat, chance) {
    if (world.phase === 'place') play(world, choosePlace(world, chance).move, chance, []);
    else goOn(world, chance);
  },
  settled: (world, plies) => world.phase === 'explore' && (plies >= PLIES || isSafe(world)),
  judge: world => judge(world),
};
