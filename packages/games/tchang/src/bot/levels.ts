import type { ByLevel, PlayoutHandicap } from '@tablee/kernel';

/** The first four go by a glance, ever less blurred; the last plays its ideas out. */
export const PLAYOUT_HANDICAPS: ByLevel<PlayoutHandicap> = {
  1: { ms: 1_000, most: 60, playouts: 0, blur: 150, attention: 0.4 },
  2: { ms: 1_000, most: 60, playouts: 0, blur: 80, attention: 0.7 },
  3: { ms: 1_000, most: 60, playouts: 0, blur: 40, attention: 0.9 },
  4: { ms: 1_000, most: 60, playouts: 0, blur: 0, attention: 1 },
  5: { ms: 1_000, most: 8, playouts: 240, blur: 0, attention: 1 },
};
