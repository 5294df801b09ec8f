import { TOUCH } from './ahead.ts';
import type { Bodies } from './bodies.ts';

/** Rounds of setting apart what rounding pushed together; a tight pack needs a few. */
const ROUNDS = 8;

/** Halves away from zero, so that a mirrored position is rounded to the mirrored one. */
const round = (n: number): number => (n < 0 ? -Math.floor(0.5 - n) : Math.floor(n + 0.5));
const away = (n: number): number => (n < 0 ? Math.floor(n) : Math.ceil(n));

/** To whole units (TCHAKO-20), and no two of them into each other. */
export function settleWhole(b: Bodies): void {
  for (let i = 0; i < b.count; i++) {
    b.x[i] = round(b.x[i]!);
    b.y[i] = round(b.y[i]!);
  }
  for (let left = ROUNDS; left > 0; left--) if (!partAll(b)) return;
}

function partAll(b: Bodies): boolean {
  let parted = false;
  for (let i = 0; i < b.count; i++)
    for (let j = i + 1; j < b.count; j++)
      if (b.here[i] === 1 && b.here[j] === 1 && part(b, i, j)) parted = true;
  return parted;
}

function part(b: Bodies, i: number, j: number): boolean {
  const dx = b.x[j]! - b.x[i]!;
  const dy = b.y[j]! - b.y[i]!;
  const squared = dx * dx + dy * dy;
  if (squared >= TOUCH * TOUCH || squared === 0) return false;
  const apart = Math.sqrt(squared);
  const share = (TOUCH - apart) / (2 * apart);
  const sx = away(dx * share);
  const sy = away(dy * share);
  b.x[i]! -= sx;
  b.y[i]! -= sy;
  b.x[j]! += sx;
  b.y[j]! += sy;
  return true;
}
