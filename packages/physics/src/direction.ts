import { SINES } from './sines.ts';

/** TCHAKO-20: 0 is east, counter-clockwise, 1024 is north. */
export const DIRECTIONS = 4_096;
const QUARTER = DIRECTIONS / 4;

export type Vector = { readonly x: number; readonly y: number };

/** By direction, of length one as nearly as numbers can be; by coordinate: shots are aimed by the hundred thousand. */
export const UNIT_X: Float64Array = Float64Array.from({ length: DIRECTIONS }, (_, i) => workOut(i).x);
export const UNIT_Y: Float64Array = Float64Array.from({ length: DIRECTIONS }, (_, i) => workOut(i).y);

export function unitOf(direction: number): Vector {
  const whole = direction % DIRECTIONS;
  return { x: UNIT_X[whole]!, y: UNIT_Y[whole]! };
}

function workOut(direction: number): Vector {
  const quarter = Math.floor(direction / QUARTER);
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
