import { NOWHERE, neighbour, SQUARES, type Square } from '../board.ts';
import { beats, FLAG, REACH, WEAPONS } from '../weapons.ts';

/** At `square * 4 + direction`: the next square, or NOWHERE over the edge. */
export const NEXT = Int8Array.from({ length: SQUARES * 4 }, (_, i) => neighbour(i >> 2, i & 3));

/** The reach of each weapon in squares. */
export const CARRIES = Int8Array.from({ length: 8 }, (_, weapon) => REACH[weapon] ?? 0);

/** Bits of a combat result: the number of captures, and flags. */
export const TAKES = 7;
export const IS_TAKEN = 8;
export const TAKES_FLAG = 16;

/**
 * At `own * 64 + looking`: the result of two sides of a piece against the two weapons facing them. A facing weapon has
 * three bits, its number plus 1; 0 is no enemy. Two lookups give the result of all four sides.
 */
const HALF = Uint8Array.from({ length: 64 * 64 }, (_, i) => {
  let met = 0;
  for (const shift of [0, 3]) {
    const own = (i >> (6 + shift)) & 7;
    const looking = ((i >> shift) & 7) - 1;
    if (looking < 0 || looking >= WEAPONS.length || own >= WEAPONS.length) continue;
    if (beats(own, looking)) met = (met + 1) | (looking === FLAG ? TAKES_FLAG : 0);
    else if (beats(looking, own)) met |= IS_TAKEN;
  }
  return met;
});

/** TEKAO-8, TEKAO-9: the result of a piece `cell` against the facing weapons `looking`. */
export function meetAll(cell: number, looking: number): number {
  const north = HALF[((cell & 63) << 6) | (looking & 63)]!;
  const south = HALF[(((cell >> 6) & 63) << 6) | (looking >> 6)]!;
  return ((north & TAKES) + (south & TAKES)) | ((north | south) & ~TAKES);
}

/** By square: the weapons one side's pieces turn to it, for the other side's moves. */
export type Looks = Int32Array;
export const newLooks = (): Looks => new Int32Array(SQUARES);

/** Fills `looks` with the weapons of the pieces `places[from]` to `places[to - 1]`. */
export function look(cells: Int32Array, places: Int8Array, from: number, to: number, looks: Looks): void {
  looks.fill(0);
  for (let i = from; i < to; i++) {
    const square = places[i]!;
    const cell = cells[square]!;
    for (let direction = 0; direction < 4; direction++) {
      const beside = NEXT[(square << 2) | direction]!;
      if (beside === NOWHERE) continue;
      looks[beside]! |= (((cell >> (3 * direction)) & 7) + 1) << (3 * (direction ^ 2));
    }
  }
}

/** The two hash words of a cell on a square; a position's hash is the exclusive or of all. */
export function hashLow(square: Square, cell: number): number {
  let h = Math.imul((cell << 6) | square, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return h ^ (h >>> 13);
}
export function hashHigh(square: Square, cell: number): number {
  let h = Math.imul((square << 14) | cell, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 14), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
