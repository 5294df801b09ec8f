import { NOWHERE, type Side } from '../board.ts';
import { EMPTY, isFlag } from '../piece.ts';
import { type Field, MOST_MEN } from './field.ts';
import { NEXT } from './lines.ts';

const MAN = 70;
const TEMPO = 15;

function sum(f: Field, side: Side): number {
  const { cells, places, men, flags } = f;
  const flag = flags[1 - side]!;
  let value = 0;
  for (let i = side * MOST_MEN; i < side * MOST_MEN + men[side]!; i++) {
    const square = places[i]!;
    if (isFlag(cells[square]!)) {
      for (let d = 0; d < 4; d++) {
        const beside = NEXT[(square << 2) | d]!;
        if (beside !== NOWHERE && cells[beside] === EMPTY) value -= 12;
      }
      continue;
    }
    const away = Math.abs((square & 7) - (flag & 7)) + Math.abs((square >> 3) - (flag >> 3));
    value += MAN - 4 * away;
  }
  return value;
}

/** How it looks for the side on turn: log-odds in hundredths, whole. */
export function judge(f: Field): number {
  return sum(f, f.side) - sum(f, 1 - f.side) + TEMPO;
}
