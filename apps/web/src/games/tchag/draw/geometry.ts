import { SIDE, type Square } from '@tablee/tchag';
import type { BoardPoint, Place } from '../../../board/piece.ts';

/** Measures of the drawing: a square is 100 units; a frame surrounds the sand, with a tray at each player's edge. */
export const CELL = 100;
export const RIM = 22;
export const WIDTH = 2 * RIM + 8 + SIDE * CELL;
export const LEFT = RIM + 4;
export const TOP = 66;
export const FIELD = SIDE * CELL;
export const HEIGHT = TOP + FIELD + 94;
export const SAND = { x: RIM, y: TOP - 4, width: FIELD + 8, height: FIELD + 16 } as const;

/** Squares are places 0‥35; a captor's tray has four places more. */
export const trayPlace = (captor: number, slot: number): number => 100 + 10 * captor + slot;
const isTray = (at: number): boolean => at >= 100;

const TRAY_SCALE = 0.56;
/** Two slots on either side of the owner's mark. */
const TRAY_STEPS = [-118, -68, 68, 118];

/** `flipped`: yellow is at the lower edge. Only places change, so that light and letters stay upright. */
export function placeOf(flipped: boolean): (at: number) => Place {
  return at => {
    if (isTray(at)) {
      const captor = at >= 110 ? 1 : 0;
      return { ...traySlot((captor === 0) !== flipped, at % 10), scale: TRAY_SCALE };
    }
    return { ...squareCentre(at, flipped), scale: 1 };
  };
}

export function squareCentre(square: Square, flipped: boolean): BoardPoint {
  const x = square % SIDE;
  const y = Math.floor(square / SIDE);
  const [column, row] = flipped ? [SIDE - 1 - x, y] : [x, SIDE - 1 - y];
  return { x: LEFT + (column + 0.5) * CELL, y: TOP + (row + 0.5) * CELL };
}

export function traySlot(lower: boolean, slot: number): BoardPoint {
  return { x: WIDTH / 2 + TRAY_STEPS[slot]!, y: lower ? HEIGHT - 31 : 31 };
}

/** The square under a point, or null beside the field. */
export function squareUnder({ x, y }: BoardPoint, flipped: boolean): Square | null {
  const column = Math.floor((x - LEFT) / CELL);
  const row = Math.floor((y - TOP) / CELL);
  if (column < 0 || column >= SIDE || row < 0 || row >= SIDE) return null;
  return flipped ? row * SIDE + (SIDE - 1 - column) : (SIDE - 1 - row) * SIDE + column;
}

/** The unit step on the screen for a direction of the notation. */
export function screenWay(direction: '^' | '>' | 'v' | '<', flipped: boolean): BoardPoint {
  const turn = flipped ? -1 : 1;
  const way = { '^': [0, -1], '>': [1, 0], v: [0, 1], '<': [-1, 0] }[direction]!;
  return { x: way[0]! * turn, y: way[1]! * turn };
}
