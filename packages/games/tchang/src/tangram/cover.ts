import { outlineOf, PIECES, type Placed } from './piece.ts';
import type { Point, Polygon } from './point.ts';
import { nameOf, negate, same, subtract } from './surd.ts';

/** What is to be filled: outlines with the inside on the left; a hole is an outline the other way round. */
export type Figure = readonly Polygon[];

/** The four ways an edge can run when pieces are turned by eighths. */
export const RUNS = ['level', 'upright', 'rising', 'falling'] as const;
export type Run = (typeof RUNS)[number];

/** Null: an edge no arrangement of pieces can have. */
export function runOf(from: Point, to: Point): Run | null {
  const [dx, dy] = [subtract(to.x, from.x), subtract(to.y, from.y)];
  if (dy.a === 0 && dy.b === 0) return 'level';
  if (dx.a === 0 && dx.b === 0) return 'upright';
  if (same(dx, dy)) return 'rising';
  return same(dx, negate(dy)) ? 'falling' : null;
}

/**
 * Where edges begin and end: +1 and -1 at a point on the line of a given run. Edges that lie back to back cancel; what
 * is left is the outline of the sum, and two sums with the same outline cover every place equally often.
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

/** TCHANG-14: all seven pieces, side by side, fill the figure and nothing else. Exact, and any arrangement will do. */
export function covers(placed: readonly Placed[], figure: Figure): boolean {
  if (placed.length !== PIECES.length || new Set(placed.map(p => p.piece)).size !== PIECES.length)
    return false;
  const ends = new Map<string, number>();
  if (!countEnds(placed.map(outlineOf), 1, ends) || !countEnds(figure, -1, ends)) return false;
  return [...ends.values()].every(n => n === 0);
}
