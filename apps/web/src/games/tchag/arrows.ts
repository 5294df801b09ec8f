import type { BoardPoint } from '../../board/piece.ts';

/** Where a slide's arrow may lie: anywhere along the stones that slide, best at the edge they slide towards. */
export type Track = {
  /** Centre of the leading stone, in squares. */
  readonly lead: BoardPoint;
  readonly way: BoardPoint;
  readonly stones: number;
  readonly distance: number;
};

/** In squares: at 60 px a square, targets of 44 px do not overlap. */
export const ROOM = 0.74;
const BEST = 0.54;
const PATIENCE = 20_000;

/** Steps away from the leading stone's far edge: into the gap, or back over the stones. */
function placesAlong({ stones, distance }: Track): readonly number[] {
  const places: number[] = [];
  for (let t = 0.5 - stones; t <= Math.max(BEST, distance); t += 0.08) places.push(t);
  return [BEST, ...places].sort((a, b) => Math.abs(a - BEST) - Math.abs(b - BEST));
}

const pointAt = ({ lead, way }: Track, t: number): BoardPoint => ({
  x: lead.x + way.x * t,
  y: lead.y + way.y * t,
});

/** A place for each arrow such that no two overlap; as far apart as can be where there are too many. */
export function layOut(tracks: readonly Track[]): readonly BoardPoint[] {
  for (let room = ROOM; ; room *= 0.94) {
    const laid = search(tracks, room);
    if (laid) return laid;
  }
}

/** The layout that strays least from the best places; the search is cut short long before it could be felt. */
function search(tracks: readonly Track[], room: number): readonly BoardPoint[] | null {
  const options = tracks.map(placesAlong);
  const laid: BoardPoint[] = [];
  let best: readonly BoardPoint[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  let tries = 0;
  const place = (k: number, strayed: number): void => {
    if (k === tracks.length) {
      best = laid.slice();
      least = strayed;
      return;
    }
    for (const t of options[k]!) {
      const cost = strayed + (t - BEST) ** 2;
      if (cost >= least || ++tries > PATIENCE) return;
      const point = pointAt(tracks[k]!, t);
      if (laid.some(other => Math.hypot(other.x - point.x, other.y - point.y) < room)) continue;
      laid.push(point);
      place(k + 1, cost);
      laid.pop();
    }
  };
  place(0, 0);
  return best;
}
