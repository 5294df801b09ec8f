/**
 * The gap between two sliding discs is a polynomial of the fourth degree in time, q0 + q1 t + … + q4 t⁴, with q4 ≥ 0: the
 * square of their distance less the square of what it is when they touch. They meet when it has come down to zero.
 * Bare numbers instead of an object: this is the innermost of all loops.
 */

const NEVER = Number.POSITIVE_INFINITY;
/** More than halving needs to use up the bits of a double between bounds as far apart as a shot is long. */
const HALVINGS = 64;

const value = (q0: number, q1: number, q2: number, q3: number, q4: number, t: number): number =>
  q0 + t * (q1 + t * (q2 + t * (q3 + t * q4)));
export const slopeAt = (q1: number, q2: number, q3: number, q4: number, t: number): number =>
  q1 + t * (2 * q2 + t * (3 * q3 + t * 4 * q4));
const bend = (q2: number, q3: number, q4: number, t: number): number => 2 * q2 + t * (6 * q3 + t * 12 * q4);

/** The first time in 0 ‥ end at which it falls and is at most zero; NEVER when there is none. */
export function firstDescent(
  q0: number,
  q1: number,
  q2: number,
  q3: number,
  q4: number,
  end: number,
): number {
  // Rising from the start, in every term.
  if (q1 >= 0 && q2 >= 0 && q3 >= 0) return NEVER;
  return isConvex(q2, q3, q4, end)
    ? slideDown(q0, q1, q2, q3, q4, end)
    : searchPieces(q0, q1, q2, q3, q4, end);
}

function isConvex(q2: number, q3: number, q4: number, end: number): boolean {
  const lowest = q4 > 0 ? -q3 / (4 * q4) : 0;
  if (lowest > 0 && lowest < end) return bend(q2, q3, q4, lowest) >= 0;
  return bend(q2, q3, q4, 0) >= 0 && bend(q2, q3, q4, end) >= 0;
}

/** Where it bends upwards all the way, Newton's steps from the left never overshoot. */
function slideDown(q0: number, q1: number, q2: number, q3: number, q4: number, end: number): number {
  let t = 0;
  for (let i = 0; i < HALVINGS; i++) {
    const slope = slopeAt(q1, q2, q3, q4, t);
    if (slope >= 0) return NEVER;
    const height = value(q0, q1, q2, q3, q4, t);
    if (height <= 0) return t;
    const next = t - height / slope;
    if (next > end) return NEVER;
    if (next <= t) return t;
    t = next;
  }
  return t;
}

/** Cut where the bend changes its sign: in each piece the slope only falls or only rises. */
function searchPieces(q0: number, q1: number, q2: number, q3: number, q4: number, end: number): number {
  const under = 9 * q3 * q3 - 24 * q4 * q2;
  let first = end;
  let second = end;
  if (q4 > 0 && under > 0) {
    // Both roots without taking the difference of near equals.
    const root = Math.sqrt(under);
    const far = q3 >= 0 ? -3 * q3 - root : -3 * q3 + root;
    const one = far / (12 * q4);
    const other = far === 0 ? 0 : (2 * q2) / far;
    first = within(Math.min(one, other), end);
    second = within(Math.max(one, other), end);
  } else if (q4 === 0 && q3 !== 0) first = within(-q2 / (3 * q3), end);
  let found = first > 0 ? searchPiece(q0, q1, q2, q3, q4, 0, first) : NEVER;
  if (found === NEVER && second > first) found = searchPiece(q0, q1, q2, q3, q4, first, second);
  if (found === NEVER && end > second) found = searchPiece(q0, q1, q2, q3, q4, second, end);
  return found;
}

const within = (t: number, end: number): number => (t < 0 ? 0 : Math.min(t, end));

/** Cut once more where the slope changes its sign: what is left only falls or only rises. */
function searchPiece(
  q0: number,
  q1: number,
  q2: number,
  q3: number,
  q4: number,
  from: number,
  to: number,
): number {
  const falls = slopeAt(q1, q2, q3, q4, from) < 0;
  if (slopeAt(q1, q2, q3, q4, to) < 0 === falls)
    return falls ? searchFall(q0, q1, q2, q3, q4, from, to) : NEVER;
  let low = from;
  let high = to;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (slopeAt(q1, q2, q3, q4, middle) < 0 === falls) low = middle;
    else high = middle;
  }
  return falls ? searchFall(q0, q1, q2, q3, q4, from, high) : searchFall(q0, q1, q2, q3, q4, high, to);
}

/** It falls all the way. */
function searchFall(
  q0: number,
  q1: number,
  q2: number,
  q3: number,
  q4: number,
  from: number,
  to: number,
): number {
  if (value(q0, q1, q2, q3, q4, to) > 0) return NEVER;
  if (value(q0, q1, q2, q3, q4, from) <= 0) return from;
  let low = from;
  let high = to;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (value(q0, q1, q2, q3, q4, middle) > 0) low = middle;
    else high = middle;
  }
  return high;
}
