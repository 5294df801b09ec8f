import { doubles } from './arrays.ts';
import { type Bodies, DISC, distanceAfter, POST } from './bodies.ts';
import { SOFT_SPEED } from './constants.ts';
import { firstContact, type Gap, slopeAt } from './quartic.ts';
import { TOUCH } from './straight-path.ts';

const TOUCH_SQUARED = TOUCH * TOUCH;
const gap: Gap = doubles(5);

/** Checks whether two moving discs meet before either meets something else. */
export function predictPair(b: Bodies, i: number, j: number): void {
  // Start at the later course: its disc is where it is stored, the other has moved on.
  const late = b.startTime[i]! > b.startTime[j]! ? i : j;
  const early = late === i ? j : i;
  const start = b.startTime[late]!;
  const end = Math.min(b.nextTime[i]!, b.nextTime[j]!) - start;
  const lag = start - b.startTime[early]!;
  const vi = b.speed[early]! - lag;
  const vj = b.speed[late]!;
  const uxi = b.ux[early]!;
  const uyi = b.uy[early]!;
  const uxj = b.ux[late]!;
  const uyj = b.uy[late]!;
  const way = distanceAfter(b.speed[early]!, lag);
  const dx = b.x[late]! - (b.x[early]! + uxi * way);
  const dy = b.y[late]! - (b.y[early]! + uyi * way);
  const vx = uxj * vj - uxi * vi;
  const vy = uyj * vj - uyi * vi;
  const ax = (uxi - uxj) / 2;
  const ay = (uyi - uyj) / 2;
  const apart = dx * dx + dy * dy;
  const towards = dx * vx + dy * vy;
  const bending = dx * ax + dy * ay;
  if (staysAway(apart, towards, bending, end)) return;
  gap[0] = apart - TOUCH_SQUARED;
  gap[1] = 2 * towards;
  gap[2] = vx * vx + vy * vy + 2 * bending;
  gap[3] = 2 * (vx * ax + vy * ay);
  gap[4] = ax * ax + ay * ay;
  let time = firstContact(gap, end, Math.min(vi, vj));
  if (time > end) return;
  const pausedUntil = b.pausedUntil[i * b.count + j]! - start;
  // A soft contact within the pause is moved to its end.
  if (time < pausedUntil && -slopeAt(gap, time) < 2 * TOUCH * SOFT_SPEED) time = pausedUntil;
  claim(b, i, j, start + time);
  claim(b, j, i, start + time);
}

function claim(b: Bodies, i: number, j: number, at: number): void {
  const nextTime = b.nextTime[i]!;
  if (at > nextTime || (at === nextTime && !isSooner(b, j, b.nextTarget[i]!))) return;
  b.nextTime[i] = at;
  b.nextTarget[i] = DISC + j;
}

/** Order of two contacts at the same time. */
const isSooner = (b: Bodies, j: number, other: number): boolean =>
  other >= DISC && other < POST ? b.isBefore(j, other - DISC) : other >= POST;

/** A cheap test that excludes most pairs: it uses the distance along the line between them only. */
function staysAway(apart: number, towards: number, bending: number, end: number): boolean {
  if (towards >= 0 && bending >= 0) return apart > TOUCH_SQUARED;
  const needed = TOUCH * Math.sqrt(apart);
  if (apart <= needed) return false;
  const atEnd = apart + end * (towards + end * bending);
  if (atEnd <= needed) return false;
  if (towards >= 0 || bending <= 0) return true;
  const lowest = -towards / (2 * bending);
  return lowest >= end || apart + lowest * (towards / 2) > needed;
}
