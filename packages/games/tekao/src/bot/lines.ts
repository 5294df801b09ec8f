import { NOWHERE, neighbour, SQUARES } from '../board.ts';
import { beats, FLAG, REACH, WEAPONS } from '../weapons.ts';

/** The next square that way at `square * 4 + direction`, NOWHERE over the edge: a flat copy, for search. */
export const NEXT = Int8Array.from({ length: SQUARES * 4 }, (_, i) => neighbour(i >> 2, i & 3));

/** How many squares each weapon carries at most, by its number. */
export const CARRIES = Int8Array.from({ length: 8 }, (_, weapon) => REACH[weapon] ?? 0);

/** What a piece meets, in one number: how many it takes, and the bits below. */
export const TAKES = 7;
export const IS_TAKEN = 8;
export const TAKES_FLAG = 16;

/**
 * Two sides of a piece against the two weapons that look at them (one more than their number, three bits each; 0: no
 * enemy there), at `own * 64 + looking`. Counts are added, bits joined: two looks tell what all four sides meet.
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

/** TEKAO-8, TEKAO-9: a piece lying as `cell` among enemies that look at it as `looking` says. */
export function meetAll(cell: number, looking: number): number {
  const north = HALF[((cell & 63) << 6) | (looking & 63)]!;
  const south = HALF[(((cell >> 6) & 63) << 6) | (looking >> 6)]!;
  return ((north & TAKES) + (south & TAKES)) | ((north | south) & ~TAKES);
}

/** Enemies beside a square, by the weapons they turn to it: filled for one side, read for the other's moves. */
export type Looks = Int32Array;
export const newLooks = (): Looks => new Int32Array(SQUARES);

/** What the pieces on `places` (`from` to `to`) turn to the squares beside them. */
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
