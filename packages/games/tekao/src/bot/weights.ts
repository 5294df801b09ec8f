import { BLUE, SIZE, type Side, SQUARES, type Square } from '../board.ts';
import type { Cell } from '../piece.ts';

// Weights in hundredths of log-odds, fitted by logistic regression to positions of games of the search against itself.
// Rows are counted from the own edge, columns from the nearer edge.

/** Being on turn. */
export const TEMPO = -2;
/** By the number of weapon pieces. */
export const MATERIAL: readonly number[] = [-2, 80, 172, 270, 359, 447, 530, 609, 697];
/** The flag, at row * 4 + column. */
const HOME: readonly number[] = [
  12, 1, -5, -4, 0, 2, -1, -2, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/** By the number of free squares beside the flag. */
export const OPEN: readonly number[] = [58, 25, -2, -25, -66];
/** A weapon piece, at row * 4 + column. */
const SPOT: readonly number[] = [
  1, -4, -7, -1, 2, -4, -1, 0, 2, 1, -4, 1, 0, -4, 2, 1, 7, 2, -2, -5, 6, -1, -1, 0, 0, 2, 0, 3, 2, -2, 2, 5,
];
/** Its weapon towards the enemy, at weapon * 8 + row. */
const FRONT: readonly number[] = [
  -7, -7, 0, 1, -1, 1, 0, -1, -9, 1, 0, 1, 2, 4, 3, 3, -2, 0, -1, -4, 1, 1, 3, 4, 7, 3, 1, 1, 0, -1, -2, 1,
];
/** Its weapon towards home. */
const BACK: readonly number[] = [
  1, 3, 0, 1, 2, 1, 4, 4, 1, -1, 1, -1, -3, 1, 1, 1, -2, -1, 2, 1, 0, 1, -3, 0, -9, -4, -3, -2, 2, 2, 2, 2,
];
/** Each weapon at its sides. */
const FLANK: readonly number[] = [
  -5, 0, -1, -3, 1, 3, 1, 4, -1, -3, -1, 0, 2, 0, 0, 2, -6, -2, 0, 1, 0, 2, 4, 3, -8, -2, 3, 0, -1, 4, 4, 3,
];
/** From a piece to the enemy's flag, at columns aside * 15 + rows ahead + 7. */
const AIM: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 7, 5, 4, -2, 2, 0, 0, 0, 0, 0, 1, 0, 0, 1, 6, 10, 11, 2, 3, 6, 0, 0, 0, 0, 0,
  0, 1, 1, 5, 4, -1, 5, 7, -7, -1, 0, 0, 0, 0, 0, 0, 0, 5, 2, -1, 0, 3, -4, -3, -5, 0, 0, 0, 0, 0, 0, 0, 3, 1,
  -1, -1, -4, -1, 1, -6, 0, 0, 0, 0, 0, 0, 0, 0, -1, -3, -2, -7, -7, -2, -4, 0, 0, 0, 0, 0, 0, 0, -2, -1, -4,
  -5, -6, -2, -5, 0, 0, 0, 0, 0, 0, 0, 0, -1, -2, -1, -2, 0, -2, 5, -3,
];
/** From a piece to its own flag. */
const GUARD: readonly number[] = [
  1, -1, 1, 1, -1, 7, 5, 0, -6, -1, 0, 0, 0, 0, 0, 0, 1, 3, 1, 1, 2, 12, -7, -1, 0, 0, 0, 0, 0, 0, 1, 0, -3,
  -1, 0, -2, 6, 5, 0, -1, 0, 0, 0, 0, 0, 3, 1, 0, -2, 1, 0, -1, 8, 2, 0, 0, 0, 0, 0, 0, 4, 3, 1, 3, 0, 0, -5,
  0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 1, -2, -1, -1, -3, -4, 0, 0, 0, 0, 0, 0, 0, -3, 1, 1, -1, -3, 0, -4, -8, 1, 0,
  0, 0, 0, 0, 0, 1, 0, 1, 2, 1, -7, -9, -4, -1, 0, 0, 0, 0, 0, 0,
];

/** A side's possible moves: safe and losing ones, and by number the enemies it could capture or exchange. */
export type MoveWeights = {
  readonly safe: number;
  readonly deadly: number;
  readonly hits: readonly number[];
  readonly trades: readonly number[];
};
export const MOVER: MoveWeights = { safe: 1.9, deadly: -0.9, hits: [-12, -4, 3, 17], trades: [3, -6, -3] };
export const WAITER: MoveWeights = { safe: 1.7, deadly: -2.8, hits: [-12, -4, 9, 16], trades: [3, -6, 4] };

/** A square from a side's point of view: row 0 is its own edge, direction 0 leads away from it. */
export const seenFrom = (side: Side, square: Square): Square =>
  side === BLUE ? square : SQUARES - 1 - square;

const columnOf = (square: Square): number => Math.min(square & 7, 7 - (square & 7));
const rowOf = (square: Square): number => square >> 3;
/** The index of AIM and GUARD. */
const wayTo = (from: Square, to: Square): number =>
  Math.abs((from & 7) - (to & 7)) * 15 + rowOf(to) - rowOf(from) + 7;

/** The four weapons of a weapon piece, two bits each instead of three, to keep the table small. */
const pack = (cell: Cell): number =>
  (cell & 3) | ((cell >> 1) & 0xc) | ((cell >> 2) & 0x30) | ((cell >> 3) & 0xc0);
const PACKED = 256;

/** The value of a weapon piece, at packed * 64 + square. */
const pieces = Int16Array.from({ length: PACKED * SQUARES }, (_, i) => {
  const [front, right, back, left] = [(i >> 6) & 3, (i >> 8) & 3, (i >> 10) & 3, i >> 12];
  const square = i & 63;
  const row = rowOf(square);
  const flanks = FLANK[left! * SIZE + row]! + FLANK[right! * SIZE + row]!;
  return FRONT[front! * SIZE + row]! + BACK[back! * SIZE + row]! + flanks + SPOT[row * 4 + columnOf(square)]!;
});
/** At square * 64 + the flag's square. */
const byWay = (weights: readonly number[]): Int16Array =>
  Int16Array.from({ length: SQUARES * SQUARES }, (_, i) => weights[wayTo(i >> 6, i & 63)]!);
const aims = byWay(AIM);
const guards = byWay(GUARD);

/** All squares below are from the point of view of the piece's side. */
export function worthOfPiece(cell: Cell, side: Side, seen: Square): number {
  const lying = pack(cell);
  const turned = side === BLUE ? lying : ((lying << 4) | (lying >> 4)) & (PACKED - 1);
  return pieces[(turned << 6) | seen]!;
}
export const worthOfAim = (seen: Square, flag: Square): number => aims[(seen << 6) | flag]!;
export const worthOfGuard = (seen: Square, flag: Square): number => guards[(seen << 6) | flag]!;
export const worthOfFlag = (seen: Square): number => HOME[rowOf(seen) * 4 + columnOf(seen)]!;
