import type { Numbers } from './arrays.ts';
import { BAND, type Bodies, POST, RAIL } from './bodies.ts';
import { ALONG } from './constants.ts';
import { BAND_FIELDS, BAND_REACH, POST_REACH, RAIL_FIELDS, type Terrain } from './terrain.ts';

export const NOWHERE = Number.POSITIVE_INFINITY;

/** Distance along (ux, uy) until a point at (dx, dy) is `reach` away; infinite if that is more than `most`. */
export function distanceTo(
  dx: number,
  dy: number,
  ux: number,
  uy: number,
  reach: number,
  most: number,
): number {
  const aside = dx * uy - dy * ux;
  const under = reach * reach - aside * aside;
  if (under < 0) return NOWHERE;
  const along = dx * ux + dy * uy;
  if (along <= ALONG * reach || along - reach > most) return NOWHERE;
  return Math.max(along - Math.sqrt(under), 0);
}

const POST_SQUARED = POST_REACH * POST_REACH;

/** Looks for a post, rail or band that is nearer than what was found before. */
export function findObstacle(b: Bodies, { posts, rails, bands, candidates }: Terrain, i: number): void {
  const x = b.x[i]!;
  const y = b.y[i]!;
  const ux = b.ux[i]!;
  const uy = b.uy[i]!;
  let nearest = b.stopDistance[i]!;
  let stopTarget = b.stopTarget[i]!;
  for (let r = 0, k = 0; r < rails.length; r += RAIL_FIELDS, k++) {
    const closing = -(rails[r]! * ux + rails[r + 1]! * uy);
    const left = rails[r]! * x + rails[r + 1]! * y - rails[r + 2]!;
    if (left >= nearest * closing || closing <= ALONG) continue;
    nearest = left <= 0 ? 0 : left / closing;
    stopTarget = RAIL + k;
  }
  const found = pickPosts(posts, candidates, x, y, ux, uy);
  for (let k = 0; k < found; k++) {
    const p = candidates[k]!;
    const way = distanceTo(posts[p]! - x, posts[p + 1]! - y, ux, uy, POST_REACH, nearest);
    if (way >= nearest) continue;
    nearest = way;
    stopTarget = POST + p / 2;
  }
  for (let s = 0, k = 0; s < bands.length; s += BAND_FIELDS, k++) {
    const way = distanceToBand(bands, s, x, y, ux, uy, nearest);
    if (way >= nearest) continue;
    nearest = way;
    stopTarget = BAND + k;
  }
  b.stopDistance[i] = nearest;
  b.stopTarget[i] = stopTarget;
}

/** Selects the posts on the line of movement, without branches (`Bodies.candidates`). */
function pickPosts(
  posts: Numbers,
  candidates: Numbers,
  x: number,
  y: number,
  ux: number,
  uy: number,
): number {
  let found = 0;
  for (let p = 0; p < posts.length; p += 2) {
    const dx = posts[p]! - x;
    const dy = posts[p + 1]! - y;
    const aside = dx * uy - dy * ux;
    candidates[found] = p;
    found += Number(aside * aside <= POST_SQUARED) & Number(dx * ux + dy * uy > 0);
  }
  return found;
}

/** Distance to the sides of a band; its ends are posts. `most` if it is not met before. */
function distanceToBand(
  bands: Numbers,
  s: number,
  x: number,
  y: number,
  ux: number,
  uy: number,
  most: number,
): number {
  const lx = bands[s + 2]!;
  const ly = bands[s + 3]!;
  const dx = x - bands[s]!;
  const dy = y - bands[s + 1]!;
  const aside = ly * dx - lx * dy;
  const leaving = ly * ux - lx * uy;
  const left = Math.abs(aside) - BAND_REACH;
  if (left >= most * Math.abs(leaving)) return most;
  const closing = aside >= 0 ? -leaving : leaving;
  if (closing <= ALONG) return most;
  const way = left <= 0 ? 0 : left / closing;
  const along = lx * (dx + ux * way) + ly * (dy + uy * way);
  return along >= 0 && along <= bands[s + 4]! ? way : most;
}
