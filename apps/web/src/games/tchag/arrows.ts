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
/** Four arrows around one gap just keep apart here. */
const BEST = 0.47;
const PATIENCE = 6000;

/** Steps away from the leading stone's far edge, the nearest first: into the gap, or back over the stones. */
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

/** A place for each arrow such that no two overlap; as far apart as can be where there are too many. */
export function layOut(tracks: readonly Track[]): readonly BoardPoint[] {
  for (let room = ROOM; ; room *= 0.94) {
    // Little straying is looked for first: most layouts are found at once.
    for (const limit of [0.1, 0.6, 9]) {
      const laid = search(tracks, room, limit);
      if (laid) return laid;
    }
  }
}

/** The layout that strays least from the best places, within a limit and before patience ends. */
function search(tracks: readonly Track[], room: number, limit: number): readonly BoardPoint[] | null {
  const options = tracks.map(placesAlong);
  const laid: BoardPoint[] = [];
  let best: readonly BoardPoint[] | null = null;
  let least = limit;
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
