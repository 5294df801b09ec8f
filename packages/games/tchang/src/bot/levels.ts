import type { Five, Musing } from '@tablee/kernel';

/** The first three go by a glance, ever less blurred; the others play their ideas out. */
export const MUSINGS: Five<Musing> = {
  1: { ms: 1_000, most: 60, playouts: 0, blur: 150, attention: 0.4 },
  2: { ms: 1_000, most: 60, playouts: 0, blur: 70, attention: 0.7 },
  3: { ms: 1_000, most: 60, playouts: 0, blur: 20, attention: 1 },
  4: { ms: 1_000, most: 5, playouts: 40, blur: 0, attention: 1 },
  5: { ms: 1_000, most: 8, playouts: 160, blur: 0, attention: 1 },
};
