import { NOWHERE, neighbour, type Side, type Square } from './board.ts';
import { type Cell, EMPTY, isFlag, sideOf } from './piece.ts';
import type { State } from './state.ts';

/** TEKAO-7: how many times in a row a piece may be played. */
export const LONGEST_RUN = 3;

/** The square of a side's flag; NOWHERE if it is taken. */
export const findFlag = (cells: readonly Cell[], side: Side): Square =>
  cells.findIndex(cell => cell !== EMPTY && isFlag(cell) && sideOf(cell) === side);

function canFlagMove(cells: readonly Cell[], side: Side): boolean {
  const square = findFlag(cells, side);
  for (let direction = 0; direction < 4; direction++) {
    const to = neighbour(square, direction);
    if (to !== NOWHERE && cells[to] === EMPTY) return true;
  }
  return false;
}

/** A weapon piece can always turn; a lone flag may be blocked (TEKAO-11). Both sides must have their flags. */
export const canAct = (s: State, side: Side): boolean => s.men[side]! > 1 || canFlagMove(s.cells, side);

/** TEKAO-7, TEKAO-13: the square of the piece this side may not play now, or NOWHERE. Partners share the count. */
export function restingSquare(s: State, side: Side): Square {
  if (s.runs[side]! < LONGEST_RUN) return NOWHERE;
  const square = s.streak[side]!;
  const otherWeapons = isFlag(s.cells[square]!) ? s.men[side]! - 1 : s.men[side]! - 2;
  if (otherWeapons > 0) return square;
  const otherFlag = !isFlag(s.cells[square]!) && canFlagMove(s.cells, side);
  return otherFlag ? square : NOWHERE;
}
