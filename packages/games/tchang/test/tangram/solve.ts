import {
  areaOf,
  type Drawn,
  drawOutline,
  EIGHTHS,
  type Figure,
  minus,
  ORIGIN,
  outlineOf,
  PIECES,
  type Piece,
  type Placed,
  type Point,
  type Polygon,
  placeOf,
  SLIVER,
  sharedArea,
  sumOf,
  type XY,
} from '../../src/tangram/index.ts';

/** Point-in-region test by a ray to the right. */
const holds = (region: readonly Drawn[], x: number, y: number): boolean =>
  region.reduce((inside, outline) => {
    for (const [i, [ax, ay]] of outline.entries()) {
      const [bx, by] = outline[(i + 1) % outline.length]!;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
    return inside;
  }, false);

/** Tests slightly shrunk corners first: a cheap way to reject most places. */
function isInside(piece: Drawn, region: readonly Drawn[]): boolean {
  const middle = [0, 1].map(k => piece.reduce((sum, p) => sum + p[k]!, 0) / piece.length);
  const drawnIn = (p: XY, k: 0 | 1): number => p[k] + (middle[k]! - p[k]) * 1e-3;
  if (!piece.every(p => holds(region, drawnIn(p, 0), drawnIn(p, 1)))) return false;
  return areaOf(piece) - sharedArea(region, piece) < SLIVER;
}

/** Distinct shapes: equal pieces and equal-looking rotations are merged. */
const SHAPE_OF: readonly number[] = [0, 0, 1, 2, 2, 3, 4];
const nameOutline = (outline: Polygon): string =>
  outline
    .map(placeOf)
    .map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`)
    .sort()
    .join(' ');

function turnsOf(piece: Piece): readonly Placed[] {
  const seen = new Map<string, Placed>();
  for (const flipped of [false, true]) {
    for (let eighths = 0; eighths < EIGHTHS; eighths++) {
      const placed = { piece, eighths, flipped, at: ORIGIN };
      const outline = outlineOf(placed);
      // Start from the lowest corner, so that equal outlines have equal names.
      const low = outline.reduce(lower);
      const name = nameOutline(outline.map(p => minus(p, low)));
      if (!seen.has(name)) seen.set(name, placed);
    }
  }
  return [...seen.values()];
}

/** Lower first, then left: some piece must have a corner at the lowest point of a region. */
function lower(p: Point, q: Point): Point {
  const [[px, py], [qx, qy]] = [placeOf(p), placeOf(q)];
  return py < qy - SLIVER || (py < qy + SLIVER && px <= qx) ? p : q;
}

const TURNS: readonly (readonly Placed[])[] = PIECES.map((_, piece) => turnsOf(piece));

/** Arrangements that fill a figure, at most `most`; swaps of equal pieces count once. */
export function solve(figure: Figure, most: number): readonly (readonly Placed[])[] {
  const found = new Map<string, readonly Placed[]>();
  const go = (region: Figure, used: readonly Placed[]): void => {
    if (used.length === PIECES.length) {
      const name = used
        .map(p => nameOutline(outlineOf(p)))
        .sort()
        .join(' / ');
      if (!found.has(name)) found.set(name, used);
      return;
    }
    const low = region.flat().reduce(lower);
    const seen = region.map(drawOutline);
    const tried = new Set<number>();
    for (const piece of PIECES.keys()) {
      if (used.some(p => p.piece === piece) || tried.has(SHAPE_OF[piece]!)) continue;
      tried.add(SHAPE_OF[piece]!);
      for (const turned of TURNS[piece]!) {
        // Only the lowest corner of a piece can lie there.
        const placed = { ...turned, at: minus(low, outlineOf(turned).reduce(lower)) };
        if (found.size >= most || !isInside(drawOutline(outlineOf(placed)), seen)) continue;
        const rest = sumOf([...region, outlineOf(placed).toReversed()]);
        if (rest) go(rest, [...used, placed]);
      }
    }
  };
  go(figure, []);
  return [...found.values()];
}
