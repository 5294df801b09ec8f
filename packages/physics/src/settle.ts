import type { Bodies } from './bodies.ts';
import { TOUCH } from './still.ts';

/** Rounds of setting apart what rounding pushed together: one for each disc of the longest row that touch, at most. */
const ROUNDS = 32;
const TOUCH_SQUARED = TOUCH * TOUCH;

/** Halves away from zero, so that a mirrored position is rounded to the mirrored one. */
const round = (n: number): number => (n < 0 ? 0 - Math.floor(0.5 - n) : Math.floor(n + 0.5));
const away = (n: number): number => (n < 0 ? Math.floor(n) : Math.ceil(n));

/** To whole units (TCHAKO-20), and no two of them into each other. Who has not moved is whole, and free, already. */
export function settleWhole(b: Bodies): void {
  const { moved } = b;
  for (let k = 0; k < moved.size; k++) {
    const i = moved.list[k]!;
    b.x[i] = round(b.x[i]!);
    b.y[i] = round(b.y[i]!);
  }
  for (let left = ROUNDS; left > 0; left--) if (!partAll(b)) return;
}

/** All at once: in whatever order they are looked at, and in a mirror, the same comes out. */
function partAll(b: Bodies): boolean {
  const { moved, picked } = b;
  const before = moved.size;
  let parted = false;
  for (let m = 0; m < before; m++) {
    const i = moved.list[m]!;
    if (b.here[i] === 0) continue;
    const found = pickNear(b, i);
    for (let n = 0; n < found; n++) {
      const j = picked[n]!;
      if (isDone(b, j, m)) continue;
      part(b, i, j);
      parted = true;
    }
  }
  if (parted) shift(b);
  return parted;
}

/** Those it lies in, itself among them. */
function pickNear(b: Bodies, i: number): number {
  const { x, y, picked } = b;
  const { list, size } = b.resting;
  const atX = x[i]!;
  const atY = y[i]!;
  let found = 0;
  for (let r = 0; r < size; r++) {
    const j = list[r]!;
    const dx = x[j]! - atX;
    const dy = y[j]! - atY;
    picked[found] = j;
    found += Number(dx * dx + dy * dy < TOUCH_SQUARED);
  }
  return found;
}

/** It is that one, or one of those whose neighbours were looked at before. */
const isDone = ({ moved }: Bodies, j: number, upTo: number): boolean =>
  moved.has(j) && moved.places[j]! <= upTo;

function part(b: Bodies, i: number, j: number): void {
  const dx = b.x[j]! - b.x[i]!;
  const dy = b.y[j]! - b.y[i]!;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart === 0) return;
  const share = (TOUCH - apart) / (2 * apart);
  const sx = away(dx * share);
  const sy = away(dy * share);
  b.shiftX[i]! -= sx;
  b.shiftY[i]! -= sy;
  b.shiftX[j]! += sx;
  b.shiftY[j]! += sy;
  b.moved.add(j);
}

function shift(b: Bodies): void {
  const { moved, shiftX, shiftY } = b;
  for (let k = 0; k < moved.size; k++) {
    const i = moved.list[k]!;
    b.x[i]! += shiftX[i]!;
    b.y[i]! += shiftY[i]!;
    shiftX[i] = 0;
    shiftY[i] = 0;
  }
}
