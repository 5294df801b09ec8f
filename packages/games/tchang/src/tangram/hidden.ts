import { type Figure, runOf } from './cover.ts';
import { outlineOf, type Placed } from './piece.ts';
import type { Point, Polygon } from './point.ts';
import { subtract, toNumber } from './surd.ts';

function lengthOf(from: Point, to: Point): number {
  const run = runOf(from, to);
  const [dx, dy] = [toNumber(subtract(to.x, from.x)), toNumber(subtract(to.y, from.y))];
  if (run === 'level') return Math.abs(dx);
  return run === 'upright' ? Math.abs(dy) : Math.abs(dx) * Math.SQRT2;
}

const around = (outlines: readonly Polygon[]): number =>
  outlines
    .flatMap(outline => outline.map((from, i) => lengthOf(from, outline[(i + 1) % outline.length]!)))
    .reduce((sum, length) => sum + length, 0);

/** How much of the pieces' edges an arrangement hides inside the figure: 0 for none, 1 for all. */
export const hiddenShare = (placed: readonly Placed[], figure: Figure): number =>
  1 - around(figure) / around(placed.map(outlineOf));
