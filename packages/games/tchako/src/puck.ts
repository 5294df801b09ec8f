import type { Seat } from '@tablee/kernel';

/** s1 ‥ s11 are 0 ‥ 10, sq is 11, n1 ‥ n11 are 12 ‥ 22, nq is 23; a set of pucks is a number of 24 bits. */
export type Puck = number;
export type Pucks = number;

/** TCHAKO-13: pucks of a side in the box and on the board together, without the queen. */
export const BOX = 11;
export const EACH = BOX + 1;
export const ALL = 2 * EACH;

export const PUCKS: readonly Puck[] = Object.freeze(Array.from({ length: ALL }, (_, puck) => puck));

export const ownerOf = (puck: Puck): Seat => (puck < EACH ? 0 : 1);
export const queenOf = (seat: Seat): Puck => seat * EACH + BOX;
export const firstOf = (seat: Seat): Puck => seat * EACH;
export const isQueen = (puck: Puck): boolean => puck % EACH === BOX;

const SIDE_LETTERS = 'sn';
export const namePuck = (puck: Puck): string =>
  `${SIDE_LETTERS[ownerOf(puck)]}${isQueen(puck) ? 'q' : (puck % EACH) + 1}`;
const NAMES: readonly string[] = PUCKS.map(namePuck);
export const readPuck = (name: string): Puck => NAMES.indexOf(name);

/** By seat: `PLAIN` without the queen, `SIDE` with her. */
export const PLAIN: readonly Pucks[] = [(1 << BOX) - 1, ((1 << BOX) - 1) << EACH];
export const SIDE: readonly Pucks[] = [(1 << EACH) - 1, ((1 << EACH) - 1) << EACH];
