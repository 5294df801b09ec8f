import type { Square } from '../board.ts';

/** What a cell adds to the two halves of a key; they are joined by exclusive or. */
export function mixLow(square: Square, cell: number): number {
  let h = Math.imul((cell << 6) | square, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return h ^ (h >>> 13);
}
export function mixHigh(square: Square, cell: number): number {
  let h = Math.imul((square << 14) | cell, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 14), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
