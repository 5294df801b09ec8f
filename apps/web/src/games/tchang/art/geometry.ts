import type { BoardPoint } from '../../../board/piece.ts';

/** A step along a corridor, in units of the drawing; all sit on one side, so the board is never turned. */
export const CELL = 100;
const ROW = 7;

/** The seven rows, and a frieze of 40 round them. */
export const RIM = 40;
export const FIELD = CELL * ROW;
export const SIDE = FIELD + 2 * RIM;
export const VIEW_BOX = `${-RIM} ${-RIM} ${SIDE} ${SIDE}`;

/** Space 0 is a1, in the south-west; letters go east, numbers go north (TCHANG-1). */
export const centreOf = (space: number): BoardPoint => ({
  x: CELL / 2 + CELL * (space % ROW),
  y: FIELD - CELL / 2 - CELL * Math.floor(space / ROW),
});
