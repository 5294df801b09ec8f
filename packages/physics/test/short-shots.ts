import { BAND, type Point, RAIL, type Shot, type Witness } from '../src/index.ts';
import { dice, lie, scatter, TERRAIN, tableWith } from './scene.ts';

/** Short shots for oracles: after more hits than this a hair's breadth decides, in this world as in the real one. */
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

/** As an oracle puts it: what was met first (two discs, or the kind of thing that stands), and where all ended. */
export type Verdict = { readonly first: string | null; readonly ends: readonly (Point | null)[] };

/** Ours; `clear`: so few hits that ends can be compared. */
export function shootShort({ discs, shot }: ShortShot): Verdict & { readonly clear: boolean } {
  const table = tableWith(TERRAIN, discs);
  const seen: string[] = [];
  const witness: Witness = {
    met: (a, b) => void seen.push(`discs ${a} ${b}`),
    bounced: (_, what) => void seen.push(what >= BAND ? 'band' : what >= RAIL ? 'rail' : 'post'),
    left() {},
    turned() {},
  };
  table.shoot(shot, witness);
  return { first: seen[0] ?? null, ends: lie(table), clear: seen.length <= MOST_HITS };
}

/** Units between the two ends of the disc they disagree about most. */
export const farthest = (a: Verdict, b: Verdict): number =>
  Math.max(...a.ends.map((at, i) => Math.hypot(at!.x - b.ends[i]!.x, at!.y - b.ends[i]!.y)));
