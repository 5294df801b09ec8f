import { gridNames } from '@tablee/kernel';

/** Squares are 0‥35: a1 = 0, b1 = 1 … f6 = 35. Seat 0 is red, seat 1 yellow. */
export type Square = number;

export const SIDE = 6;
export const SQUARES = 36;
export const PAWNS = 4;
export const RED = 0;
export const YELLOW = 1;

/** `readSquare` returns -1 for other texts. */
export const { name: nameSquare, read: readSquare } = gridNames(SIDE);

/**
 * The content of a square as a small integer: odd is a black stone, even and not zero a grey one. The letter at the same
 * index is its notation.
 */
export const CELL_LETTERS = '.+xRrYy';
export const HOLE = 0;
export const BLACK = 1;
export const GREY = 2;

export const isGrey = (cell: number): boolean => cell > 0 && (cell & 1) === 0;
/** The seat of the pawn here, or -1. */
export const pawnOn = (cell: number): number => (cell < 3 ? -1 : (cell - 3) >> 1);
/** The stone without its pawn. */
export const stoneOf = (cell: number): number => (cell === HOLE ? HOLE : 2 - (cell & 1));
export const withPawn = (cell: number, seat: number): number => stoneOf(cell) + 2 + 2 * seat;

/** Lines are 0‥11: rows 1–6, then columns a–f. A line's stones are six bits, left or bottom first. */
export const LINES = 12;
export const lineStart = (line: number): Square => (line < SIDE ? line * SIDE : line - SIDE);
export const lineStride = (line: number): number => (line < SIDE ? 1 : SIDE);
export const squareAt = (line: number, place: number): Square => lineStart(line) + lineStride(line) * place;

/** In move order. */
export const DIRECTIONS = ['^', '>', 'v', '<'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const UP = 0;
export const RIGHT = 1;
export const DOWN = 2;
export const LEFT = 3;

/** `^` and `>` slide towards higher places of the line. */
export const isForward = (direction: number): boolean => direction < DOWN;
export const isVertical = (direction: number): boolean => (direction & 1) === 0;
export const lineOf = (square: Square, direction: number): number =>
  isVertical(direction) ? SIDE + (square % SIDE) : (square / SIDE) | 0;
export const placeOf = (square: Square, direction: number): number =>
  isVertical(direction) ? (square / SIDE) | 0 : square % SIDE;

const offsets = (diagonal: boolean): readonly (readonly [number, number])[] =>
  diagonal
    ? [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ]
    : [
        [0, -1],
        [-1, 0],
        [1, 0],
        [0, 1],
      ];

const stepsFrom = (square: Square, diagonal: boolean): readonly Square[] =>
  offsets(diagonal)
    .map(([dx, dy]) => [(square % SIDE) + dx, Math.floor(square / SIDE) + dy] as const)
    .filter(([x, y]) => x >= 0 && x < SIDE && y >= 0 && y < SIDE)
    .map(([x, y]) => y * SIDE + x);

const everySquare = Array.from({ length: SQUARES }, (_, square) => square);

/** TCHAG-3: the neighbours a pawn may step to from a black (orthogonal) and a grey (diagonal) stone, in square order. */
export const ORTHOGONAL: readonly (readonly Square[])[] = everySquare.map(s => stepsFrom(s, false));
export const DIAGONAL: readonly (readonly Square[])[] = everySquare.map(s => stepsFrom(s, true));

const everyMask = Array.from({ length: 1 << SIDE }, (_, mask) => mask);

/**
 * The gaps of a line, by its six bits: a flat list of pairs (last stone before, first stone after). Empty if the line is
 * contiguous or has no stones.
 */
export const GAPS: readonly (readonly number[])[] = everyMask.map(mask => {
  const gaps: number[] = [];
  let before = -1;
  for (let place = 0; place < SIDE; place++) {
    if ((mask & (1 << place)) === 0) continue;
    if (before >= 0 && place > before + 1) gaps.push(before, place);
    before = place;
  }
  return gaps;
});

/** Lowest and highest place that holds a stone; -1 for an empty line. */
export const LOWEST: readonly number[] = everyMask.map(mask =>
  mask === 0 ? -1 : 31 - Math.clz32(mask & -mask),
);
export const HIGHEST: readonly number[] = everyMask.map(mask => (mask === 0 ? -1 : 31 - Math.clz32(mask)));
