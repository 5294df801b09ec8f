import { BAND, type Bodies, DISC, POST, RAIL, STOPS, wayIn } from './bodies.ts';
import { ALONG, PUCK_RADIUS, SOFT_SPEED } from './constants.ts';
import { roomFrom } from './room.ts';
import type { Row } from './row.ts';
import { BAND_FIELDS, BAND_REACH, POST_REACH, RAIL_FIELDS, type Terrain } from './terrain.ts';

/** Between the middles of two discs that touch. */
export const TOUCH = 2 * PUCK_RADIUS;

const TOUCH_SQUARED = TOUCH * TOUCH;
const POST_SQUARED = POST_REACH * POST_REACH;
const NOWHERE = Number.POSITIVE_INFINITY;

/** Everything at rest lies on one straight way: the nearest comes first, and its time follows from the way. */
export function findStill(b: Bodies, terrain: Terrain, i: number): void {
  const v = b.speed[i]!;
  b.near[i] = (v * v) / 2;
  b.halts[i] = STOPS;
  const found = pickInLine(b, i);
  for (let k = 0; k < found; k++) findResting(b, i, b.picked[k]!);
  if (b.near[i]! > roomFrom(terrain, b.x[i]!, b.y[i]!)) findFixed(b, terrain, i);
  const near = b.near[i]!;
  b.halt[i] = b.since[i]! + (b.halts[i] === STOPS ? v : timeFor(v, near));
  b.midX[i] = b.x[i]! + b.ux[i]! * (near / 2);
  b.midY[i] = b.y[i]! + b.uy[i]! * (near / 2);
  b.half[i] = near / 2;
}

/** Those at rest that would be touched by somebody who went straight on for ever. */
function pickInLine(b: Bodies, i: number): number {
  const { x, y, picked } = b;
  const { list, size } = b.resting;
  const atX = x[i]!;
  const atY = y[i]!;
  const ux = b.ux[i]!;
  const uy = b.uy[i]!;
  let found = 0;
  for (let k = 0; k < size; k++) {
    const j = list[k]!;
    const dx = x[j]! - atX;
    const dy = y[j]! - atY;
    const aside = dx * uy - dy * ux;
    picked[found] = j;
    found += Number(aside * aside <= TOUCH_SQUARED) & Number(dx * ux + dy * uy > 0);
  }
  return found;
}

/** Posts, rail and bands, as far as they are nearer than what was found. */
function findFixed(b: Bodies, { posts, rails, bands }: Terrain, i: number): void {
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
  for (let p = 0, k = 0; p < posts.length; p += 2, k++) {
    const dx = posts[p]! - x;
    const dy = posts[p + 1]! - y;
    const aside = dx * uy - dy * ux;
    if (aside * aside > POST_SQUARED) continue;
    const way = wayTo(dx, dy, ux, uy, POST_REACH, nearest);
    if (way >= nearest) continue;
    nearest = way;
    halts = POST + k;
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

/** A disc that has just come to rest lies in the way of those that still move. */
export function standInWay(b: Bodies, j: number): void {
  const { list, size } = b.movers;
  for (let k = 0; k < size; k++) {
    const i = list[k]!;
    if (!isInLine(b.x[j]! - b.x[i]!, b.y[j]! - b.y[i]!, b.ux[i]!, b.uy[i]!)) continue;
    if (!findResting(b, i, j)) continue;
    b.halt[i] = b.since[i]! + timeFor(b.speed[i]!, b.near[i]!);
    if (b.halt[i]! > b.due[i]!) continue;
    b.due[i] = b.halt[i]!;
    b.meets[i] = DISC + j;
  }
}

/** Of two met at the very same moment, what is fixed comes last, and of two discs the one that lies more straight ahead. */
function isSooner(b: Bodies, i: number, j: number, other: number): boolean {
  if (other < DISC || other >= POST) return other >= POST;
  const straighter = ahead(b, i, j) - ahead(b, i, other - DISC);
  return straighter !== 0 ? straighter > 0 : b.isBefore(j, other - DISC);
}

const ahead = (b: Bodies, i: number, j: number): number =>
  (b.x[j]! - b.x[i]!) * b.ux[i]! + (b.y[j]! - b.y[i]!) * b.uy[i]!;

/** From speed v, until so much way is done. */
function timeFor(v: number, way: number): number {
  const left = v * v - 2 * way;
  return left > 0 ? (2 * way) / (v + Math.sqrt(left)) : v;
}

/**
 * Along (ux, uy) until the middle is `reach` from a point that lies (dx, dy) away; NOWHERE when that is not within `most`.
 * What is asked first excludes most: a processor that guesses the answer is seldom wrong.
 */
function wayTo(dx: number, dy: number, ux: number, uy: number, reach: number, most: number): number {
  const aside = dx * uy - dy * ux;
  const under = reach * reach - aside * aside;
  if (under < 0) return NOWHERE;
  const along = dx * ux + dy * uy;
  if (along <= ALONG * reach || along - reach > most) return NOWHERE;
  return Math.max(along - Math.sqrt(under), 0);
}

/** Whether it is worth a closer look. */
const isInLine = (dx: number, dy: number, ux: number, uy: number): boolean => {
  const aside = dx * uy - dy * ux;
  return aside * aside <= TOUCH_SQUARED;
};

/** Whether it is nearer than what was found. A disc that came to rest after a course began was not there for all of it. */
function findResting(b: Bodies, i: number, j: number): boolean {
  const v = b.speed[i]!;
  const ux = b.ux[i]!;
  const uy = b.uy[i]!;
  const most = b.near[i]!;
  let dx = b.x[j]! - b.x[i]!;
  let dy = b.y[j]! - b.y[i]!;
  let done = 0;
  if (b.since[j]! > b.since[i]!) {
    done = wayIn(v, b.since[j]! - b.since[i]!);
    dx -= ux * done;
    dy -= uy * done;
  }
  const left = wayTo(dx, dy, ux, uy, TOUCH, most - done);
  if (left === NOWHERE) return false;
  let way = done + left;
  const awake = b.awake[i * b.count + j]! - b.since[i]!;
  if (awake > 0) {
    const time = timeFor(v, way);
    // Two that leaned on each other a moment ago meet softly when the pause is over: nobody could see the difference.
    if (time < awake && (v - time) * (dx * ux + dy * uy - left) < SOFT_SPEED * TOUCH) way = wayIn(v, awake);
  }
  if (way > most || (way === most && !isSooner(b, i, j, b.halts[i]!))) return false;
  b.near[i] = way;
  b.halts[i] = DISC + j;
  return true;
}

/** The sides only: at its ends stand posts. */
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
  if (left >= most * Math.abs(leaving)) return NOWHERE;
  const closing = aside >= 0 ? -leaving : leaving;
  if (closing <= ALONG) return NOWHERE;
  const way = left <= 0 ? 0 : left / closing;
  const along = lx * (dx + ux * way) + ly * (dy + uy * way);
  return along >= 0 && along <= bands[s + 4]! ? way : NOWHERE;
}
