import type { TreeSupport } from '@tablee/kernel';
import { TchagTree } from './bot/tree.ts';
import type { State } from './state.ts';

/** What bots need to play Tchag well: its tree of whole turns. */
export const bot: TreeSupport = {
  rules: 1,
  tree: (state: unknown) => new TchagTree(state as State),
};
