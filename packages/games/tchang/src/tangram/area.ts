import type { Figure } from './cover.ts';
import { type Polygon, placeOf } from './point.ts';

/** Floating point areas, for feedback only. Whether a figure is filled is decided exactly in cover.ts. */
export type XY = readonly [x: number, y: number];
export type Drawn = readonly XY[];
/** Tolerance: above rounding errors, below the smallest overlap of two pieces. */
export const SLIVER = 1e-6;

export const drawOutline = (outline: Polygon): Drawn => outline.map(placeOf);

export const areaOf = (outline: Drawn): number =>
  outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length]!;
    return sum + (x * v - u * y) / 2;
  }, 0);

/** Clips any outline to a convex piece. The result may contain bridges of zero width. */
export function clip(outline: Drawn, piece: Drawn): Drawn {
  let left = outline;
  for (const [i, [ax, ay]] of piece.entries()) {
    const [bx, by] = piece[(i + 1) % piece.length]!;
    const sideOf = ([x, y]: XY): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    left = left.flatMap((p, k) => {
      const q = left[(k + 1) % left.length]!;
      const [here, there] = [sideOf(p), sideOf(q)];
      const kept: XY[] = here >= 0 ? [p] : [];
      if (here * there >= 0) return kept;
      const t = here / (here - there);
      return [...kept, [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]];
    });
  }
  return left;
}

const clipAll = (outlines: readonly Drawn[], piece: Drawn): readonly Drawn[] =>
  outlines.map(outline => clip(outline, piece));
const sumAreas = (outlines: readonly Drawn[]): number =>
  outlines.reduce((sum, outline) => sum + areaOf(outline), 0);

/** Area of a convex piece inside a figure. */
export const sharedArea = (outlines: readonly Drawn[], piece: Drawn): number =>
  sumAreas(clipAll(outlines, piece));

/** Covered share of the figure, 0‥1. Too low where three pieces overlap. */
export function coveredShare(pieces: readonly Drawn[], figure: Figure): number {
  const outlines = figure.map(drawOutline);
  const parts = pieces.map(piece => clipAll(outlines, piece));
  const once = parts.reduce((sum, part) => sum + sumAreas(part), 0);
  const twice = parts.flatMap((part, i) => pieces.slice(0, i).map(other => sharedArea(part, other)));
  const covered = once - twice.reduce((sum, area) => sum + area, 0);
  return Math.min(1, Math.max(0, covered / sumAreas(outlines)));
}
