import type { BoardPoint } from '../../../board/piece.ts';
import { CELL, FIELD } from './geometry.ts';

/** Where grave goods stand. Whoever wants to hide in the tomb does well to hide behind one of them (TCHANG-15). */
export type Stand = BoardPoint & {
  /** Which of the things of decor.tsx. */
  readonly thing: number;
  readonly scale: number;
};

const SIX = [0, 1, 2, 3, 4, 5];

/** No thing twice in a row, none beside its like. */
const CROSSED = [
  [-1, 8, 1, 5, 10, -1],
  [2, 7, 4, 9, 0, 6],
  [6, 10, 3, 1, 8, 5],
  [1, 5, 9, 2, 10, 7],
  [8, 3, 6, 7, 4, 1],
  [-1, 10, 0, 8, 2, -1],
];

/** Where four slabs meet, row by row from the north; not beside the dragons. */
export const CROSSINGS: readonly Stand[] = CROSSED.flatMap((row, j) =>
  row.map((thing, i) => ({ x: CELL * (i + 1), y: CELL * (j + 1) + 1, thing, scale: 0.95 })),
).filter(({ thing }) => thing >= 0);

const NICHED = [
  [1, 8, 5, 2, 9, 6],
  [4, 1, 5, 8, 2, 9],
  [7, 4, 1, 8, 5, 2],
  [0, 7, 4, 1, 8, 5],
];

/** In the wall between two columns or rows, side by side from the north clockwise. */
export const NICHES: readonly Stand[] = NICHED.flatMap((things, side) =>
  SIX.map(i => ({ ...besideWall(side, CELL * (i + 1)), thing: things[i]!, scale: 0.56 })),
);

function besideWall(side: number, at: number): BoardPoint {
  if (side === 0) return { x: at, y: -12 };
  if (side === 1) return { x: FIELD + 19, y: at + 4 };
  if (side === 2) return { x: at, y: FIELD + 24 };
  return { x: -19, y: at + 4 };
}
