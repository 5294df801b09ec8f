import { DIRECTIONS, FULL_POWER, UNIT_X, UNIT_Y } from '@tablee/physics';

const HALF = DIRECTIONS / 2;

/**
 * TCHAKO-22: whatever hand or bot points along (x, y), y to the north, gets the nearest of the 4,096 directions; just between two,
 * the lower. Found by halving in the one table, so that nobody's arcs decide.
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

/** TCHAKO-22: a share of full power, 0 ‥ 1, as one of the thousand, whatever the hand did to mean it. */
export const powerAt = (part: number): number =>
  Math.min(FULL_POWER, Math.max(1, Math.round(FULL_POWER * part)));
