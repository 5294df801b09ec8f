import type { Seat } from '@tablee/kernel';
import {
  BASES,
  bit,
  has,
  LINKS,
  listZones,
  MIDDLES,
  OWN,
  VITAL,
  ZONES,
  type Zone,
  type Zones,
} from '../board.ts';
import { square, ZONE_REACH } from '../measure.ts';
import { ALL, EACH, isQueen, queenOf } from '../puck.ts';
import { isHere, other, type State } from '../state.ts';

const REACH_SQUARED = square(ZONE_REACH);
const FAR = 99;
const COUNT = ZONES.length;
const MIDDLE_X = Float64Array.from(MIDDLES, middle => middle.x);
const MIDDLE_Y = Float64Array.from(MIDDLES, middle => middle.y);
const NEIGHBOURS: readonly (readonly Zone[])[] = LINKS.map(listZones);

/**
 * Who is where in one position after the other, and how far from a chain that is, told in shots. One survey is used again and
 * again: positions are judged by the thousand.
 */
export class Survey {
  /** By seat and zone: how many pucks count there (TCHAKO-5). */
  readonly present = new Int8Array(2 * COUNT);
  /** By seat: pucks with the queen. */
  readonly count = new Int8Array(2);
  /** By seat: zones he alone has; with those captured in his turn (TCHAKO-8). */
  readonly held = new Int32Array(2);
  readonly chained = new Int32Array(2);
  private readonly way = new Int8Array(COUNT);
  private readonly price = new Int8Array(COUNT);
  private readonly rest = new Int8Array(COUNT);

  take(s: State): void {
    const { present, count, held, chained } = this;
    present.fill(0);
    count.fill(0);
    for (let puck = 0; puck < ALL; puck++) {
      if (!isHere(s, puck)) continue;
      const seat = puck < EACH ? 0 : 1;
      count[seat]!++;
      const [x, y] = [s.x[puck]!, s.y[puck]!];
      const nowhere = isQueen(puck) && !s.variant.queenHolds ? VITAL[seat]! : -1;
      for (let zone = 0; zone < COUNT; zone++) {
        const dx = x - MIDDLE_X[zone]!;
        const dy = y - MIDDLE_Y[zone]!;
        if (dx * dx + dy * dy <= REACH_SQUARED && zone !== nowhere) present[seat * COUNT + zone]!++;
      }
    }
    let south = 0;
    let north = 0;
    for (let zone = 0; zone < COUNT; zone++) {
      const inSouth = present[zone]! > 0 || (present[COUNT + zone] === 0 && has(OWN[0]!, zone));
      const inNorth = present[COUNT + zone]! > 0 || (present[zone] === 0 && has(OWN[1]!, zone));
      if (inSouth && !inNorth) south |= bit(zone);
      if (inNorth && !inSouth) north |= bit(zone);
    }
    held[0] = south;
    held[1] = north;
    chained[0] = south | (s.turn === 0 ? s.captured : 0);
    chained[1] = north | (s.turn === 1 ? s.captured : 0);
  }

  /** TCHAKO-6: what would be captured if his turn began now. */
  captures(seat: Seat): Zones {
    const through = this.held[seat]! & ~OWN[seat]!;
    let found = 0;
    for (let edge = this.held[seat]! & BASES[seat]!; edge !== 0; ) {
      let next = 0;
      for (let zone = 0; zone < COUNT; zone++) if (has(edge, zone)) next |= LINKS[zone]!;
      edge = next & through & ~found;
      found |= edge;
    }
    return found;
  }

  /** Shots until a zone counts as his: one to enter, one for every enemy who has to go. */
  wayInto(seat: Seat, zone: Zone): number {
    if (has(this.chained[seat]!, zone)) return 0;
    return Math.max(1, this.present[other(seat) * COUNT + zone]!);
  }

  /** Shots until the cheapest chain stands, the enemy vital zone included. */
  wayToChain(seat: Seat): number {
    const { way, price } = this;
    const bases = BASES[seat]!;
    for (let zone = 0; zone < COUNT; zone++) {
      price[zone] = this.wayInto(seat, zone);
      way[zone] = !has(bases, zone) ? FAR : has(this.held[seat]!, zone) ? 0 : Math.max(1, price[zone]!);
    }
    this.spread(way);
    return way[VITAL[other(seat)]!]!;
  }

  /** The zones still to be won on some chain that takes no more shots than `most`. */
  missing(seat: Seat, most: number): Zones {
    const { way, price, rest } = this;
    this.wayToChain(seat);
    const goal = VITAL[other(seat)]!;
    rest.fill(FAR);
    rest[goal] = price[goal]!;
    this.spread(rest);
    let zones = 0;
    for (let zone = 0; zone < COUNT; zone++)
      if (price[zone]! > 0 && way[zone]! + rest[zone]! - price[zone]! <= most) zones |= bit(zone);
    return zones;
  }

  /** Twelve zones: from neighbour to neighbour, paying for what is entered, until nothing gets shorter. */
  private spread(way: Int8Array): void {
    for (let changed = true; changed; ) {
      changed = false;
      for (let zone = 0; zone < COUNT; zone++) {
        const from = way[zone]!;
        if (from === FAR) continue;
        for (const next of NEIGHBOURS[zone]!) {
          if (from + this.price[next]! >= way[next]!) continue;
          way[next] = from + this.price[next]!;
          changed = true;
        }
      }
    }
  }
}

/** Whether a queen stands where she keeps the enemy from holding her vital zone. */
export function isQueenAtHome(s: State, seat: Seat): boolean {
  const queen = queenOf(seat);
  const vital = VITAL[seat]!;
  return (
    isHere(s, queen) &&
    square(s.x[queen]! - MIDDLE_X[vital]!) + square(s.y[queen]! - MIDDLE_Y[vital]!) <= REACH_SQUARED
  );
}
