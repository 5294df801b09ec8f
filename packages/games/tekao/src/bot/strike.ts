import { NOWHERE, type Side, type Square } from '../board.ts';
import { goMove, type Move, turnMove } from '../move.ts';
import { EMPTY, isFlag } from '../piece.ts';
import type { Field } from './field.ts';
import { CARRIES, NEXT } from './lines.ts';

export const NO_MOVE: Move = -1;

/**
 * TEKAO-10: a move of this side that takes the flag at once, or NO_MOVE. Every weapon is stronger than a flag, so it is
 * enough to come beside it: looked for outwards from the flag, which is quicker than trying the moves.
 */
export function findStrike(f: Field, side: Side): Move {
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
      // It stands there already, as only a drawn position has it: it turns.
      return turnMove(beside, true);
    }
  }
  return NO_MOVE;
}

/** Somebody who can go to this free square, coming from anywhere but `not`. */
function findArrival(f: Field, to: Square, not: number, own: number, resting: Square): Move {
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
