import type { Seat } from '@tablee/kernel';
import {
  BASES,
  bit,
  has,
  LINKS,
  lowest,
  MIDDLE_X,
  MIDDLE_Y,
  OWN,
  VITAL,
  ZONE_OWNERS,
  ZONES,
  type Zone,
  type Zones,
} from './board.ts';
import { ZONE_REACH } from './measure.ts';
import { isQueen, ownerOf, type Puck, SIDE } from './puck.ts';
import { type Control, other, type State, sideBit } from './state.ts';

/** TCHAKO-4: the zones whose circle the puck touches. */
export function zonesOf(s: State, puck: Puck): Zones {
  const [x, y] = [s.x[puck]!, s.y[puck]!];
  let zones = 0;
  for (let zone = 0; zone < ZONES.length; zone++) {
    const dy = y - MIDDLE_Y[zone]!;
    if (dy > ZONE_REACH || dy < -ZONE_REACH) continue;
    const dx = x - MIDDLE_X[zone]!;
    if (dx * dx + dy * dy <= ZONE_REACH * ZONE_REACH) zones |= bit(zone);
  }
  return zones;
}

/** TCHAKO-5, by zone: the bits of the sides that are there. An empty base or vital zone belongs to its owner. */
export function controlOf(s: State): Control[] {
  const south = presenceOf(s, 0);
  const north = presenceOf(s, 1);
  const control: Control[] = [];
  for (let zone = 0; zone < ZONES.length; zone++) {
    const there = ((south >> zone) & 1) | (((north >> zone) & 1) << 1);
    const owner = ZONE_OWNERS[zone]!;
    control.push(there === 0 && owner !== null ? sideBit(owner) : there);
  }
  return control;
}

function presenceOf(s: State, seat: Seat): Zones {
  let zones = 0;
  for (let left = s.here & SIDE[seat]!; left !== 0; left &= left - 1) zones |= countsIn(s, lowest(left));
  return zones;
}

/** TCHAKO-5: the zones in which a puck counts. With `queenHolds: false` a queen does not count in her own vital zone. */
export const countsIn = (s: State, puck: Puck): Zones =>
  s.variant.queenHolds || !isQueen(puck) ? zonesOf(s, puck) : zonesOf(s, puck) & ~bit(VITAL[ownerOf(puck)]!);

/** The zones that a seat controls. */
export function heldBy(control: readonly Control[], seat: Seat): Zones {
  let zones = 0;
  for (let zone = 0; zone < ZONES.length; zone++) if (control[zone] === sideBit(seat)) zones |= bit(zone);
  return zones;
}

/** All zones of `through` that links connect with `from`. */
function reach(from: Zones, through: Zones): Zones {
  let found = 0;
  for (let edge = from; edge !== 0; ) {
    const next = linksOf(edge) & through & ~found;
    found |= next;
    edge = next;
  }
  return found;
}

function linksOf(set: Zones): Zones {
  let links = 0;
  for (let left = set; left !== 0; left &= left - 1) links |= LINKS[lowest(left)]!;
  return links;
}

/** TCHAKO-6, TCHAKO-7: the foreign zones a seat holds that are linked to a base zone it holds. */
export function captureFrom(control: readonly Control[], seat: Seat): Zones {
  const held = heldBy(control, seat);
  return reach(held & BASES[seat]!, held & ~OWN[seat]!);
}

/** The zones that count for a chain: held ones, and in the seat's own turn captured ones (TCHAKO-8). */
export const heldOrCaptured = (s: State, control: readonly Control[], seat: Seat): Zones =>
  heldBy(control, seat) | (s.turn === seat ? s.captured : 0);

/** TCHAKO-8: whether a seat has its opponent in t'chako. */
export function hasTchako(s: State, seat: Seat, control: readonly Control[] = controlOf(s)): boolean {
  const bases = heldBy(control, seat) & BASES[seat]!;
  return hasChain(bases, heldOrCaptured(s, control, seat), seat);
}

/** Whether a chain leads from `bases` through `through` to the enemy's vital zone. */
export const hasChain = (bases: Zones, through: Zones, seat: Seat): boolean =>
  has(reach(bases, through), VITAL[other(seat)]!);

/** The shortest chain of a t'chako, from a base zone to the vital zone; empty if there is none. */
export function chainOf(s: State, seat: Seat): readonly Zone[] {
  const control = controlOf(s);
  const through = heldOrCaptured(s, control, seat);
  const goal = VITAL[other(seat)]!;
  const from = new Map<Zone, Zone | null>();
  let edge = ZONES.filter(zone => has(heldBy(control, seat) & BASES[seat]!, zone));
  for (const zone of edge) from.set(zone, null);
  while (edge.length > 0 && !from.has(goal)) {
    const next: Zone[] = [];
    for (const zone of edge)
      for (const to of ZONES)
        if (has(LINKS[zone]! & through, to) && !from.has(to)) {
          from.set(to, zone);
          next.push(to);
        }
    edge = next;
  }
  const chain: Zone[] = [];
  for (let zone = from.has(goal) ? goal : null; zone !== null; zone = from.get(zone) ?? null)
    chain.unshift(zone);
  return chain;
}
