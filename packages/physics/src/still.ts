import { type Bodies, DISC, POST, STOPS, wayIn } from './bodies.ts';
import { PUCK_RADIUS, SOFT_SPEED } from './constants.ts';
import { findFixed } from './fixed.ts';
import { wayTo } from './ray.ts';
import { roomFrom } from './room.ts';
import type { Terrain } from './terrain.ts';

/** Between the middles of two discs that touch. */
export const TOUCH = 2 * PUCK_RADIUS;

const TOUCH_SQUARED = TOUCH * TOUCH;

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

/** Those that move and would touch it, if they went straight on for ever. */
function pickAimed(b: Bodies, j: number): number {
  const { x, y, ux, uy, picked } = b;
  const { list, size } = b.movers;
  const atX = x[j]!;
  const atY = y[j]!;
  let found = 0;
  for (let k = 0; k < size; k++) {
    const i = list[k]!;
    const dx = atX - x[i]!;
    const dy = atY - y[i]!;
    const aside = dx * uy[i]! - dy * ux[i]!;
    picked[found] = i;
    found += Number(aside * aside <= TOUCH_SQUARED) & Number(dx * ux[i]! + dy * uy[i]! > 0);
  }
  return found;
}

/** A disc that has just come to rest lies in the way of those that still move. */
export function standInWay(b: Bodies, j: number): void {
  const found = pickAimed(b, j);
  for (let k = 0; k < found; k++) {
    const i = b.picked[k]!;
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
  if (left === Number.POSITIVE_INFINITY) return false;
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
