import type { Chance, Seat } from '@tablee/kernel';
import { type Direction, roomTowards, SQUARES, type Square, STRIDES } from './board.ts';
import { goMove, type Move, PASS, placeMove, turnMove } from './move.ts';
import { type Cell, EMPTY, isFlag, isOf, orientations, weaponAt } from './piece.ts';
import { isOver, NO_KIND, type State, seatToMove, sideToMove } from './state.ts';
import { restingSquare } from './streak.ts';
import { homeSquares } from './variant.ts';
import { REACH } from './weapons.ts';

/** How far a weapon carries from a square before its reach or the board ends: weapon * 256 + square * 4 + direction. */
const LIMIT: readonly number[] = REACH.flatMap(reach =>
  Array.from({ length: SQUARES * 4 }, (_, i) => Math.min(reach, roomTowards(i >> 2, i & 3))),
);

/** TEKAO-6: all moves of the battle into `list` from its start; returns how many. For search: no allocation. */
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
      // Written out: this list is half of what a random game costs, and three steps are all there are.
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

/** TEKAO-4, TEKAO-5: by square, piece, clockwise orientations. */
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

/** May a piece of this kind be placed now? */
export const isOffered = (s: State, kind: number): boolean =>
  s.drawn === NO_KIND ? s.bag[sideToMove(s) * s.variant.supply.kinds.length + kind]! > 0 : s.drawn === kind;

/** All legal moves of whoever is to move into `list` from its start; returns how many. */
export const listInto = (s: State, list: Move[]): number =>
  s.phase === 'battle' ? listActions(s, list) : s.phase === 'place' ? listPlacements(s, list) : 0;

export function listMoves(s: State, seat: Seat = seatToMove(s)): Move[] {
  const list: Move[] = [];
  if (seat === seatToMove(s)) list.length = listInto(s, list);
  return list;
}

/** A seat that may choose now. */
export const isActor = (s: State, seat: Seat): boolean => !isOver(s) && seat === seatToMove(s);

const found: Move[] = [];

/** Uniform over the legal moves. */
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
/** Twelve ways to go and two to turn. */
const SLOTS = WAYS + 2;
const own: Square[] = [];

/**
 * Any move of any own piece, until one is legal: as fair as picking from the list and three times as fast, for random
 * games need no list. Null after too many misses.
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
