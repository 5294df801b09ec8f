import { type Figure, type Run, runOf } from './cover.ts';
import { outlineOf, type Placed } from './piece.ts';
import type { Point, Polygon } from './point.ts';
import { add, compare, nameOf, type Surd, subtract } from './point.ts';

type Edge = { readonly from: Point; readonly to: Point };

/** The line of an edge, and the position of a point on it. */
const LINES: {
  readonly [R in Run]: { readonly line: (p: Point) => Surd; readonly along: (p: Point) => Surd };
} = {
  level: { line: p => p.y, along: p => p.x },
  upright: { line: p => p.x, along: p => p.y },
  rising: { line: p => subtract(p.y, p.x), along: p => p.x },
  falling: { line: p => add(p.y, p.x), along: p => p.x },
};

/** Cancels opposite edges of one line; null if pieces overlap. */
function mergeLine(edges: readonly Edge[], along: (p: Point) => Surd): Edge[] | null {
  const jumps = edges.flatMap(({ from, to }) => [
    { p: from, n: 1 },
    { p: to, n: -1 },
  ]);
  jumps.sort((a, b) => compare(along(a.p), along(b.p)));
  const merged: Edge[] = [];
  let [level, start]: [number, Point | null] = [0, null];
  for (let i = 0; i < jumps.length; ) {
    const { p } = jumps[i]!;
    let change = 0;
    for (; i < jumps.length && compare(along(jumps[i]!.p), along(p)) === 0; i++) change += jumps[i]!.n;
    if (change === 0) continue;
    if (start) merged.push(level > 0 ? { from: start, to: p } : { from: p, to: start });
    level += change;
    if (level < -1 || level > 1) return null;
    start = level === 0 ? null : p;
  }
  return merged;
}

/** The figure filled by an arrangement; null if pieces overlap. */
export const silhouetteOf = (placed: readonly Placed[]): Figure | null => sumOf(placed.map(outlineOf));

/** Union of outlines; outlines in the opposite direction are subtracted. Null if a point is covered twice. */
export function sumOf(outlines: readonly Polygon[]): Figure | null {
  const lines = new Map<string, { readonly run: Run; readonly edges: Edge[] }>();
  for (const outline of outlines) {
    for (const [i, from] of outline.entries()) {
      const to = outline[(i + 1) % outline.length]!;
      const run = runOf(from, to);
      if (run === null) throw new Error('a piece with an edge that runs as none can');
      const key = `${run} ${nameOf(LINES[run].line(from))}`;
      const line = lines.get(key) ?? { run, edges: [] };
      line.edges.push({ from, to });
      lines.set(key, line);
    }
  }
  const merged = [...lines.values()].map(({ run, edges }) => mergeLine(edges, LINES[run].along));
  return merged.some(edges => edges === null) ? null : joinEdges(merged.flatMap(edges => edges ?? []));
}

/** Joins edges into closed loops. */
function joinEdges(edges: readonly Edge[]): Figure {
  const left = new Set(edges);
  const nameOfPoint = (p: Point): string => `${nameOf(p.x)} ${nameOf(p.y)}`;
  const loops: Polygon[] = [];
  for (const first of edges) {
    if (!left.delete(first)) continue;
    const loop = [first.from];
    for (let last = first; nameOfPoint(last.to) !== nameOfPoint(first.from); ) {
      const next = [...left].find(edge => nameOfPoint(edge.from) === nameOfPoint(last.to));
      if (!next) throw new Error('an outline that does not close');
      left.delete(next);
      loop.push(next.from);
      last = next;
    }
    loops.push(loop);
  }
  return loops;
}
