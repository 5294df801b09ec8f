import { outlineOf, PIECES, type Placed } from './piece.ts';
import { nameOf, negate, type Point, type Polygon, same, subtract, toNumber } from './point.ts';

/** Outlines with the inside on the left; a hole runs in the opposite direction. */
export type Figure = readonly Polygon[];

/** Directions of edges when pieces are turned by eighths. */
export const RUNS = ['level', 'upright', 'rising', 'falling'] as const;
export type Run = (typeof RUNS)[number];

/** Null for a direction that no piece can have. */
export function runOf(from: Point, to: Point): Run | null {
  const [dx, dy] = [subtract(to.x, from.x), subtract(to.y, from.y)];
  if (dy.a === 0 && dy.b === 0) return 'level';
  if (dx.a === 0 && dx.b === 0) return 'upright';
  if (same(dx, dy)) return 'rising';
  return same(dx, negate(dy)) ? 'falling' : null;
}

/**
 * Counts ends of edges per line: +1 at a start, -1 at an end. Opposite edges cancel, so two sets of outlines with equal
 * counts cover every point equally often.
 */
function countEnds(outlines: readonly Polygon[], times: number, ends: Map<string, number>): boolean {
  for (const outline of outlines) {
    for (const [i, from] of outline.entries()) {
      const to = outline[(i + 1) % outline.length]!;
      const run = runOf(from, to);
      if (run === null) return false;
      const note = (p: Point, n: number): void => {
        const key = `${run} ${nameOf(p.x)} ${nameOf(p.y)}`;
        ends.set(key, (ends.get(key) ?? 0) + n);
      };
      note(from, times);
      note(to, 0 - times);
    }
  }
  return true;
}

/** TCHANG-14: whether all seven pieces fill the figure exactly. Any arrangement counts. */
export function covers(placed: readonly Placed[], figure: Figure): boolean {
  if (placed.length !== PIECES.length || new Set(placed.map(p => p.piece)).size !== PIECES.length)
    return false;
  const ends = new Map<string, number>();
  if (!countEnds(placed.map(outlineOf), 1, ends) || !countEnds(figure, -1, ends)) return false;
  return [...ends.values()].every(n => n === 0);
}

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

/** Share of the pieces' edges that is not part of the outline, 0‥1. */
export const hiddenShare = (placed: readonly Placed[], figure: Figure): number =>
  1 - around(figure) / around(placed.map(outlineOf));
