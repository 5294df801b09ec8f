import type { BoardPoint } from '../../board/piece.ts';

/** Something a finger can mean: how far beside its middle a finger may still mean it, and how far it is drawn, in mm. */
export type Target<T> = BoardPoint & { readonly what: T; readonly reach: number; readonly size: number };

/** On a phone a puck is 19 px wide: so far beside its middle, 22 px, it is still meant. */
export const FINGER_MM = 26;

/** The nearest of what is near enough, from where it is drawn; as near, what comes first in the list is meant. */
export function pickNearest<T>(at: BoardPoint, targets: readonly Target<T>[]): T | null {
  let best: Target<T> | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const far = Math.hypot(target.x - at.x, target.y - at.y);
    if (far > target.reach || far - target.size >= least) continue;
    least = far - target.size;
    best = target;
  }
  return best === null ? null : best.what;
}
