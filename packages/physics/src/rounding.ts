import type { Bodies } from './bodies.ts';
import { TOUCH } from './straight-path.ts';

/** Rounds of separation: at most one for each disc of the longest row of touching discs. */
const ROUNDS = 32;
const TOUCH_SQUARED = TOUCH * TOUCH;

/** Rounds halves away from zero, so that a mirrored position is rounded to its mirror image. */
const round = (n: number): number => (n < 0 ? 0 - Math.floor(0.5 - n) : Math.floor(n + 0.5));
const away = (n: number): number => (n < 0 ? Math.floor(n) : Math.ceil(n));

/** Rounds places to whole units (TCHAKO-20) and separates discs that overlap then. */
export function roundPlaces(b: Bodies): void {
  const { moved } = b;
  for (let k = 0; k < moved.size; k++) {
    const i = moved.list[k]!;
    b.x[i] = round(b.x[i]!);
    b.y[i] = round(b.y[i]!);
  }
  for (let left = ROUNDS; left > 0; left--) if (!separateAll(b)) return;
}

/** Separates all pairs at once, so that the result depends neither on the order nor on mirroring. */
function separateAll(b: Bodies): boolean {
  const { moved, candidates } = b;
  const before = moved.size;
  let separated = false;
  for (let m = 0; m < before; m++) {
    const i = moved.list[m]!;
    if (b.here[i] === 0) continue;
    const found = pickNear(b, i);
    for (let n = 0; n < found; n++) {
      const j = candidates[n]!;
      if (isDone(b, j, m)) continue;
      separate(b, i, j);
      separated = true;
    }
  }
  if (separated) applyShifts(b);
  return separated;
}

/** Selects the discs that overlap a disc, including itself. */
function pickNear(b: Bodies, i: number): number {
  const { x, y, candidates } = b;
  const { list, size } = b.resting;
  const atX = x[i]!;
  const atY = y[i]!;
  let found = 0;
  for (let r = 0; r < size; r++) {
    const j = list[r]!;
    const dx = x[j]! - atX;
    const dy = y[j]! - atY;
    candidates[found] = j;
    found += Number(dx * dx + dy * dy < TOUCH_SQUARED);
  }
  return found;
}

/** True for the disc itself, and for discs whose neighbours were handled before. */
const isDone = ({ moved }: Bodies, j: number, upTo: number): boolean =>
  moved.has(j) && moved.places[j]! <= upTo;

function separate(b: Bodies, i: number, j: number): void {
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

function applyShifts(b: Bodies): void {
  const { moved, shiftX, shiftY } = b;
  for (let k = 0; k < moved.size; k++) {
    const i = moved.list[k]!;
    b.x[i]! += shiftX[i]!;
    b.y[i]! += shiftY[i]!;
    shiftX[i] = 0;
    shiftY[i] = 0;
  }
}
