import type { Numbers } from './arrays.ts';

/**
 * The gap between two sliding discs: their squared distance minus the squared distance of touching discs. It is a polynomial
 * q0 + q1 t + … + q4 t⁴ with q4 ≥ 0; the discs meet when it falls to zero.
 */
export type Gap = Numbers;

const NEVER = Number.POSITIVE_INFINITY;
/** Upper bound for iterations; Newton's method needs five or six. */
const STEPS = 80;
/** Ticks; the fastest disc moves less than a millionth of a unit in it. */
const INSTANT = 1e-10;

const value = (q: Gap, t: number): number => q[0]! + t * (q[1]! + t * (q[2]! + t * (q[3]! + t * q[4]!)));
export const slopeAt = (q: Gap, t: number): number =>
  q[1]! + t * (2 * q[2]! + t * (3 * q[3]! + t * 4 * q[4]!));
const bend = (q: Gap, t: number): number => 2 * q[2]! + t * (6 * q[3]! + t * 12 * q[4]!);

/**
 * The first time at which the gap falls and is at most zero; NEVER if that is after `end`, or after `all`, until when both
 * discs slide. The search depends on `all` only, so that the result does not depend on `end`.
 */
export function firstContact(q: Gap, end: number, all: number): number {
  if (staysAbove(q, end)) return NEVER;
  if (q[1]! < 0 && q[0]! <= 0) return 0;
  return isConvex(q, all) ? newtonFromLeft(q, end) : searchPieces(q, end, all);
}

/** The gap never falls below its start: q1 + q2 t + q3 t² does not become negative. */
function staysAbove(q: Gap, end: number): boolean {
  const q1 = q[1]!;
  const q2 = q[2]!;
  const q3 = q[3]!;
  if (q1 < 0) return false;
  if (q3 <= 0) return q1 + end * (q2 + end * q3) >= 0;
  return q2 >= 0 || 4 * q1 * q3 >= q2 * q2;
}

function isConvex(q: Gap, all: number): boolean {
  const q4 = q[4]!;
  const lowest = q4 > 0 ? -q[3]! / (4 * q4) : 0;
  if (lowest > 0 && lowest < all) return bend(q, lowest) >= 0;
  return q[2]! >= 0 && bend(q, all) >= 0;
}

/** On a convex function Newton's method from the left never overshoots. */
function newtonFromLeft(q: Gap, end: number): number {
  let t = 0;
  for (let i = 0; i < STEPS; i++) {
    const slope = slopeAt(q, t);
    if (slope >= 0) return NEVER;
    const height = value(q, t);
    if (height <= 0) return t;
    const next = t - height / slope;
    if (next > end) return NEVER;
    if (next - t < INSTANT) return next;
    t = next;
  }
  return t;
}

/** Splits at the inflection points, so that the slope is monotone in each piece. */
function searchPieces(q: Gap, end: number, all: number): number {
  const q2 = q[2]!;
  const q3 = q[3]!;
  const q4 = q[4]!;
  const under = 9 * q3 * q3 - 24 * q4 * q2;
  let first = all;
  let second = all;
  if (q4 > 0 && under > 0) {
    // Both roots of the second derivative, without cancellation.
    const root = Math.sqrt(under);
    const far = q3 >= 0 ? -3 * q3 - root : -3 * q3 + root;
    const one = far / (12 * q4);
    const other = far === 0 ? 0 : (2 * q2) / far;
    first = within(Math.min(one, other), all);
    second = within(Math.max(one, other), all);
  } else if (q4 === 0 && q3 !== 0) first = within(-q2 / (3 * q3), all);
  let found = first > 0 ? searchPiece(q, 0, first) : NEVER;
  if (found === NEVER && second > first && first <= end) found = searchPiece(q, first, second);
  if (found === NEVER && all > second && second <= end) found = searchPiece(q, second, all);
  return found;
}

const within = (t: number, all: number): number => (t < 0 ? 0 : Math.min(t, all));

/** Splits at the extremum, so that the gap is monotone in each part. */
function searchPiece(q: Gap, from: number, to: number): number {
  const falls = slopeAt(q, from) < 0;
  if (slopeAt(q, to) < 0 === falls) return falls ? findZero(q, from, to) : NEVER;
  const turn = findExtremum(q, from, to, falls);
  return falls ? findZero(q, from, turn) : findZero(q, turn, to);
}

/** Newton's method, with bisection where it would leave the bounds. */
function findExtremum(q: Gap, from: number, to: number, falls: boolean): number {
  let low = from;
  let high = to;
  let t = (from + to) / 2;
  for (let i = 0; i < STEPS && high - low > INSTANT; i++) {
    const slope = slopeAt(q, t);
    if (slope < 0 === falls) low = t;
    else high = t;
    const next = t - slope / bend(q, t);
    if (Math.abs(next - t) < INSTANT) return t;
    t = next > low && next < high ? next : (low + high) / 2;
  }
  return high;
}

/** The zero of a falling gap. */
function findZero(q: Gap, from: number, to: number): number {
  if (value(q, to) > 0) return NEVER;
  if (value(q, from) <= 0) return from;
  let low = from;
  let high = to;
  let t = (from + to) / 2;
  for (let i = 0; i < STEPS && high - low > INSTANT; i++) {
    const height = value(q, t);
    if (height > 0) low = t;
    else high = t;
    const next = t - height / slopeAt(q, t);
    if (Math.abs(next - t) < INSTANT) return t;
    t = next > low && next < high ? next : (low + high) / 2;
  }
  return high;
}
