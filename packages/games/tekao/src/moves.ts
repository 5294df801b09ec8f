import type { Chance, Seat } from '@tablee/kernel';
import { roomTowards, SQUARES, STRIDES } from './board.ts';
import { goMove, type Move, PASS, placeMove, turnMove } from './move.ts';
import { EMPTY, isFlag, orientations, sideOf, weaponAt } from './piece.ts';
import { isOver, NO_KIND, type State, seatToMove, sideToMove } from './state.ts';
import { restingSquare } from './streak.ts';
import { homeSquares } from './variant.ts';
import { REACH } from './weapons.ts';

/** TEKAO-6: all moves of the battle into `list` from its start; returns how many. For search: no allocation. */
export function listActions(s: State, list: Move[]): number {
  const { cells } = s;
  const side = sideToMove(s);
  const resting = restingSquare(s, side);
  let count = 0;
  for (let square = 0; square < SQUARES; square++) {
    const cell = cells[square]!;
    if (cell === EMPTY || sideOf(cell) !== side || square === resting) continue;
    for (let direction = 0; direction < 4; direction++) {
      const reach = Math.min(REACH[weaponAt(cell, direction)]!, roomTowards(square, direction));
      const stride = STRIDES[direction]!;
      for (let distance = 1; distance <= reach; distance++) {
        if (cells[square + stride * distance] !== EMPTY) break;
        list[count++] = goMove(square, direction, distance);
      }
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

export function sampleMove(s: State, seat: Seat, chance: Chance): Move {
  const count = isActor(s, seat) ? listInto(s, found) : 0;
  if (count === 0) throw new Error(`seat ${seat} has nothing to choose`);
  return found[chance.pick(count)]!;
}
