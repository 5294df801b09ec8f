import { type Colour, type Place, RING, SIDE } from '@tablee/tock';
import type { BoardPoint } from '../../board/piece.ts';
import { pointOf } from './geometry.ts';

const at = ({ x, y }: BoardPoint): string => `${x.toFixed(0)} ${y.toFixed(0)}`;

/** A line through places, its corners as round as `bend`. */
export function lineThrough(points: readonly BoardPoint[], bend: number): string {
  return points
    .map((p, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${at(p)}`;
      if (!after) return `L${at(p)}`;
      return `L${at(towards(p, before, bend))}Q${at(p)} ${at(towards(p, after, bend))}`;
    })
    .join('');
}

function towards(from: BoardPoint, to: BoardPoint, far: number): BoardPoint {
  const d = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(0.5, far / d);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const middle = (a: BoardPoint, b: BoardPoint): BoardPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** `count` squares from `first` on, with half a step before and after: such lines meet without a seam. */
function stretch(first: Place, count: number, lower: Colour): string {
  const points = Array.from({ length: count + 2 }, (_, i) => pointOf((first - 1 + i + RING) % RING, lower));
  const inner = points.slice(1, -1);
  return lineThrough([middle(points[0]!, inner[0]!), ...inner, middle(inner.at(-1)!, points.at(-1)!)], 45);
}

export const sidePath = (side: Colour, lower: Colour): string => stretch(side * SIDE, SIDE, lower);
export const ringPath = (lower: Colour): string => `${stretch(0, RING, lower)}Z`;
