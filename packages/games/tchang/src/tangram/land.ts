import { areaOf, type Drawn, drawOutline, SLIVER, sharedArea } from './area.ts';
import type { Figure } from './cover.ts';
import { type Held, outlineOf, type Placed } from './piece.ts';
import { meets, minus, nameOf, ORIGIN, type Point, placeOf } from './point.ts';

/** `inside`: entirely in the figure. `clear`: on no other piece. */
export type Fit = { readonly inside: boolean; readonly clear: boolean };

export function judgeFit(piece: Drawn, figure: Figure, others: readonly Drawn[]): Fit {
  return {
    inside: areaOf(piece) - sharedArea(figure.map(drawOutline), piece) < SLIVER,
    clear: others.every(other => sharedArea([other], piece) < SLIVER),
  };
}

/** All places where a corner of the piece coincides with one of the given corners. */
function listPlaces(turned: Omit<Placed, 'at'>, corners: readonly Point[]): readonly Placed[] {
  const own = outlineOf({ ...turned, at: ORIGIN });
  const places = new Map<string, Placed>();
  for (const corner of corners) {
    for (const p of own) {
      const at = minus(corner, p);
      places.set(`${nameOf(at.x)} ${nameOf(at.y)}`, { ...turned, at });
    }
  }
  return [...places.values()];
}

const cornersOf = (figure: Figure, lying: readonly Placed[]): readonly Point[] => [
  ...figure.flat(),
  ...lying.flatMap(outlineOf),
];

/**
 * The place where a dropped piece snaps. Numbers a + b√2 are dense, so the nearest corner is often wrong: prefer places
 * that fit, then those that meet more corners, then nearer ones. Places that do not fit snap from half the distance.
 */
export function land(held: Held, figure: Figure, lying: readonly Placed[], reach: number): Placed | null {
  const { x, y, ...turned } = held;
  const corners = cornersOf(figure, lying);
  const others = lying.map(p => drawOutline(outlineOf(p)));
  const ranked = listPlaces(turned, corners).flatMap(placed => {
    const [atX, atY] = placeOf(placed.at);
    const far = (atX - x) * (atX - x) + (atY - y) * (atY - y);
    if (far > reach * reach) return [];
    const outline = outlineOf(placed);
    const { inside, clear } = judgeFit(drawOutline(outline), figure, others);
    const met = outline.filter(p => corners.some(corner => meets(corner, p))).length;
    const fits = Number(inside) + Number(clear);
    if (fits < 2 && far > (reach * reach) / 4) return [];
    return [{ placed, fits, met, far }];
  });
  ranked.sort((a, b) => b.fits - a.fits || b.met - a.met || a.far - b.far);
  return ranked[0]?.placed ?? null;
}

/** Free places for a piece in this orientation, from the top left to the bottom right. */
export function placesFor(
  turned: Omit<Placed, 'at'>,
  figure: Figure,
  lying: readonly Placed[],
): readonly Placed[] {
  const others = lying.map(p => drawOutline(outlineOf(p)));
  const fitting = listPlaces(turned, cornersOf(figure, lying)).filter(placed => {
    const { inside, clear } = judgeFit(drawOutline(outlineOf(placed)), figure, others);
    return inside && clear;
  });
  return fitting.toSorted((a, b) => {
    const [[ax, ay], [bx, by]] = [placeOf(a.at), placeOf(b.at)];
    return Math.abs(by - ay) > SLIVER ? by - ay : ax - bx;
  });
}
