import type { Space } from '@tablee/tchang';
import type { BoardPoint, Place } from '../../board/piece.ts';
import { CELL, centreOf, FIELD } from './art/geometry.ts';

/** Statues and stones lie at places 0‥48; from here on places are where one of several pawns stands on a space. */
const STANDING = 100;
/** So many ways to stand on one space: alone, one of two, of three, of four. */
const WAYS = 10;

/** Where the first of so many stands among the ways to stand. */
const firstOf = (pawns: number): number => (pawns * (pawns - 1)) / 2;

export const standAt = (space: Space, nth: number, pawns: number): number =>
  STANDING + space * WAYS + firstOf(pawns) + nth;
export const spaceAt = (at: number): Space => (at < STANDING ? at : Math.floor((at - STANDING) / WAYS));

/** From the middle of the space, and how large; the same order as `standAt` counts. */
const STANDS: readonly Place[] = [
  { x: 0, y: 0, scale: 1 },
  { x: -20, y: 0, scale: 0.82 },
  { x: 20, y: 0, scale: 0.82 },
  { x: 0, y: -19, scale: 0.72 },
  { x: -21, y: 15, scale: 0.72 },
  { x: 21, y: 15, scale: 0.72 },
  { x: -20, y: -18, scale: 0.68 },
  { x: 20, y: -18, scale: 0.68 },
  { x: -20, y: 18, scale: 0.68 },
  { x: 20, y: 18, scale: 0.68 },
];

export function placeAt(at: number): Place {
  const { x, y } = centreOf(spaceAt(at));
  if (at < STANDING) return { x, y, scale: 1 };
  const stand = STANDS[(at - STANDING) % WAYS]!;
  return { x: x + stand.x, y: y + stand.y, scale: stand.scale };
}

/** The space under a point, or null beside the tomb. */
export function spaceUnder({ x, y }: BoardPoint): Space | null {
  if (x < 0 || y < 0 || x >= FIELD || y >= FIELD) return null;
  return (FIELD / CELL) * Math.floor((FIELD - y) / CELL) + Math.floor(x / CELL);
}

/** As they are read: from the top left. */
export const READING_ORDER: readonly Space[] = Array.from(
  { length: 49 },
  (_, i) => 42 - 7 * Math.floor(i / 7) + (i % 7),
);
