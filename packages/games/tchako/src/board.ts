import type { Seat } from '@tablee/kernel';
import type { Point } from '@tablee/physics';
import { LINK_ROWS, POST_ROWS, RAIL_ROWS, ZONE_ROWS } from './ground.ts';

/** A zone is its number, 0 ‥ 11, in the order of ground.ts; a set of zones is a number of twelve bits. */
export type Zone = number;
export type Zones = number;

export const ZONES: readonly Zone[] = Object.freeze(ZONE_ROWS.map((_, zone) => zone));
export const ZONE_NAMES: readonly string[] = ZONE_ROWS.map(([name]) => name);
export const MIDDLES: readonly Point[] = ZONE_ROWS.map(([, , , x, y]) => Object.freeze({ x, y }));
/** The same as arrays, for speed. */
export const MIDDLE_X: Int32Array = Int32Array.from(MIDDLES, ({ x }) => x);
export const MIDDLE_Y: Int32Array = Int32Array.from(MIDDLES, ({ y }) => y);
export const ZONE_OWNERS: readonly (Seat | null)[] = ZONE_ROWS.map(([, owner]) => owner);

export const bit = (n: number): number => 1 << n;
export const has = (set: number, n: number): boolean => (set & bit(n)) !== 0;

/** The lowest member of a non-empty set; `set & (set - 1)` is the rest. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

export function sizeOf(set: number): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size++;
  return size;
}

const gather = (is: (zone: Zone) => boolean): Zones =>
  ZONES.reduce((set, zone) => (is(zone) ? set | bit(zone) : set), 0);

/** By seat: the base zones and the vital zone. */
export const OWN: readonly Zones[] = [0, 1].map(seat => gather(zone => ZONE_OWNERS[zone] === seat));
export const VITAL: readonly Zone[] = [0, 1].map(seat =>
  ZONE_ROWS.findIndex(([, owner, vital]) => vital && owner === seat),
);
export const BASES: readonly Zones[] = [0, 1].map(seat => OWN[seat]! & ~bit(VITAL[seat]!));

export const readZone = (name: string): Zone => ZONE_NAMES.indexOf(name);
export const listZones = (set: Zones): Zone[] => ZONES.filter(zone => has(set, zone));
export const zonesNamed = (...names: string[]): Zones =>
  names.reduce((set, name) => set | bit(readZone(name)), 0);

/** TCHAKO-6: by zone, the zones linked to it by a thick line. */
export const LINKS: readonly Zones[] = ZONES.map(zone =>
  gather(other =>
    LINK_ROWS.some(row => row.split(' ').includes(ZONE_NAMES[zone]!) && isOther(row, zone, other)),
  ),
);

function isOther(row: string, zone: Zone, other: Zone): boolean {
  return zone !== other && row.split(' ').includes(ZONE_NAMES[other]!);
}

export type Post = number;
export const POST_NAMES: readonly string[] = POST_ROWS.map(([name]) => name);
export const POSTS: readonly Point[] = POST_ROWS.map(([, x, y]) => Object.freeze({ x, y }));
export const readPost = (name: string): Post => POST_NAMES.indexOf(name);

export const RAIL: readonly Point[] = RAIL_ROWS.map(([x, y]) => Object.freeze({ x, y }));
