import type { PhasedSupport } from '@tablee/kernel';
import { guide } from './bot/guide.ts';
import { HANDICAPS, PLAYOUT_HANDICAPS } from './bot/levels.ts';
import { TekaoTree } from './bot/tree.ts';
import type { State } from './state.ts';

/** What bots need to play Tekao well: where to put the pieces, and the battle, which has no luck left. */
export const bot: PhasedSupport = {
  rules: 1,
  tree: (state: unknown) => ((state as State).phase === 'place' ? null : new TekaoTree(state as State)),
  guide,
  handicaps: HANDICAPS,
  playoutHandicaps: PLAYOUT_HANDICAPS,
};
