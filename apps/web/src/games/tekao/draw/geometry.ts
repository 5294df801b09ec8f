import { PIECES, SIZE, type Square } from '@tablee/tekao';
import type { BoardPoint, Place } from '../../../board/piece.ts';

/** Measures of the drawing: a square is 100 units; a frame surrounds the field, with a tray at each player's edge. */
export const CELL = 100;
export const FIELD = SIZE * CELL;
export const LEFT = 26;
export const WIDTH = FIELD + 2 * LEFT;
export const TOP = 70;
/** Height of the column letters, between the field and the lower tray. */
export const LETTERS = 24;
export const HEIGHT = TOP + FIELD + LETTERS + TOP;

/** Squares are places 0‥63; a captor's tray has nine places more. */
export const trayPlace = (captor: number, slot: number): number => 100 + 10 * captor + slot;
export const isTray = (at: number): boolean => at >= 100;
/** The side that took the piece at this place. */
export const captorAt = (at: number): number => (at >= 110 ? 1 : 0);

export const TRAY_SCALE = 0.56;
const TRAY_STEP = 74;

/** The centre of one of the nine slots of a tray, to the right of the owner's mark. */
export function traySlot(lower: boolean, slot: number): BoardPoint {
  const x = WIDTH / 2 + (slot - (PIECES - 1) / 2) * TRAY_STEP + 30;
  return { x, y: lower ? HEIGHT - TOP / 2 : TOP / 2 };
}
/** The place of the owner's mark. */
export const trayMark = (lower: boolean): BoardPoint => ({
  x: traySlot(lower, 0).x - TRAY_STEP,
  y: lower ? HEIGHT - TOP / 2 : TOP / 2,
});

/** `flipped`: yellow is at the lower edge. Only places change, so that light and letters stay upright. */
export function placeOf(flipped: boolean): (at: number) => Place {
  return at =>
    isTray(at)
      ? { ...traySlot((captorAt(at) === 0) !== flipped, at % 10), scale: TRAY_SCALE }
      : { ...squareCentre(at, flipped), scale: 1 };
}

export function squareCentre(square: Square, flipped: boolean): BoardPoint {
  const x = square % SIZE;
  const y = Math.floor(square / SIZE);
  const [column, row] = flipped ? [SIZE - 1 - x, y] : [x, SIZE - 1 - y];
  return { x: LEFT + (column + 0.5) * CELL, y: TOP + (row + 0.5) * CELL };
}

/** The square under a point, or null beside the field. */
export function squareUnder({ x, y }: BoardPoint, flipped: boolean): Square | null {
  const column = Math.floor((x - LEFT) / CELL);
  const row = Math.floor((y - TOP) / CELL);
  if (column < 0 || column >= SIZE || row < 0 || row >= SIZE) return null;
  return flipped ? row * SIZE + (SIZE - 1 - column) : (SIZE - 1 - row) * SIZE + column;
}

/** All squares in reading order, from the top left. */
export const readingOrder = (flipped: boolean): readonly Square[] =>
  Array.from({ length: SIZE * SIZE }, (_, i) => {
    const row = Math.floor(i / SIZE);
    const column = i % SIZE;
    return flipped ? row * SIZE + (SIZE - 1 - column) : (SIZE - 1 - row) * SIZE + column;
  });
