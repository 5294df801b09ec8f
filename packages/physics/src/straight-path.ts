import { type Bodies, DISC, distanceAfter, POST, STOPS } from './bodies.ts';
import { PUCK_RADIUS, SOFT_SPEED } from './constants.ts';
import { distanceTo, findObstacle, NOWHERE } from './obstacles.ts';
import { clearanceAt, type Terrain } from './terrain.ts';

/** Distance between the middles of two discs that touch. */
export const TOUCH = 2 * PUCK_RADIUS;

const TOUCH_SQUARED = TOUCH * TOUCH;

/** Finds what a disc meets first among everything at rest. The time follows from the distance. */
export function predictStop(b: Bodies, terrain: Terrain, i: number): void {
  const v = b.speed[i]!;
  b.stopDistance[i] = (v * v) / 2;
  b.stopTarget[i] = STOPS;
  const found = pickInLine(b, i);
  for (let k = 0; k < found; k++) findResting(b, i, b.candidates[k]!);
  if (b.stopDistance[i]! > clearanceAt(terrain, b.x[i]!, b.y[i]!)) findObstacle(b, terrain, i);
  const stopDistance = b.stopDistance[i]!;
  b.stopTime[i] = b.startTime[i]! + (b.stopTarget[i] === STOPS ? v : timeFor(v, stopDistance));
  b.midX[i] = b.x[i]! + b.ux[i]! * (stopDistance / 2);
  b.midY[i] = b.y[i]! + b.uy[i]! * (stopDistance / 2);
  b.half[i] = stopDistance / 2;
}

/** Selects the resting discs on a disc's line of movement. */
function pickInLine(b: Bodies, i: number): number {
  const { x, y, candidates } = b;
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
    candidates[found] = j;
    found += Number(aside * aside <= TOUCH_SQUARED) & Number(dx * ux + dy * uy > 0);
  }
  return found;
}

/** Selects the moving discs whose line of movement touches a disc. */
function pickAimed(b: Bodies, j: number): number {
  const { x, y, ux, uy, candidates } = b;
  const { list, size } = b.moving;
  const atX = x[j]!;
  const atY = y[j]!;
  let found = 0;
  for (let k = 0; k < size; k++) {
    const i = list[k]!;
    const dx = atX - x[i]!;
    const dy = atY - y[i]!;
    const aside = dx * uy[i]! - dy * ux[i]!;
    candidates[found] = i;
    found += Number(aside * aside <= TOUCH_SQUARED) & Number(dx * ux[i]! + dy * uy[i]! > 0);
  }
  return found;
}

/** A disc that has just come to rest may be in the way of moving discs. */
export function blockMoving(b: Bodies, j: number): void {
  const found = pickAimed(b, j);
  for (let k = 0; k < found; k++) {
    const i = b.candidates[k]!;
    if (!findResting(b, i, j)) continue;
    b.stopTime[i] = b.startTime[i]! + timeFor(b.speed[i]!, b.stopDistance[i]!);
    if (b.stopTime[i]! > b.nextTime[i]!) continue;
    b.nextTime[i] = b.stopTime[i]!;
    b.nextTarget[i] = DISC + j;
  }
}

/** Order of two contacts at the same time: discs before obstacles, then the disc more directly ahead. */
function isSooner(b: Bodies, i: number, j: number, other: number): boolean {
  if (other < DISC || other >= POST) return other >= POST;
  const straighter = ahead(b, i, j) - ahead(b, i, other - DISC);
  return straighter !== 0 ? straighter > 0 : b.isBefore(j, other - DISC);
}

const ahead = (b: Bodies, i: number, j: number): number =>
  (b.x[j]! - b.x[i]!) * b.ux[i]! + (b.y[j]! - b.y[i]!) * b.uy[i]!;

/** Time for a distance, from speed v. */
function timeFor(v: number, way: number): number {
  const left = v * v - 2 * way;
  return left > 0 ? (2 * way) / (v + Math.sqrt(left)) : v;
}

/** Checks whether a resting disc is nearer than what was found. It may have come to rest after the course began. */
function findResting(b: Bodies, i: number, j: number): boolean {
  const v = b.speed[i]!;
  const ux = b.ux[i]!;
  const uy = b.uy[i]!;
  const most = b.stopDistance[i]!;
  let dx = b.x[j]! - b.x[i]!;
  let dy = b.y[j]! - b.y[i]!;
  let done = 0;
  if (b.startTime[j]! > b.startTime[i]!) {
    done = distanceAfter(v, b.startTime[j]! - b.startTime[i]!);
    dx -= ux * done;
    dy -= uy * done;
  }
  const left = distanceTo(dx, dy, ux, uy, TOUCH, most - done);
  if (left === NOWHERE) return false;
  let way = done + left;
  const pausedUntil = b.pausedUntil[i * b.count + j]! - b.startTime[i]!;
  if (pausedUntil > 0) {
    const time = timeFor(v, way);
    // A soft contact within the pause is moved to its end.
    if (time < pausedUntil && (v - time) * (dx * ux + dy * uy - left) < SOFT_SPEED * TOUCH)
      way = distanceAfter(v, pausedUntil);
  }
  if (way > most || (way === most && !isSooner(b, i, j, b.stopTarget[i]!))) return false;
  b.stopDistance[i] = way;
  b.stopTarget[i] = DISC + j;
  return true;
}
