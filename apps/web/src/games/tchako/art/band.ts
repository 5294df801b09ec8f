import type { BoardPoint } from '../../../board/piece.ts';

/** A rubber band round two or three posts, as a path. */

/** One side of the band swings: at `share` of its length by `by` mm, outwards. */
export type Bend = { readonly edge: number; readonly share: number; readonly by: number };

/** How far the strands run from the middle of a post. */
const ROUND = 3.1;

const sub = (a: BoardPoint, b: BoardPoint): BoardPoint => ({ x: a.x - b.x, y: a.y - b.y });

/** Clockwise on the screen: then every side knows where outside is. */
export function orient(points: readonly BoardPoint[]): readonly BoardPoint[] {
  const [a, b, c] = points;
  if (!a || !b || !c) return points;
  const [ab, ac] = [sub(b, a), sub(c, a)];
  return ab.x * ac.y - ab.y * ac.x < 0 ? [a, c, b] : points;
}

export type Strand = { readonly from: BoardPoint; readonly to: BoardPoint; readonly out: BoardPoint };

export const strandOf = (a: BoardPoint, b: BoardPoint, round = ROUND): Strand => {
  const way = sub(b, a);
  const long = Math.max(1e-6, Math.hypot(way.x, way.y));
  const out = { x: way.y / long, y: -way.x / long };
  const shift = (p: BoardPoint) => ({ x: p.x + out.x * round, y: p.y + out.y * round });
  return { from: shift(a), to: shift(b), out };
};

const NEAR_END = 0.18;
const put = ({ x, y }: BoardPoint): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The sides go from each post to the next and back to the first; between two posts there are two of them. */
export function bandPath(points: readonly BoardPoint[], bends: readonly Bend[] = [], round = ROUND): string {
  const strands = points.map((point, i) => strandOf(point, points[(i + 1) % points.length]!, round));
  const parts = strands.map(({ from, to, out }, edge) => {
    const bend = bends.find(each => each.edge === edge);
    const arc = `A${round} ${round} 0 0 1 `;
    const next = strands[(edge + 1) % strands.length]!.from;
    if (!bend) return `L${put(to)}${arc}${put(next)}`;
    const share = Math.min(1 - NEAR_END, Math.max(NEAR_END, bend.share));
    // A curve that passes exactly there at that moment of its way.
    const pull = bend.by / (2 * share * (1 - share));
    const middle = {
      x: from.x + (to.x - from.x) * share + out.x * pull,
      y: from.y + (to.y - from.y) * share + out.y * pull,
    };
    return `Q${put(middle)} ${put(to)}${arc}${put(next)}`;
  });
  return `M${put(strands[0]!.from)}${parts.join('')}z`;
}
