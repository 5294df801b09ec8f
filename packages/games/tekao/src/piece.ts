import { type Direction, opposite, type Side } from './board.ts';
import { FLAG, WEAPON_LETTERS, type Weapon } from './weapons.ts';

/** The weapons of a piece as it lies, three bits a side: north, east, south, west. */
export type Shape = number;
/** The content of a square: a shape, a side bit, and a bit set unless empty. */
export type Cell = number;

export const EMPTY: Cell = 0;
const SHAPE_BITS = 12;
const SHAPE_MASK = (1 << SHAPE_BITS) - 1;
const OCCUPIED = 1 << (SHAPE_BITS + 1);
/** Only the flag has this bit in its weapon number, 4. */
const FLAG_BIT = FLAG;

export const FLAG_PIECE: Shape = FLAG | (FLAG << 3) | (FLAG << 6) | (FLAG << 9);

export const cellOf = (shape: Shape, side: Side): Cell => OCCUPIED | (side << SHAPE_BITS) | shape;
export const shapeOf = (cell: Cell): Shape => cell & SHAPE_MASK;
/** For a cell that is not empty. */
export const sideOf = (cell: Cell): Side => (cell >> SHAPE_BITS) & 1;
/** False for an empty cell. */
export const isOf = (cell: Cell, side: Side): boolean => cell >> SHAPE_BITS === (2 | side);
export const isFlag = (piece: Shape | Cell): boolean => (piece & FLAG_BIT) !== 0;
export const weaponAt = (piece: Shape | Cell, direction: Direction): Weapon => (piece >> (3 * direction)) & 7;
/** The weapon of the neighbour in this direction that points back. */
export const weaponFacing = (neighbour: Cell, direction: Direction): Weapon =>
  weaponAt(neighbour, opposite(direction));

const withShape = (cell: Cell, shape: Shape): Cell => (cell & ~SHAPE_MASK) | shape;

/** Clockwise: north becomes east. */
export const turnShape = (shape: Shape): Shape => ((shape << 3) | (shape >> 9)) & SHAPE_MASK;
const turnShapeBack = (shape: Shape): Shape => ((shape >> 3) | (shape << 9)) & SHAPE_MASK;
export const turnCell = (cell: Cell, clockwise: boolean): Cell =>
  withShape(cell, clockwise ? turnShape(shapeOf(cell)) : turnShapeBack(shapeOf(cell)));

/** The shape rotated by 180°. */
export const halfTurnShape = (shape: Shape): Shape => turnShape(turnShape(shape));

/** `PTAG`: the weapons north, east, south, west. */
export const nameShape = (shape: Shape): string =>
  WEAPON_LETTERS[weaponAt(shape, 0)]! +
  WEAPON_LETTERS[weaponAt(shape, 1)]! +
  WEAPON_LETTERS[weaponAt(shape, 2)]! +
  WEAPON_LETTERS[weaponAt(shape, 3)]!;

/** Four weapons or four flags; null for any other text. */
export function readShape(text: string): Shape | null {
  if (!/^(?:[GTAP]{4}|F{4})$/.test(text)) return null;
  return Array.from(text).reduce(
    (shape, letter, i) => shape | (WEAPON_LETTERS.indexOf(letter) << (3 * i)),
    0,
  );
}

/** The distinct orientations of a piece, clockwise from the given one. */
export function orientations(shape: Shape): readonly Shape[] {
  const ways: Shape[] = [];
  for (let way = shape; !ways.includes(way); way = turnShape(way)) ways.push(way);
  return ways;
}

const before = (a: string, b: string): boolean =>
  a.startsWith('P') === b.startsWith('P') ? a < b : a.startsWith('P');

/** The orientation that names a kind of piece: pistol first, then alphabetical. */
export const canonical = (shape: Shape): Shape =>
  orientations(shape).reduce((best, way) => (before(nameShape(way), nameShape(best)) ? way : best));
