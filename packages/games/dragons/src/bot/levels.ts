import type { ByLevel, PlayoutHandicap } from '@tablee/kernel';

/**
 * How well a stone that was seen and covered is remembered: `grasp` is the chance that it is taken in at all, and after
 * `span` other stones seen half of what was taken in is gone (DRAGON-8).
 */
export type Recall = { readonly grasp: number; readonly span: number };

export const RECALLS: ByLevel<Recall> = {
  1: { grasp: 0.2, span: 5 },
  2: { grasp: 0.42, span: 14 },
  3: { grasp: 0.65, span: 30 },
  4: { grasp: 0.85, span: 80 },
  5: { grasp: 0.98, span: 2_000 },
};

/** Nothing is searched: what one more stone is worth is worked out, and misjudged by `blur`. */
export const PLAYOUT_HANDICAPS: ByLevel<PlayoutHandicap> = {
  1: { ms: 1_000, most: 12, playouts: 0, blur: 80, attention: 1 },
  2: { ms: 1_000, most: 12, playouts: 0, blur: 40, attention: 1 },
  3: { ms: 1_000, most: 12, playouts: 0, blur: 22, attention: 1 },
  4: { ms: 1_000, most: 12, playouts: 0, blur: 10, attention: 1 },
  5: { ms: 1_000, most: 12, playouts: 0, blur: 0, attention: 1 },
};
