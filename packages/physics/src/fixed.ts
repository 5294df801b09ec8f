import { BAND, type Bodies, POST, RAIL } from './bodies.ts';
import { ALONG } from './constants.ts';
import { wayTo } from './ray.ts';
import type { Row } from './row.ts';
import { BAND_FIELDS, BAND_REACH, POST_REACH, RAIL_FIELDS, type Terrain } from './terrain.ts';

const POST_SQUARED = POST_REACH * POST_REACH;

/** Posts, rail and bands, as far as they are nearer than what was found. */
export function findFixed(b: Bodies, { posts, rails, bands, inLine }: Terrain, i: number): void {
  const x = b.x[i]!;
  const y = b.y[i]!;
  const ux = b.ux[i]!;
  const uy = b.uy[i]!;
  let nearest = b.near[i]!;
  let halts = b.halts[i]!;
  for (let r = 0, k = 0; r < rails.length; r += RAIL_FIELDS, k++) {
    const closing = -(rails[r]! * ux + rails[r + 1]! * uy);
    const left = rails[r]! * x + rails[r + 1]! * y - rails[r + 2]!;
    if (left >= nearest * closing || closing <= ALONG) continue;
    nearest = left <= 0 ? 0 : left / closing;
    halts = RAIL + k;
  }
  const found = pickPosts(posts, inLine, x, y, ux, uy);
  for (let k = 0; k < found; k++) {
    const p = inLine[k]!;
    const way = wayTo(posts[p]! - x, posts[p + 1]! - y, ux, uy, POST_REACH, nearest);
    if (way >= nearest) continue;
    nearest = way;
    halts = POST + p / 2;
  }
  for (let s = 0, k = 0; s < bands.length; s += BAND_FIELDS, k++) {
    const way = wayToBand(bands, s, x, y, ux, uy, nearest);
    if (way >= nearest) continue;
    nearest = way;
    halts = BAND + k;
  }
  b.near[i] = nearest;
  b.halts[i] = halts;
}

/** Those that would be touched by somebody who went straight on for ever, without a branch (`Bodies.picked`). */
function pickPosts(posts: Row, inLine: Row, x: number, y: number, ux: number, uy: number): number {
  let found = 0;
  for (let p = 0; p < posts.length; p += 2) {
    const dx = posts[p]! - x;
    const dy = posts[p + 1]! - y;
    const aside = dx * uy - dy * ux;
    inLine[found] = p;
    found += Number(aside * aside <= POST_SQUARED) & Number(dx * ux + dy * uy > 0);
  }
  return found;
}

/** The sides only: at its ends stand posts. `most` when it is not met before. */
function wayToBand(
  bands: Row,
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
