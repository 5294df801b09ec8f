import { type Slide, tchag } from '@tablee/tchag';
import type { BoardPoint } from '../../../board/piece.ts';
import { CELL, screenWay, squareCentre } from '../draw/geometry.ts';

export type Arrow = BoardPoint & {
  /** The move's text; also the id of the focus stop. */
  readonly id: string;
  readonly slide: Slide;
  readonly angle: number;
};

export function placeArrows(slides: readonly Slide[], flipped: boolean): readonly Arrow[] {
  const tracks = slides.map(slide => {
    const { x, y } = squareCentre(slide.stones[0]!.from, flipped);
    return {
      lead: { x: x / CELL, y: y / CELL },
      way: screenWay(slide.direction, flipped),
      stones: slide.stones.length,
      distance: slide.distance,
    };
  });
  return layOut(tracks).map(({ x, y }, i) => {
    const { way } = tracks[i]!;
    return {
      id: tchag.writeMove(slides[i]!.move),
      slide: slides[i]!,
      x: x * CELL,
      y: y * CELL,
      angle: (Math.atan2(way.y, way.x) * 180) / Math.PI,
    };
  });
}

/** Where the arrow of a slide may be drawn: along its stones, best at the edge they slide towards. */
export type Track = {
  /** Centre of the leading stone, in squares. */
  readonly lead: BoardPoint;
  readonly way: BoardPoint;
  readonly stones: number;
  readonly distance: number;
};

/** Least distance of two arrows in squares: at 60 px a square, tap targets of 44 px do not overlap. */
export const MIN_DISTANCE = 0.74;
/** Best place, in squares from the leading stone: four arrows around one gap just keep their distance. */
const BEST = 0.47;
/** Limits the search for a layout. */
const MAX_TRIES = 6000;

/** Possible places along the track, nearest to the best one first: into the gap, or back over the stones. */
function placesAlong({ stones, distance }: Track): readonly number[] {
  const places = [BEST];
  for (let off = 0.06; off <= 0.48; off += 0.06) places.push(BEST - off, BEST + off);
  for (let back = 0.25; back <= stones - 0.5; back += 0.25) places.push(-back);
  return places
    .filter(t => t <= Math.max(BEST, distance))
    .sort((a, b) => Math.abs(a - BEST) - Math.abs(b - BEST));
}

const pointAt = ({ lead, way }: Track, t: number): BoardPoint => ({
  x: lead.x + way.x * t,
  y: lead.y + way.y * t,
});

/** A place for each arrow such that no two overlap; with too many arrows, the distance shrinks. */
export function layOut(tracks: readonly Track[]): readonly BoardPoint[] {
  for (let apart = MIN_DISTANCE; ; apart *= 0.94) {
    // Small detours first: most layouts are found at once.
    for (const limit of [0.1, 0.6, 9]) {
      const laid = search(tracks, apart, limit);
      if (laid) return laid;
    }
  }
}

/** The layout with the least detour from the best places, below a limit. */
function search(tracks: readonly Track[], apart: number, limit: number): readonly BoardPoint[] | null {
  const options = tracks.map(placesAlong);
  const laid: BoardPoint[] = [];
  let best: readonly BoardPoint[] | null = null;
  let least = limit;
  let tries = 0;
  const place = (k: number, detour: number): void => {
    if (k === tracks.length) {
      best = laid.slice();
      least = detour;
      return;
    }
    for (const t of options[k]!) {
      const cost = detour + (t - BEST) ** 2;
      if (cost >= least || ++tries > MAX_TRIES) return;
      const point = pointAt(tracks[k]!, t);
      if (laid.some(other => Math.hypot(other.x - point.x, other.y - point.y) < apart)) continue;
      laid.push(point);
      place(k + 1, cost);
      laid.pop();
    }
  };
  place(0, 0);
  return best;
}
