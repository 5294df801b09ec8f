import { BLUE, SIZE, type Side, SQUARES, type Square } from '../board.ts';
import type { Cell } from '../piece.ts';
import { AIM, BACK, FLANK, FRONT, GUARD, HOME, SPOT } from './weights.ts';

/** Everything is seen from the side it belongs to: row 0 is its own edge, direction 0 leads away from it. */
export const seenFrom = (side: Side, square: Square): Square =>
  side === BLUE ? square : SQUARES - 1 - square;

const columnOf = (square: Square): number => Math.min(square & 7, 7 - (square & 7));
const rowOf = (square: Square): number => square >> 3;
/** How far aside, and how many rows ahead (more than 7) or behind. */
const wayTo = (from: Square, to: Square): number =>
  Math.abs((from & 7) - (to & 7)) * 15 + rowOf(to) - rowOf(from) + 7;

/** The four weapons of a piece that is no flag, two bits each instead of three: the table below stays small. */
const pack = (cell: Cell): number =>
  (cell & 3) | ((cell >> 1) & 0xc) | ((cell >> 2) & 0x30) | ((cell >> 3) & 0xc0);
const PACKED = 256;

/** A weapon piece where it stands, as it lies: `packed * 64 + square`. */
const pieces = Int16Array.from({ length: PACKED * SQUARES }, (_, i) => {
  const [front, right, back, left] = [(i >> 6) & 3, (i >> 8) & 3, (i >> 10) & 3, i >> 12];
  const square = i & 63;
  const row = rowOf(square);
  const flanks = FLANK[left! * SIZE + row]! + FLANK[right! * SIZE + row]!;
  return FRONT[front! * SIZE + row]! + BACK[back! * SIZE + row]! + flanks + SPOT[row * 4 + columnOf(square)]!;
});
/** From a piece to a flag: `square * 64 + the flag's`. */
const byWay = (weights: readonly number[]): Int16Array =>
  Int16Array.from({ length: SQUARES * SQUARES }, (_, i) => weights[wayTo(i >> 6, i & 63)]!);
const aims = byWay(AIM);
const guards = byWay(GUARD);

/** All squares below are as `seenFrom` the piece's side. */
export function worthOfPiece(cell: Cell, side: Side, seen: Square): number {
  const lying = pack(cell);
  const turned = side === BLUE ? lying : ((lying << 4) | (lying >> 4)) & (PACKED - 1);
  return pieces[(turned << 6) | seen]!;
}
export const worthOfAim = (seen: Square, flag: Square): number => aims[(seen << 6) | flag]!;
export const worthOfGuard = (seen: Square, flag: Square): number => guards[(seen << 6) | flag]!;
export const worthOfFlag = (seen: Square): number => HOME[rowOf(seen) * 4 + columnOf(seen)]!;
