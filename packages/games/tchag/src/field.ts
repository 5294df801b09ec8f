import { GAPS, LINES, SIDE } from './board.ts';

/** TCHAG-6: whether some row or column is not contiguous. */
export function isBroken(lines: readonly number[]): boolean {
  for (let line = 0; line < LINES; line++) if (GAPS[lines[line]!]!.length > 0) return true;
  return false;
}

/**
 * TCHAG-8, for a field without broken lines. Each row is then one run, so the field is one part exactly when each row
 * overlaps the next, from the first row with stones to the last.
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

/** By the stones and some squares of a row: all stones connected to a stone on one of the squares. */
const SPREAD: Uint8Array = spreadTable();

function spreadTable(): Uint8Array {
  const table = new Uint8Array(1 << (2 * SIDE));
  for (let stones = 0; stones < 1 << SIDE; stones++) {
    for (let squares = 0; squares < 1 << SIDE; squares++) {
      let reached = stones & squares;
      for (let place = 0; place < SIDE; place++) reached |= ((reached << 1) | (reached >> 1)) & stones;
      table[(stones << SIDE) | squares] = reached;
    }
  }
  return table;
}

/** Scratch memory with one row of padding on either side. */
const left = new Uint8Array(SIDE + 2);
const reached = new Uint8Array(SIDE + 2);

/** The number of orthogonally connected parts of any field, broken or not. Reads only the six rows. */
export function countParts(lines: readonly number[]): number {
  for (let row = 0; row < SIDE; row++) left[row + 1] = lines[row]!;
  let parts = 0;
  for (let row = 1; row <= SIDE; row++) {
    while (left[row] !== 0) {
      takePart(row);
      parts++;
    }
  }
  return parts;
}

/** Removes from `left` the part that contains the lowest stone of row `start`. */
function takePart(start: number): void {
  reached.fill(0);
  reached[start] = SPREAD[(left[start]! << SIDE) | (left[start]! & -left[start]!)]!;
  for (let grew = true; grew; ) {
    grew = false;
    // Rows before `start` have no stones left.
    for (let row = start; row <= SIDE; row++) grew = spreadInto(row) || grew;
    for (let row = SIDE - 1; row >= start; row--) grew = spreadInto(row) || grew;
  }
  for (let row = start; row <= SIDE; row++) left[row]! &= ~reached[row]!;
}

function spreadInto(row: number): boolean {
  const touched = reached[row]! | reached[row - 1]! | reached[row + 1]!;
  const next = SPREAD[(left[row]! << SIDE) | touched]!;
  if (next === reached[row]) return false;
  reached[row] = next;
  return true;
}
