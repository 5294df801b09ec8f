import { SINES } from './sines.ts';

/** TCHAKO-20: 0 is east, counter-clockwise, 1024 is north. */
export const DIRECTIONS = 4_096;
const QUARTER = DIRECTIONS / 4;

export type Vector = { readonly x: number; readonly y: number };

/** Of length one, as nearly as numbers can be. */
export function unitOf(direction: number): Vector {
  const quarter = Math.floor(direction / QUARTER) % 4;
  const step = direction % QUARTER;
  const along = SINES[QUARTER - step]!;
  const aside = SINES[step]!;
  const length = Math.sqrt(along * along + aside * aside);
  const c = along / length;
  const s = aside / length;
  if (quarter === 0) return { x: c, y: s };
  if (quarter === 1) return { x: -s, y: c };
  if (quarter === 2) return { x: -c, y: -s };
  return { x: s, y: -c };
}
