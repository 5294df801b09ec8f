import { add, negate, type Surd, same, subtract, surd, toNumber } from './surd.ts';

export type Point = { readonly x: Surd; readonly y: Surd };
/** Corners in order; the inside is on the left of every edge. */
export type Polygon = readonly Point[];

export const point = (x: Surd, y: Surd): Point => ({ x, y });
export const ORIGIN: Point = point(surd(0), surd(0));

export const plus = (p: Point, q: Point): Point => point(add(p.x, q.x), add(p.y, q.y));
export const minus = (p: Point, q: Point): Point => point(subtract(p.x, q.x), subtract(p.y, q.y));
export const meets = (p: Point, q: Point): boolean => same(p.x, q.x) && same(p.y, q.y);

/** For drawing only. */
export const placeOf = (p: Point): readonly [x: number, y: number] => [toNumber(p.x), toNumber(p.y)];

/** (a + b√2) / √2. Pieces are so large that no halves come of it. */
function shrink({ a, b }: Surd): Surd {
  if (a % 2 !== 0) throw new Error(`${a} + ${b}√2 leaves the lattice`);
  return surd(b, a / 2);
}

/** An eighth of a turn to the left. */
export const turnPoint = ({ x, y }: Point): Point => point(shrink(subtract(x, y)), shrink(add(x, y)));

/** Seen in a mirror that stands on the y axis. */
export const flipPoint = ({ x, y }: Point): Point => point(negate(x), y);
