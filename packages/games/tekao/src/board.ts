import { gridNames } from '@tablee/kernel';

/** Squares are 0‥63: a1 = 0, b1 = 1 … h8 = 63. */
export type Square = number;

export const SIZE = 8;
export const SQUARES = 64;
export const NOWHERE: Square = -1;

/** The two sides. Blue is seats 0 and 2, yellow seats 1 and 3. */
export type Side = number;
export const BLUE: Side = 0;
export const YELLOW: Side = 1;
export const SIDE_LETTERS = 'by';

/** In move order; north is towards row 8. */
export const DIRECTIONS = ['n', 'e', 's', 'w'] as const;
export type DirectionName = (typeof DIRECTIONS)[number];
/** An index of DIRECTIONS. The side of a piece that points there has the same index. */
export type Direction = number;

export const opposite = (direction: Direction): Direction => (direction + 2) & 3;

/** `readSquare` returns NOWHERE for other texts. */
export const { name: nameSquare, read: readSquare } = gridNames(SIZE);

const STEP: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

const NEIGHBOURS: readonly Square[] = Array.from({ length: SQUARES * 4 }, (_, i) => {
  const [dx, dy] = STEP[i & 3]!;
  const x = ((i >> 2) % SIZE) + dx;
  const y = Math.floor((i >> 2) / SIZE) + dy;
  return x >= 0 && x < SIZE && y >= 0 && y < SIZE ? y * SIZE + x : NOWHERE;
});

/** The adjacent square in a direction; NOWHERE off the board. */
export const neighbour = (square: Square, direction: Direction): Square =>
  NEIGHBOURS[(square << 2) | direction]!;

/** The difference between the numbers of adjacent squares, by direction. */
export const STRIDES: readonly number[] = [SIZE, 1, -SIZE, -1];

const ROOM: readonly number[] = NEIGHBOURS.map((next, i) => {
  let squares = 0;
  for (let to = next; to !== NOWHERE; to = neighbour(to, i & 3)) squares++;
  return squares;
});

/** The number of squares to the edge of the board. */
export const roomTowards = (square: Square, direction: Direction): number => ROOM[(square << 2) | direction]!;

/** The square rotated by 180° around the centre of the board. */
export const halfTurn = (square: Square): Square => SQUARES - 1 - square;
