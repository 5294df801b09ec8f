import { DIRECTIONS, FULL_POWER, UNIT_X, UNIT_Y } from '@tablee/physics';

const HALF = DIRECTIONS / 2;

/**
 * TCHAKO-22: the direction nearest to the vector (x, y), y to the north; of two equally near, the lower. Found by bisection in
 * the table of directions, so that no engine's own `atan2` is used.
 */
export function directionTo(x: number, y: number): number {
  const from = y > 0 || (y === 0 && x >= 0) ? 0 : HALF;
  let low = 0;
  let high = HALF;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (UNIT_X[from + middle]! * y - UNIT_Y[from + middle]! * x >= 0) low = middle;
    else high = middle;
  }
  const below = from + low;
  const above = (below + 1) % DIRECTIONS;
  const along = (direction: number): number => UNIT_X[direction]! * x + UNIT_Y[direction]! * y;
  return along(above) > along(below) ? above : below;
}

/** TCHAKO-22: a share of full power, 0 ‥ 1, as a power of 1 ‥ 1000. */
export const powerAt = (part: number): number =>
  Math.min(FULL_POWER, Math.max(1, Math.round(FULL_POWER * part)));
