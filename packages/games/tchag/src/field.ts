import { GAPS, LINES, SIDE } from './board.ts';

/** TCHAG-6: some row or column is not contiguous. */
export function isBroken(lines: readonly number[]): boolean {
  for (let line = 0; line < LINES; line++) if (GAPS[lines[line]!]!.length > 0) return true;
  return false;
}

/**
 * TCHAG-8, for a field without broken lines. Each row is then one run, so rows are the links of a chain: the field
 * is one part exactly when the rows between the first and the last stone overlap one by one.
 */
export function isOnePart(lines: readonly number[]): boolean {
  let row = 0;
  while (row < SIDE && lines[row] === 0) row++;
  let last = SIDE - 1;
  while (last > row && lines[last] === 0) last--;
  for (; row < last; row++) if ((lines[row]! & lines[row + 1]!) === 0) return false;
  return true;
}

/** TCHAG-10: no broken line, one part. */
export const isSound = (lines: readonly number[]): boolean => !isBroken(lines) && isOnePart(lines);

const left = new Array<number>(SIDE).fill(0);
const reached = new Array<number>(SIDE).fill(0);

/** The number of orthogonally connected parts of any field, broken or not; only the six row masks are read. */
export function countParts(lines: readonly number[]): number {
  for (let row = 0; row < SIDE; row++) left[row] = lines[row]!;
  let parts = 0;
  for (let row = 0; row < SIDE; row++) {
    while (left[row] !== 0) {
      flood(row);
      parts++;
    }
  }
  return parts;
}

/** Takes one part, the one with the lowest stone of `start`, out of `left`. */
function flood(start: number): void {
  for (let row = 0; row < SIDE; row++) reached[row] = 0;
  reached[start] = left[start]! & -left[start]!;
  for (let grew = true; grew; ) {
    grew = false;
    for (let row = 0; row < SIDE; row++) {
      const now = reached[row]!;
      const beside = now | (now << 1) | (now >> 1);
      const touched = beside | (reached[row - 1] ?? 0) | (reached[row + 1] ?? 0);
      const next = touched & left[row]!;
      if (next !== now) {
        reached[row] = next;
        grew = true;
      }
    }
  }
  for (let row = 0; row < SIDE; row++) left[row]! &= ~reached[row]!;
}
