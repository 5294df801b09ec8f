import type { TreeSupport } from '@tablee/kernel';
import { TchagTree } from './bot/tree.ts';
import type { State } from './state.ts';

/** Bot support of Tchag. */
export const bot: TreeSupport = {
  rules: [1],
  tree: (state: unknown) => new TchagTree(state as State),
};
