import { type Direction, SQUARES, type Square, STRIDES } from './board.ts';
import type { Shape } from './piece.ts';

/**
 * A move is an integer. In the battle, numeric order is the order of the list: by square, then north one to three, east,
 * south, west, then the two turns; then `pass`, then placements.
 */
export type Move = number;

/** Five bits below the square: turn flag, direction (2 bits), distance - 1 (2 bits). */
const SLOTS = 32;
const TURN = 16;
export const PASS: Move = SQUARES * SLOTS;
const PLACE = PASS + 1;
const SHAPES = 4096;
/** All moves are less than this. */
const MOVES = PLACE + SQUARES * SHAPES;

export const MOVE_KINDS = ['go', 'turn', 'pass', 'place'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export const goMove = (from: Square, direction: Direction, distance: number): Move =>
  (from << 5) | (direction << 2) | (distance - 1);
export const turnMove = (square: Square, clockwise: boolean): Move =>
  (square << 5) | TURN | (clockwise ? 0 : 1);
export const placeMove = (square: Square, shape: Shape): Move => PLACE + square * SHAPES + shape;

export const isMove = (m: unknown): m is Move => {
  if (typeof m !== 'number' || !Number.isInteger(m) || m < 0 || m >= MOVES) return false;
  if (m >= PASS) return true;
  return isTurn(m) ? (m & (TURN - 2)) === 0 : (m & 3) < 3;
};
export const isPlacement = (m: Move): boolean => m >= PLACE;
/** For moves of the battle other than PASS, like the functions below. */
export const isTurn = (m: Move): boolean => (m & TURN) !== 0;
export const kindOf = (m: Move): MoveKind =>
  m >= PLACE ? 'place' : m === PASS ? 'pass' : isTurn(m) ? 'turn' : 'go';

/** The square of the acting piece. */
export const fromOf = (m: Move): Square => m >> 5;
export const directionOf = (m: Move): Direction => (m >> 2) & 3;
export const distanceOf = (m: Move): number => (m & 3) + 1;
export const isClockwise = (m: Move): boolean => (m & 1) === 0;

export const squarePlaced = (m: Move): Square => ((m - PLACE) / SHAPES) | 0;
export const shapePlaced = (m: Move): Shape => (m - PLACE) % SHAPES;

/** The square of the acting piece afterwards; the move must stay on the board. */
export const toOf = (m: Move): Square =>
  isTurn(m) ? fromOf(m) : fromOf(m) + STRIDES[directionOf(m)]! * distanceOf(m);
