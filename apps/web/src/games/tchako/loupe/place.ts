import type { BoardPoint } from '../../../board/piece.ts';
import { VIEW } from '../draw/geometry.ts';

/** What the magnifier must not cover, in mm of the drawing. */
export type Scene = {
  readonly finger: BoardPoint;
  readonly puck: BoardPoint;
  /** Where the shot goes, of length 1; null: there is no aim yet. */
  readonly towards: BoardPoint | null;
};

/** How far a hand reaches below its finger. */
const HAND_MM = 160;
/** Half the width of a finger tip on a small phone. */
const TIP_MM = 26;
/** The magnifier moves only when something comes nearer to it than this. */
const SPARE_MM = 12;
/** A shot may go across the whole board. */
const FAR_MM = 700;

/** Half the width of the magnifier: 64 pixels, less on a small board. `scale`: pixels per mm. */
export const loupeRadius = (scale: number): number => Math.min(70, 64 / scale);

const distance = (a: BoardPoint, b: BoardPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** From a point to the segment that starts at `from` and goes `length` in a direction of length 1. */
function toSegment(at: BoardPoint, from: BoardPoint, way: BoardPoint, length: number): number {
  const along = (at.x - from.x) * way.x + (at.y - from.y) * way.y;
  const share = Math.min(length, Math.max(0, along));
  return distance(at, { x: from.x + way.x * share, y: from.y + way.y * share });
}

/** How far a magnifier in this place is from finger and hand, from the puck and from the line of the shot. */
export const clearanceOf = (at: BoardPoint, { finger, puck, towards }: Scene): number =>
  Math.min(
    toSegment(at, finger, { x: 0, y: 1 }, HAND_MM) - TIP_MM,
    distance(at, puck),
    towards ? toSegment(at, puck, towards, FAR_MM) : Number.POSITIVE_INFINITY,
  );

/** Places along the edge of the board. */
function placesFor(radius: number): readonly BoardPoint[] {
  const [x, y] = [VIEW.width / 2 - radius, VIEW.height / 2 - radius];
  return [-x, 0, x].flatMap(left => [-y, 0, y].map(top => ({ x: left, y: top })));
}

/** The place that covers least; the one before is kept while it covers nothing. */
export function placeLoupe(scene: Scene, radius: number, before: BoardPoint | null): BoardPoint {
  if (before && clearanceOf(before, scene) >= radius + SPARE_MM) return before;
  const places = placesFor(radius);
  return places.reduce((best, at) => (clearanceOf(at, scene) > clearanceOf(best, scene) ? at : best));
}
