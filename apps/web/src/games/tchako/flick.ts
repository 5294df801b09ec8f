import { powerAt } from '@tablee/tchako';
import type { BoardPoint } from '../../board/piece.ts';

/** A finger, or a mouse with its button down, at a moment: millimetres of the board, ms. */
export type Sample = BoardPoint & { readonly t: number };

/** Which way and how fast, in mm of the board a second. */
export type Swipe = { readonly x: number; readonly y: number; readonly speed: number };

/** So much of a swipe is looked at at a time … */
const WINDOW_MS = 64;
/** … and it may end so long before the finger is lifted: lifting, a finger slows down or trembles. */
const LIFT_MS = 56;
/** A finger that has rested so long does not flick any more. */
const PAUSE_MS = 150;
/** Shorter than this is a touch, not a swipe. */
const SHORTEST_MM = 9;

/**
 * The motion of the finger as it leaves the board: the fastest stretch of the last moments, as a straight line laid
 * through its samples. Null: it was not moving.
 */
export function readSwipe(samples: readonly Sample[], liftedAt: number): Swipe | null {
  const last = samples.at(-1);
  if (!last || liftedAt - last.t > PAUSE_MS) return null;
  const first = samples[0]!;
  if (samples.every(s => Math.hypot(s.x - first.x, s.y - first.y) < SHORTEST_MM)) return null;
  let best: Swipe | null = null;
  for (const [i, end] of samples.entries()) {
    if (last.t - end.t > LIFT_MS) continue;
    const swipe = fitLine(stretchTo(samples.slice(0, i + 1), end));
    if (swipe && (!best || swipe.speed > best.speed)) best = swipe;
  }
  return best;
}

/** Too few samples, or too close together, would let one crooked sample decide. */
const FEWEST = 3;
const BRIEFEST_MS = 15;
/** A busy device tells of a finger so seldom that more time must be looked at. */
const LONGEST_MS = 220;

const stretchTo = (samples: readonly Sample[], end: Sample): readonly Sample[] =>
  samples.filter(
    (s, i) => end.t - s.t <= WINDOW_MS || (i >= samples.length - FEWEST && end.t - s.t <= LONGEST_MS),
  );

/** Least squares: the steady motion nearest to all of them. */
function fitLine(stretch: readonly Sample[]): Swipe | null {
  const n = stretch.length;
  if (n < FEWEST || stretch[n - 1]!.t - stretch[0]!.t < BRIEFEST_MS) return null;
  const mean = (of: (s: Sample) => number): number => stretch.reduce((sum, s) => sum + of(s), 0) / n;
  const [mt, mx, my] = [mean(s => s.t), mean(s => s.x), mean(s => s.y)];
  let [tt, tx, ty] = [0, 0, 0];
  for (const { t, x, y } of stretch) {
    tt += (t - mt) * (t - mt);
    tx += (t - mt) * (x - mx);
    ty += (t - mt) * (y - my);
  }
  const [vx, vy] = [(1000 * tx) / tt, (1000 * ty) / tt];
  const speed = Math.hypot(vx, vy);
  return speed === 0 ? null : { x: vx / speed, y: vy / speed, speed };
}

/** Slower than this nothing is flicked: somebody looks, or has thought better of it. */
export const SLOWEST_MM_S = 130;
/** A hard flick of a thumb across a phone. */
const FASTEST_MM_S = 3_000;
/** Below 1: most of the finger's range is for the shots that stay on the board. */
const BEND = 0.62;

/** TCHAKO-22: from the finger to a power of 1 ‥ 1000; 0: too slow. */
export const powerOf = (speed: number): number =>
  speed < SLOWEST_MM_S ? 0 : powerAt((speed / FASTEST_MM_S) ** BEND);
