import { BAND_RADIUS, POST_RADIUS, PUCK_RADIUS } from '@tablee/physics';

/** Lengths of the rules in 1/64 mm. Distances are compared exactly, with integers (TCHAKO-20). */

/** TCHAKO-4: the largest distance between the middles of a puck and of a zone it is in. */
export const ZONE_REACH = 3_264;
/** TCHAKO-13, TCHAKO-17: a puck nearer than this to the middle of a space is on it. */
export const SPACE_REACH = 1_536;
/** TCHAKO-13: distance from the middle to which a puck in the way is moved. */
export const ASIDE = 1_856;
/** TCHAKO-15 */
export const FINGER = 1_024;

/** TCHAKO-20: overlap up to 1/32 mm counts as touching. */
const SLACK = 2;
export const PUCK_FREE = 2 * PUCK_RADIUS - SLACK;
export const POST_FREE = PUCK_RADIUS + POST_RADIUS - SLACK;
export const BAND_FREE = PUCK_RADIUS + BAND_RADIUS - SLACK;
export const RAIL_FREE = PUCK_RADIUS - SLACK;

export const square = (n: number): number => n * n;

export const squareApart = (ax: number, ay: number, bx: number, by: number): number =>
  (ax - bx) * (ax - bx) + (ay - by) * (ay - by);

/** The square of a larger number would not be exact; at that distance nothing is near. */
const LARGEST = 90_000_000;

/** Whether a point is nearer than `reach` to the segment between two others. */
export function isNearSegment(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  reach: number,
): boolean {
  const lx = bx - ax;
  const ly = by - ay;
  const dx = px - ax;
  const dy = py - ay;
  const along = dx * lx + dy * ly;
  const length = lx * lx + ly * ly;
  if (along <= 0) return dx * dx + dy * dy < reach * reach;
  if (along >= length) return squareApart(px, py, bx, by) < reach * reach;
  const aside = Math.abs(dx * ly - dy * lx);
  return aside < LARGEST && aside * aside < reach * reach * length;
}

/** Whether a point is nearer than `reach` to the side a → b of the rail, or beyond it. */
export function isNearSide(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  reach: number,
): boolean {
  const lx = bx - ax;
  const ly = by - ay;
  const inside = lx * (py - ay) - ly * (px - ax);
  if (inside < 0) return true;
  return inside < LARGEST && inside * inside < reach * reach * (lx * lx + ly * ly);
}

const turnOf = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Whether two segments cross in their interior. */
export function doCross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  return (
    turnOf(ax, ay, bx, by, cx, cy) * turnOf(ax, ay, bx, by, dx, dy) < 0 &&
    turnOf(cx, cy, dx, dy, ax, ay) * turnOf(cx, cy, dx, dy, bx, by) < 0
  );
}
