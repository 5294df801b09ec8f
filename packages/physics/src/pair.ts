import { type Bodies, DISC, POST, wayIn } from './bodies.ts';
import { SOFT_SPEED } from './constants.ts';
import { firstDescent, type Gap, slopeAt } from './descent.ts';
import { rowOf } from './row.ts';
import { TOUCH } from './still.ts';

const TOUCH_SQUARED = TOUCH * TOUCH;
const gap: Gap = rowOf(5);

/** Both move: whether they meet before either meets something else. */
export function findMoving(b: Bodies, i: number, j: number): void {
  // The time of the later course: its disc lies where it is written down, and the other has gone on.
  const late = b.since[i]! > b.since[j]! ? i : j;
  const early = late === i ? j : i;
  const start = b.since[late]!;
  const end = Math.min(b.due[i]!, b.due[j]!) - start;
  const lag = start - b.since[early]!;
  const vi = b.speed[early]! - lag;
  const vj = b.speed[late]!;
  const uxi = b.ux[early]!;
  const uyi = b.uy[early]!;
  const uxj = b.ux[late]!;
  const uyj = b.uy[late]!;
  const way = wayIn(b.speed[early]!, lag);
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
  let time = firstDescent(gap, end, Math.min(vi, vj));
  if (time > end) return;
  const awake = b.awake[i * b.count + j]! - start;
  // Two that leaned on each other a moment ago meet softly when the pause is over: nobody could see the difference.
  if (time < awake && -slopeAt(gap, time) < 2 * TOUCH * SOFT_SPEED) time = awake;
  claim(b, i, j, start + time);
  claim(b, j, i, start + time);
}

function claim(b: Bodies, i: number, j: number, at: number): void {
  const due = b.due[i]!;
  if (at > due || (at === due && !isSooner(b, j, b.meets[i]!))) return;
  b.due[i] = at;
  b.meets[i] = DISC + j;
}

/** Of two met at the very same moment. */
const isSooner = (b: Bodies, j: number, other: number): boolean =>
  other >= DISC && other < POST ? b.isBefore(j, other - DISC) : other >= POST;

/** The distance is never less than its share along the line that joins them now: that share alone excludes most pairs. */
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
