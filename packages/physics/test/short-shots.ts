import { BAND, type Point, RAIL, type Shot, type ShotObserver } from '../src/index.ts';
import { dice, placesOf, scatter, TERRAIN, tableWith } from './scene.ts';

/** After more hits than this the smallest difference decides where discs end. */
const MOST_HITS = 2;
const DISCS = 12;

export type ShortShot = { readonly discs: readonly Point[]; readonly shot: Shot };

export function drawShortShots(count: number): ShortShot[] {
  const roll = dice(7);
  return Array.from({ length: count }, () => ({
    discs: scatter(TERRAIN, DISCS, roll),
    shot: { disc: roll(DISCS), direction: roll(4_096), power: 40 + roll(160) },
  }));
}

/** The first contact (two discs, or the kind of obstacle) and the places at the end. */
export type Verdict = { readonly first: string | null; readonly ends: readonly (Point | null)[] };

/** Our own verdict. `clear`: few enough hits to compare the ends. */
export function shootShort({ discs, shot }: ShortShot): Verdict & { readonly clear: boolean } {
  const table = tableWith(TERRAIN, discs);
  const seen: string[] = [];
  const observer: ShotObserver = {
    met: (a, b) => void seen.push(`discs ${a} ${b}`),
    bounced: (_, what) => void seen.push(what >= BAND ? 'band' : what >= RAIL ? 'rail' : 'post'),
    left() {},
    turned() {},
  };
  table.shoot(shot, observer);
  return { first: seen[0] ?? null, ends: placesOf(table), clear: seen.length <= MOST_HITS };
}

/** The largest distance between the two ends of a disc, in units. */
export const farthest = (a: Verdict, b: Verdict): number =>
  Math.max(...a.ends.map((at, i) => Math.hypot(at!.x - b.ends[i]!.x, at!.y - b.ends[i]!.y)));
