import { NOWHERE, neighbour, type Side, type Square } from './board.ts';
import { type Cell, EMPTY, isFlag, sideOf } from './piece.ts';
import type { State } from './state.ts';

/** TEKAO-7: so many times in a row, and not once more. */
export const LONGEST_RUN = 3;

/** Where a side's flag stands; NOWHERE once it is taken. */
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

/** A weapon piece can always turn; the flag, alone, may be shut in (TEKAO-11). Both sides must have their flags. */
export const canAct = (s: State, side: Side): boolean => s.men[side]! > 1 || canFlagMove(s.cells, side);

/** TEKAO-7: the square of the piece this side may not play now, or NOWHERE; TEKAO-13: whoever of the side played it. */
export function restingSquare(s: State, side: Side): Square {
  if (s.runs[side]! < LONGEST_RUN) return NOWHERE;
  const square = s.streak[side]!;
  const otherWeapons = isFlag(s.cells[square]!) ? s.men[side]! - 1 : s.men[side]! - 2;
  if (otherWeapons > 0) return square;
  const otherFlag = !isFlag(s.cells[square]!) && canFlagMove(s.cells, side);
  return otherFlag ? square : NOWHERE;
}
