import { BAND, type Bodies, DISC, NEVER, POST, RAIL, STOPS } from './bodies.ts';
import { ALONG, PUCK_RADIUS, SOFT_SPEED } from './constants.ts';
import { firstDescent, slopeAt } from './descent.ts';
import { BAND_FIELDS, BAND_REACH, POST_REACH, RAIL_FIELDS, type Terrain } from './terrain.ts';

/** Between the middles of two discs that touch. */
export const TOUCH = 2 * PUCK_RADIUS;
const TOUCH_SQUARED = TOUCH * TOUCH;
const POST_SQUARED = POST_REACH * POST_REACH;

/** What this moving disc meets next, and whom of the others it keeps from meeting something else first. */
export function lookAhead(b: Bodies, terrain: Terrain, i: number): void {
  findStill(b, terrain, i);
  for (let j = 0; j < b.count; j++) if (j !== i && b.speed[j]! > 0) findMoving(b, i, j);
}

/** Everything at rest lies on one straight way: the nearest comes first, and its time follows from the way. */
function findStill(b: Bodies, { posts, rails, bands }: Terrain, i: number): void {
  const x = b.x[i]!;
  const y = b.y[i]!;
  const ux = b.ux[i]!;
  const uy = b.uy[i]!;
  const v = b.speed[i]!;
  let nearest = (v * v) / 2;
  let meets = STOPS;
  for (let r = 0, k = 0; r < rails.length; r += RAIL_FIELDS, k++) {
    const closing = -(rails[r]! * ux + rails[r + 1]! * uy);
    if (closing <= ALONG) continue;
    const left = rails[r]! * x + rails[r + 1]! * y - rails[r + 2]!;
    if (left >= nearest * closing) continue;
    nearest = left <= 0 ? 0 : left / closing;
    meets = RAIL + k;
  }
  for (let p = 0, k = 0; p < posts.length; p += 2, k++) {
    const way = wayTo(posts[p]! - x, posts[p + 1]! - y, ux, uy, POST_REACH, POST_SQUARED, nearest);
    if (way < nearest) {
      nearest = way;
      meets = POST + k;
    }
  }
  for (let s = 0, k = 0; s < bands.length; s += BAND_FIELDS, k++) {
    const way = wayToBand(bands, s, x, y, ux, uy, nearest);
    if (way < nearest) {
      nearest = way;
      meets = BAND + k;
    }
  }
  const { here, speed } = b;
  for (let j = 0; j < b.count; j++) {
    if (here[j] === 0 || speed[j] !== 0 || j === i) continue;
    const way = wayTo(b.x[j]! - x, b.y[j]! - y, ux, uy, TOUCH, TOUCH_SQUARED, nearest);
    if (way >= nearest || isPausing(b, i, j, way)) continue;
    nearest = way;
    meets = DISC + j;
  }
  b.meets[i] = meets;
  b.due[i] = b.now + (meets === STOPS ? v : timeFor(v, nearest));
  b.span[i] = nearest;
}

/** From speed v, until so much way is done. */
function timeFor(v: number, way: number): number {
  const left = v * v - 2 * way;
  return left > 0 ? v - Math.sqrt(left) : v;
}

/** Along (ux, uy) until the middle is `reach` from a point that lies (dx, dy) away; `most` or more when it is not. */
function wayTo(
  dx: number,
  dy: number,
  ux: number,
  uy: number,
  reach: number,
  reachSquared: number,
  most: number,
): number {
  const along = dx * ux + dy * uy;
  if (along <= ALONG * reach || along - reach >= most) return NEVER;
  const outside = dx * dx + dy * dy - reachSquared;
  if (outside <= 0) return 0;
  const under = along * along - outside;
  if (under < 0) return NEVER;
  return along - Math.sqrt(under);
}

/** The sides only: at its ends stand posts. */
function wayToBand(
  bands: Float64Array,
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
  const closing = aside >= 0 ? -leaving : leaving;
  if (closing <= ALONG) return NEVER;
  const left = (aside >= 0 ? aside : -aside) - BAND_REACH;
  if (left >= most * closing) return NEVER;
  const way = left <= 0 ? 0 : left / closing;
  const along = lx * (dx + ux * way) + ly * (dy + uy * way);
  return along >= 0 && along <= bands[s + 4]! ? way : NEVER;
}

/** Two that leaned on each other a moment ago meet again only when it is worth it. */
function isPausing(b: Bodies, i: number, j: number, way: number): boolean {
  const awake = b.awake[i * b.count + j]!;
  if (awake <= b.now) return false;
  const v = b.speed[i]!;
  const time = timeFor(v, way);
  if (b.now + time >= awake) return false;
  const nx = b.x[j]! - b.x[i]!;
  const ny = b.y[j]! - b.y[i]!;
  return (v - time) * (nx * b.ux[i]! + ny * b.uy[i]!) < SOFT_SPEED * TOUCH;
}

/** A disc that has just come to rest lies in the way of those that still move. */
export function standInWay(b: Bodies, j: number): void {
  for (let i = 0; i < b.count; i++) {
    const v = b.speed[i]!;
    if (v === 0) continue;
    const most = wayUntil(v, b.due[i]! - b.now);
    const way = wayTo(b.x[j]! - b.x[i]!, b.y[j]! - b.y[i]!, b.ux[i]!, b.uy[i]!, TOUCH, TOUCH_SQUARED, most);
    if (way >= most || isPausing(b, i, j, way)) continue;
    b.due[i] = b.now + timeFor(v, way);
    b.span[i] = way;
    b.meets[i] = DISC + j;
  }
}

const wayUntil = (v: number, time: number): number => (time < v ? time * (v - time / 2) : (v * v) / 2);

/** Both move: only while both do, and only if neither meets something else before. */
function findMoving(b: Bodies, i: number, j: number): void {
  const dx = b.x[j]! - b.x[i]!;
  const dy = b.y[j]! - b.y[i]!;
  const apart = dx * dx + dy * dy;
  const reach = b.span[i]! + b.span[j]! + TOUCH;
  if (apart > reach * reach) return;
  const vi = b.speed[i]!;
  const vj = b.speed[j]!;
  const end = Math.min(b.due[i]!, b.due[j]!) - b.now;
  const uxi = b.ux[i]!;
  const uyi = b.uy[i]!;
  const uxj = b.ux[j]!;
  const uyj = b.uy[j]!;
  const vx = uxj * vj - uxi * vi;
  const vy = uyj * vj - uyi * vi;
  const ax = (uxi - uxj) / 2;
  const ay = (uyi - uyj) / 2;
  const towards = dx * vx + dy * vy;
  const bending = dx * ax + dy * ay;
  if (staysAway(apart, towards, bending, end)) return;
  const q1 = 2 * towards;
  const q2 = vx * vx + vy * vy + 2 * bending;
  const q3 = 2 * (vx * ax + vy * ay);
  const q4 = ax * ax + ay * ay;
  let time = firstDescent(apart - TOUCH_SQUARED, q1, q2, q3, q4, end);
  if (time === NEVER) return;
  const awake = b.awake[i * b.count + j]! - b.now;
  if (time < awake && -slopeAt(q1, q2, q3, q4, time) < 2 * TOUCH * SOFT_SPEED) {
    // Looked at again when the pause is over; in between nothing happens that anybody could see.
    if (awake > end) return;
    time = awake;
  }
  claim(b, i, j, time);
  claim(b, j, i, time);
}

function claim(b: Bodies, i: number, j: number, time: number): void {
  if (b.now + time >= b.due[i]!) return;
  b.due[i] = b.now + time;
  b.span[i] = wayUntil(b.speed[i]!, time);
  b.meets[i] = DISC + j;
}

/** The distance is never less than its share along the line that joins them now: that share alone excludes most pairs. */
function staysAway(apart: number, towards: number, bending: number, end: number): boolean {
  const needed = TOUCH * Math.sqrt(apart);
  if (apart <= needed) return false;
  const atEnd = apart + end * (towards + end * bending);
  if (atEnd <= needed) return false;
  if (towards >= 0 || bending <= 0) return true;
  const lowest = -towards / (2 * bending);
  return lowest >= end || apart + lowest * (towards / 2) > needed;
}
