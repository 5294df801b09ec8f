import { COLOURS, type Colour, NO_COLOUR } from './board.ts';

/**
 * Contents of a space in six bits. Four for the statue: none, face down, a dragon of four colours, one of seven tangram
 * pieces. Two for the stone on top: none, face down, or an animal that has bitten.
 */
export type Cell = number;

export const BARE: Cell = 0;
export const STATUE: Cell = 1;
const FIRST_DRAGON = 2;
const FIRST_PIECE = FIRST_DRAGON + COLOURS.length;
const STATUE_BITS = 15;

export const STONE: Cell = 16;
export const ANIMAL: Cell = 32;
const STONE_BITS = STONE | ANIMAL;

/** TCHANG-2: face of a statue: 0‥3 a dragon of that colour, 4‥10 tangram piece 0‥6. */
export type StatueFace = number;
export const TANGRAM_PIECES = 7;
export const STATUE_FACES = COLOURS.length + TANGRAM_PIECES;
export const isDragon = (face: StatueFace): boolean => face < COLOURS.length;
export const pieceOf = (face: StatueFace): number => face - COLOURS.length;

export const statueOf = (cell: Cell): Cell => cell & STATUE_BITS;
export const stoneOf = (cell: Cell): Cell => cell & STONE_BITS;
export const hasStatue = (cell: Cell): boolean => (cell & STATUE_BITS) !== 0;
export const hasHiddenStatue = (cell: Cell): boolean => (cell & STATUE_BITS) === STATUE;
export const hasStone = (cell: Cell): boolean => (cell & STONE) !== 0;
export const hasAnimal = (cell: Cell): boolean => (cell & ANIMAL) !== 0;
/** Something lies face down here. */
export const isUnseen = (cell: Cell): boolean => hasStone(cell) || hasHiddenStatue(cell);

/** The face of a statue that lies face up, or -1. */
export const faceOf = (cell: Cell): StatueFace => Math.max(-1, statueOf(cell) - FIRST_DRAGON);
export const showFace = (cell: Cell, face: StatueFace): Cell => stoneOf(cell) | (face + FIRST_DRAGON);
/** The colour of a dragon that lies face up, or NO_COLOUR. */
export const dragonOf = (cell: Cell): Colour =>
  statueOf(cell) >= FIRST_DRAGON && statueOf(cell) < FIRST_PIECE ? statueOf(cell) - FIRST_DRAGON : NO_COLOUR;
