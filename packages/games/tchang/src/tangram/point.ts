/** An exact number a + b√2 with integers a and b. Corners of pieces turned by eighths have such coordinates. */
export type Surd = { readonly a: number; readonly b: number };

export const surd = (a: number, b = 0): Surd => ({ a, b });
export const ZERO: Surd = surd(0);

export const add = (x: Surd, y: Surd): Surd => surd(x.a + y.a, x.b + y.b);
export const subtract = (x: Surd, y: Surd): Surd => surd(x.a - y.a, x.b - y.b);
export const negate = (x: Surd): Surd => surd(0 - x.a, 0 - x.b);
export const multiply = (x: Surd, y: Surd): Surd => surd(x.a * y.a + 2 * x.b * y.b, x.a * y.b + x.b * y.a);

/** √2 is irrational, so only 0 + 0√2 is zero; otherwise compare squares. */
export function signOf({ a, b }: Surd): -1 | 0 | 1 {
  if (a === 0 && b === 0) return 0;
  if (a >= 0 && b >= 0) return 1;
  if (a <= 0 && b <= 0) return -1;
  const larger = a * a > 2 * b * b ? a : b;
  return larger > 0 ? 1 : -1;
}

export const compare = (x: Surd, y: Surd): number => signOf(subtract(x, y));
export const same = (x: Surd, y: Surd): boolean => x.a === y.a && x.b === y.b;

/** For drawing only. */
export const toNumber = ({ a, b }: Surd): number => a + b * Math.SQRT2;
/** Equal numbers have equal names. */
export const nameOf = ({ a, b }: Surd): string => `${a},${b}`;

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

/** (a + b√2) / √2. The size of the pieces guarantees integers. */
function shrink({ a, b }: Surd): Surd {
  if (a % 2 !== 0) throw new Error(`${a} + ${b}√2 leaves the lattice`);
  return surd(b, a / 2);
}

/** Turns by an eighth, counter-clockwise. */
export const turnPoint = ({ x, y }: Point): Point => point(shrink(subtract(x, y)), shrink(add(x, y)));

/** Mirrors at the y axis. */
export const flipPoint = ({ x, y }: Point): Point => point(negate(x), y);
