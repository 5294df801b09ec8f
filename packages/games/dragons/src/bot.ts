import type { Five, Guide, GuideSupport, Musing } from '@tablee/kernel';
import { play } from './apply.ts';
import { listCandidates } from './bot/candidates.ts';
import { remember } from './bot/memory.ts';
import { chanceOf, lookAhead, toLogOdds } from './bot/outlook.ts';
import type { Move } from './move.ts';
import type { State } from './state.ts';

const guide: Guide<State, Move> = {
  candidates: listCandidates,
  step(world, seat, chance) {
    const [best] = listCandidates(world, seat, 1, chance);
    play(world, seat, best!.move, chance, []);
  },
  /** Evaluate between two rounds. */
  settled: world => world.phase === 'duel',
  judge: (world, seat) => toLogOdds(chanceOf(lookAhead(world), seat)),
};

/** No search: candidates are evaluated directly; `blur` adds noise to the evaluation. */
const MUSINGS: Five<Musing> = {
  1: { ms: 1_000, most: 12, playouts: 0, blur: 80, attention: 1 },
  2: { ms: 1_000, most: 12, playouts: 0, blur: 40, attention: 1 },
  3: { ms: 1_000, most: 12, playouts: 0, blur: 22, attention: 1 },
  4: { ms: 1_000, most: 12, playouts: 0, blur: 10, attention: 1 },
  5: { ms: 1_000, most: 12, playouts: 0, blur: 0, attention: 1 },
};

export const bot: GuideSupport = { rules: 1, guide, musings: MUSINGS, remember };
