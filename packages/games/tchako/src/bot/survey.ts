import type { Seat } from '@tablee/kernel';
import {
  BASES,
  bit,
  has,
  LINKS,
  listZones,
  lowest,
  MIDDLE_X,
  MIDDLE_Y,
  OWN,
  VITAL,
  ZONES,
  type Zone,
  type Zones,
} from '../board.ts';
import { countsIn } from '../control.ts';
import { square, ZONE_REACH } from '../measure.ts';
import { queenOf, SIDE } from '../puck.ts';
import { isHere, other, type State } from '../state.ts';

const REACH_SQUARED = square(ZONE_REACH);
const FAR = 99;
const COUNT = ZONES.length;
const ALL_ZONES = bit(COUNT) - 1;
/** The greatest distance computed. */
const FARTHEST = 12;
/** The greatest price of a zone: with this many enemies or more. */
const DEAREST = 3;
const ROW = DEAREST + 1;
/** By set of zones: all their neighbours. */
const AROUND = Int16Array.from({ length: 1 << COUNT }, (_, set) =>
  listZones(set).reduce((around, zone) => around | LINKS[zone]!, 0),
);

/** Zone control of a position and the distance to a chain, in shots. Reused: it runs for every judged position. */
export class Survey {
  /** By seat: pucks including the queen. */
  readonly count = new Int8Array(2);
  /** By seat: zones held alone; `chained` adds those captured in the current turn (TCHAKO-8). */
  readonly held = new Int32Array(2);
  readonly chained = new Int32Array(2);
  /** By seat and number: the zones in which at least that many pucks count (TCHAKO-5). */
  private readonly crowded = new Int32Array(2 * ROW);
  /** Zones by price in shots. */
  private readonly priced = new Int32Array(ROW);
  /** By number of shots: zones reachable from a base, and zones from which the goal is reachable. */
  private readonly within = new Int32Array(FARTHEST + 1);
  private readonly onward = new Int32Array(FARTHEST + 1);

  take(s: State): void {
    const { count, crowded, held, chained } = this;
    for (let seat = 0; seat < 2; seat++) {
      let [one, two, three, pucks] = [0, 0, 0, 0];
      for (let left = s.here & SIDE[seat]!; left !== 0; left &= left - 1) {
        const zones = countsIn(s, lowest(left));
        three |= two & zones;
        two |= one & zones;
        one |= zones;
        pucks++;
      }
      count[seat] = pucks;
      crowded[ROW * seat + 1] = one;
      crowded[ROW * seat + 2] = two;
      crowded[ROW * seat + 3] = three;
    }
    const [south, north] = [crowded[1]!, crowded[ROW + 1]!];
    held[0] = ~north & (south | OWN[0]!);
    held[1] = ~south & (north | OWN[1]!);
    chained[0] = held[0]! | (s.turn === 0 ? s.captured : 0);
    chained[1] = held[1]! | (s.turn === 1 ? s.captured : 0);
  }

  /** TCHAKO-6: the zones captured if the seat's turn began now. */
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

  /** Shots to win a zone, by the number of enemies in it. */
  wayInto(seat: Seat, zone: Zone): number {
    if (has(this.chained[seat]!, zone)) return 0;
    const enemies = ROW * other(seat);
    return has(this.crowded[enemies + 3]!, zone) ? 3 : has(this.crowded[enemies + 2]!, zone) ? 2 : 1;
  }

  /** Shots for the cheapest chain, including the enemy's vital zone. */
  wayToChain(seat: Seat): number {
    this.price(seat);
    return this.spread(BASES[seat]!, bit(VITAL[other(seat)]!), this.within);
  }

  /** The zones to win on any chain of at most `most` shots. */
  missing(seat: Seat, most: number): Zones {
    const { within, onward, priced } = this;
    this.price(seat);
    this.spread(BASES[seat]!, 0, within);
    this.spread(bit(VITAL[other(seat)]!), 0, onward);
    let zones = 0;
    for (let price = 1; price <= DEAREST; price++) {
      // Both distances include the zone itself.
      const budget = Math.min(most + price, 2 * FARTHEST);
      for (let before = 0; before <= budget; before++)
        zones |=
          within[Math.min(before, FARTHEST)]! & onward[Math.min(budget - before, FARTHEST)]! & priced[price]!;
    }
    return zones;
  }

  private price(seat: Seat): void {
    const { priced, crowded } = this;
    const free = this.chained[seat]!;
    const enemies = ROW * other(seat);
    const [two, three] = [crowded[enemies + 2]! & ~free, crowded[enemies + 3]! & ~free];
    priced[0] = free;
    priced[1] = ALL_ZONES & ~free & ~two;
    priced[2] = two & ~three;
    priced[3] = three;
  }

  /** Computes the zones reachable from `gates` shot by shot, until the goal is reached. */
  private spread(gates: Zones, goal: Zones, reached: Int32Array): number {
    const { priced } = this;
    for (let shots = 0; shots <= FARTHEST; shots++) {
      let found = shots === 0 ? gates & priced[0]! : reached[shots - 1]!;
      for (let price = 1; price <= DEAREST && price <= shots; price++) {
        const next = AROUND[reached[shots - price]!]! | (price === shots ? gates : 0);
        found |= next & priced[price]!;
      }
      // Free zones are won along with it.
      for (let more = found; more !== 0; found |= more) more = AROUND[found]! & priced[0]! & ~found;
      reached[shots] = found;
      if ((found & goal) !== 0) return shots;
    }
    return FAR;
  }
}

/** Whether a queen is in her vital zone, so that the enemy cannot hold it. */
export function isQueenAtHome(s: State, seat: Seat): boolean {
  const queen = queenOf(seat);
  const vital = VITAL[seat]!;
  return (
    isHere(s, queen) &&
    square(s.x[queen]! - MIDDLE_X[vital]!) + square(s.y[queen]! - MIDDLE_Y[vital]!) <= REACH_SQUARED
  );
}
