import type { PhasedSupport } from '@tablee/kernel';
import { guide, HANDICAPS, PLAYOUT_HANDICAPS } from './bot/guide.ts';
import { TekaoTree } from './bot/tree.ts';
import type { State } from './state.ts';

/** Bot support of Tekao: a guide for placing, a tree for the battle. */
export const bot: PhasedSupport = {
  rules: [1],
  tree: (state: unknown) => ((state as State).phase === 'place' ? null : new TekaoTree(state as State)),
  guide,
  handicaps: HANDICAPS,
  playoutHandicaps: PLAYOUT_HANDICAPS,
};
