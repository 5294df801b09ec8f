import type { BoardPoint } from '../../../board/piece.ts';

/** One step along a corridor, in drawing units. The board is never turned: everyone plays on the same side. */
export const CELL = 100;
const ROW = 7;

/** Width of the frieze around the seven rows. */
export const RIM = 40;
export const FIELD = CELL * ROW;
export const SIDE = FIELD + 2 * RIM;
export const VIEW_BOX = `${-RIM} ${-RIM} ${SIDE} ${SIDE}`;

/** TCHANG-1: space 0 is a1, in the south-west; letters run east, numbers north. */
export const centreOf = (space: number): BoardPoint => ({
  x: CELL / 2 + CELL * (space % ROW),
  y: FIELD - CELL / 2 - CELL * Math.floor(space / ROW),
});

export const moveTo = ({ x, y }: BoardPoint): string => `translate(${x} ${y})`;

/** SVG path through the centres of spaces. */
export const lineThrough = (spaces: readonly number[]): string =>
  spaces
    .map(centreOf)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
