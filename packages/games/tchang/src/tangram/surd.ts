/** An exact length: a + b√2 with whole a and b. Every corner of a tangram piece turned by eighths lies on such numbers. */
export type Surd = { readonly a: number; readonly b: number };

export const surd = (a: number, b = 0): Surd => ({ a, b });
export const ZERO: Surd = surd(0);

export const add = (x: Surd, y: Surd): Surd => surd(x.a + y.a, x.b + y.b);
export const subtract = (x: Surd, y: Surd): Surd => surd(x.a - y.a, x.b - y.b);
export const negate = (x: Surd): Surd => surd(0 - x.a, 0 - x.b);
export const multiply = (x: Surd, y: Surd): Surd => surd(x.a * y.a + 2 * x.b * y.b, x.a * y.b + x.b * y.a);

/** √2 is no fraction: only 0 + 0√2 is zero, and squares tell which part outweighs the other. */
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
/** Names the number: equal numbers, equal names. */
export const nameOf = ({ a, b }: Surd): string => `${a},${b}`;
