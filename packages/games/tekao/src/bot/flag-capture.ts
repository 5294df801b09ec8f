import { NOWHERE, type Side, type Square } from '../board.ts';
import { goMove, type Move, turnMove } from '../move.ts';
import { EMPTY, isFlag } from '../piece.ts';
import type { SearchBoard } from './search-board.ts';
import { CARRIES, NEXT } from './tables.ts';

export const NO_MOVE: Move = -1;

/**
 * TEKAO-10: a move of this side that captures the flag, or NO_MOVE. Every weapon beats a flag, so any piece that can move
 * beside it will do. Searches outwards from the flag, which is faster than trying all moves.
 */
export function findFlagCapture(f: SearchBoard, side: Side): Move {
  const { cells } = f;
  const flag = f.flags[1 - side]!;
  const own = 2 | side;
  const resting = f.resting(side);
  for (let direction = 0; direction < 4; direction++) {
    const beside = NEXT[(flag << 2) | direction]!;
    if (beside === NOWHERE) continue;
    const cell = cells[beside]!;
    if (cell === EMPTY) {
      const m = findArrival(f, beside, direction ^ 2, own, resting);
      if (m !== NO_MOVE) return m;
    } else if (cell >> 12 === own && !isFlag(cell) && beside !== resting) {
      // The piece is already beside the flag, which only a drawn-up position can have: it turns.
      return turnMove(beside, true);
    }
  }
  return NO_MOVE;
}

/** A move of a piece to this free square from any direction but `not`. */
function findArrival(f: SearchBoard, to: Square, not: number, own: number, resting: Square): Move {
  const { cells } = f;
  for (let direction = 0; direction < 4; direction++) {
    if (direction === not) continue;
    let from = NEXT[(to << 2) | direction]!;
    for (let distance = 1; distance <= 3 && from !== NOWHERE; distance++) {
      const cell = cells[from]!;
      if (cell === EMPTY) {
        from = NEXT[(from << 2) | direction]!;
        continue;
      }
      const weapon = (cell >> (3 * (direction ^ 2))) & 7;
      if (cell >> 12 === own && from !== resting && !isFlag(cell) && CARRIES[weapon]! >= distance)
        return goMove(from, direction ^ 2, distance);
      break;
    }
  }
  return NO_MOVE;
}
