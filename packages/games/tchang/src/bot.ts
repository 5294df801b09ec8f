import type { Five, Guide, GuideSupport, Musing } from '@tablee/kernel';
import { play } from './apply.ts';
import { choosePlace, listCandidates } from './bot/candidates.ts';
import { judge } from './bot/judge.ts';
import { isSafe, playBest } from './bot/playout.ts';
import type { Move } from './move.ts';
import type { State } from './state.ts';

/** Levels 1 to 4 rank candidates without search, with decreasing noise. Level 5 plays them out. */
const MUSINGS: Five<Musing> = {
  1: { ms: 1_000, most: 60, playouts: 0, blur: 150, attention: 0.4 },
  2: { ms: 1_000, most: 60, playouts: 0, blur: 80, attention: 0.7 },
  3: { ms: 1_000, most: 60, playouts: 0, blur: 40, attention: 0.9 },
  4: { ms: 1_000, most: 60, playouts: 0, blur: 0, attention: 1 },
  5: { ms: 1_000, most: 8, playouts: 240, blur: 0, attention: 1 },
};

/** Departures per playout before the evaluation. Playing to the end adds more noise than information. */
const PLIES = 8;

/** All seats share goal and information, so one policy plays for the whole team. */
const guide: Guide<State, Move> = {
  candidates: (view, seat, most, chance) =>
    view.phase === 'place' ? [choosePlace(view, chance)] : listCandidates(view, seat, most),
  step(world, _seat, chance) {
    if (world.phase === 'place') play(world, choosePlace(world, chance).move, chance, []);
    else playBest(world, chance);
  },
  settled: (world, plies) => world.phase === 'explore' && (plies >= PLIES || isSafe(world)),
  judge: world => judge(world),
};

export const bot: GuideSupport = { rules: 1, guide, musings: MUSINGS };
