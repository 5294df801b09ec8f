import { outlineOf, type Placed } from './piece.ts';
import { minus, ORIGIN, type Point, placeOf } from './point.ts';

/** A piece in the hand: turned, but not on the lattice yet. */
export type Held = Omit<Placed, 'at'> & { readonly x: number; readonly y: number };

/**
 * Where a piece lands when it is let go: one of its corners on one of the corners it may meet (those of the figure and of
 * the pieces that lie), the nearest if any is within `reach`.
 */
export function snap({ x, y, ...held }: Held, corners: readonly Point[], reach: number): Placed | null {
  let [best, found]: [number, Point | null] = [reach * reach, null];
  for (const own of outlineOf({ ...held, at: ORIGIN })) {
    const [ownX, ownY] = placeOf(own);
    for (const corner of corners) {
      const [cornerX, cornerY] = placeOf(corner);
      const [dx, dy] = [cornerX - ownX - x, cornerY - ownY - y];
      const far = dx * dx + dy * dy;
      if (far > best || (far === best && found)) continue;
      best = far;
      found = minus(corner, own);
    }
  }
  return found && { ...held, at: found };
}
