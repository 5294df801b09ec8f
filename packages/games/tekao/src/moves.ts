import type { Chance, Seat } from '@tablee/kernel';
import { type Direction, roomTowards, SQUARES, type Square, STRIDES } from './board.ts';
import { goMove, type Move, PASS, placeMove, turnMove } from './move.ts';
import { type Cell, EMPTY, isFlag, isOf, orientations, weaponAt } from './piece.ts';
import { isOver, NO_KIND, type State, seatToMove, sideToMove } from './state.ts';
import { restingSquare } from './streak.ts';
import { homeSquares } from './variant.ts';
import { REACH } from './weapons.ts';

/** Reach limited by the edge of the board, at weapon * 256 + square * 4 + direction. */
const LIMIT: readonly number[] = REACH.flatMap(reach =>
  Array.from({ length: SQUARES * 4 }, (_, i) => Math.min(reach, roomTowards(i >> 2, i & 3))),
);

/** TEKAO-6: writes all moves of the battle to `list`; returns their number. Does not allocate. */
export function listActions(s: State, list: Move[]): number {
  const { cells } = s;
  const side = sideToMove(s);
  const resting = restingSquare(s, side);
  let count = 0;
  for (let square = 0; square < SQUARES; square++) {
    const cell = cells[square]!;
    if (!isOf(cell, side) || square === resting) continue;
    for (let direction = 0; direction < 4; direction++) {
      const limit = LIMIT[(weaponAt(cell, direction) << 8) | (square << 2) | direction]!;
      const stride = STRIDES[direction]!;
      // Unrolled: listing moves is half the cost of a random game, and no weapon reaches farther than three.
      if (limit === 0 || cells[square + stride] !== EMPTY) continue;
      list[count++] = goMove(square, direction, 1);
      if (limit === 1 || cells[square + 2 * stride] !== EMPTY) continue;
      list[count++] = goMove(square, direction, 2);
      if (limit === 2 || cells[square + 3 * stride] !== EMPTY) continue;
      list[count++] = goMove(square, direction, 3);
    }
    if (isFlag(cell)) continue;
    list[count++] = turnMove(square, true);
    list[count++] = turnMove(square, false);
  }
  if (count > 0) return count;
  list[0] = PASS;
  return 1;
}

/** TEKAO-4, TEKAO-5: ordered by square, kind, clockwise orientation. */
function listPlacements(s: State, list: Move[]): number {
  const { home, supply } = s.variant;
  const side = sideToMove(s);
  const kinds = supply.kinds.flatMap((shape, kind) => (isOffered(s, kind) ? [orientations(shape)] : []));
  let count = 0;
  for (const square of homeSquares(home, side)) {
    if (s.cells[square] !== EMPTY) continue;
    for (const ways of kinds) for (const shape of ways) list[count++] = placeMove(square, shape);
  }
  return count;
}

/** Whether a piece of this kind may be placed now. */
export const isOffered = (s: State, kind: number): boolean =>
  s.drawn === NO_KIND ? s.bag[sideToMove(s) * s.variant.supply.kinds.length + kind]! > 0 : s.drawn === kind;

/** Writes all legal moves of the seat on turn to `list`; returns their number. */
export const listInto = (s: State, list: Move[]): number =>
  s.phase === 'battle' ? listActions(s, list) : s.phase === 'place' ? listPlacements(s, list) : 0;

export function listMoves(s: State, seat: Seat = seatToMove(s)): Move[] {
  const list: Move[] = [];
  if (seat === seatToMove(s)) list.length = listInto(s, list);
  return list;
}

/** Whether the seat is on turn. */
export const isActor = (s: State, seat: Seat): boolean => !isOver(s) && seat === seatToMove(s);

const found: Move[] = [];

/** A legal move, uniformly at random. */
export function sampleMove(s: State, seat: Seat, chance: Chance): Move {
  if (!isActor(s, seat)) throw new Error(`seat ${seat} has nothing to choose`);
  if (s.phase === 'battle') {
    const m = guessAction(s, chance);
    if (m !== null) return m;
  }
  return found[chance.pick(listInto(s, found))]!;
}

const GUESSES = 12;
const WAYS = 12;
/** Twelve moves and two turns. */
const SLOTS = WAYS + 2;
const own: Square[] = [];

/**
 * Rejection sampling: tries random actions of random own pieces until one is legal. As uniform as picking from the list,
 * and three times as fast. Null after too many misses.
 */
function guessAction(s: State, chance: Chance): Move | null {
  const { cells } = s;
  const side = sideToMove(s);
  const resting = restingSquare(s, side);
  let pieces = 0;
  for (let square = 0; square < SQUARES; square++) {
    if (isOf(cells[square]!, side) && square !== resting) own[pieces++] = square;
  }
  for (let guess = 0; guess < GUESSES; guess++) {
    const slot = chance.pick(pieces * SLOTS);
    const square = own[(slot / SLOTS) | 0]!;
    const way = slot % SLOTS;
    if (way >= WAYS) {
      if (!isFlag(cells[square]!)) return turnMove(square, way === WAYS);
    } else {
      const direction = (way / 3) | 0;
      const distance = (way % 3) + 1;
      if (canGo(cells, square, direction, distance)) return goMove(square, direction, distance);
    }
  }
  return null;
}

function canGo(cells: readonly Cell[], square: Square, direction: Direction, distance: number): boolean {
  if (distance > LIMIT[(weaponAt(cells[square]!, direction) << 8) | (square << 2) | direction]!) return false;
  const stride = STRIDES[direction]!;
  for (let i = 1; i <= distance; i++) if (cells[square + i * stride] !== EMPTY) return false;
  return true;
}
