import type { Seat } from '@tablee/kernel';
import { BASES, bit, has, LINKS, OWN, VITAL, ZONE_OWNERS, ZONES, type Zone, type Zones } from './board.ts';
import { square, ZONE_REACH } from './measure.ts';
import { isQueen, ownerOf, PUCKS, type Puck } from './puck.ts';
import { type Control, isHere, other, type State, sideBit, squareToMiddle } from './state.ts';

/** TCHAKO-4: its disc touches the circle. */
export const isIn = (s: State, puck: Puck, zone: Zone): boolean =>
  squareToMiddle(s, puck, zone) <= square(ZONE_REACH);

export const zonesOf = (s: State, puck: Puck): Zones =>
  ZONES.reduce((set, zone) => (isIn(s, puck, zone) ? set | bit(zone) : set), 0);

/** TCHAKO-5: under `queenHolds: false` a queen is nobody in her own vital zone. */
const counts = (s: State, puck: Puck, zone: Zone): boolean =>
  s.variant.queenHolds || !isQueen(puck) || zone !== VITAL[ownerOf(puck)];

/** TCHAKO-5, by zone: the bits of who is there; nobody in an own zone is its owner. */
export function controlOf(s: State): Control[] {
  const control = ZONES.map(() => 0);
  for (const puck of PUCKS) {
    if (!isHere(s, puck)) continue;
    for (const zone of ZONES)
      if (isIn(s, puck, zone) && counts(s, puck, zone)) control[zone]! |= sideBit(ownerOf(puck));
  }
  for (const zone of ZONES) {
    const owner = ZONE_OWNERS[zone]!;
    if (control[zone] === 0 && owner !== null) control[zone] = sideBit(owner);
  }
  return control;
}

/** The zones this seat alone has. */
export const heldBy = (control: readonly Control[], seat: Seat): Zones =>
  ZONES.reduce((set, zone) => (control[zone] === sideBit(seat) ? set | bit(zone) : set), 0);

/** Everything thick lines reach from some zones, through and into `through` only. */
function reach(from: Zones, through: Zones): Zones {
  let found = 0;
  for (let edge = from; edge !== 0; ) {
    const next = linksOf(edge) & through & ~found;
    found |= next;
    edge = next;
  }
  return found;
}

const linksOf = (set: Zones): Zones =>
  ZONES.reduce((links, zone) => (has(set, zone) ? links | LINKS[zone]! : links), 0);

/**
 * TCHAKO-6, TCHAKO-7: zones of others that he holds and that hang on one of the base zones he holds. A zone of others is
 * held only by being in it.
 */
export function captureFrom(control: readonly Control[], seat: Seat): Zones {
  const held = heldBy(control, seat);
  return reach(held & BASES[seat]!, held & ~OWN[seat]!);
}

/** What counts for a chain: what is held now, in one's own turn also what was captured (TCHAKO-8). */
export const heldOrCaptured = (s: State, control: readonly Control[], seat: Seat): Zones =>
  heldBy(control, seat) | (s.turn === seat ? s.captured : 0);

/** TCHAKO-8: this seat has the other in t'chako. */
export function hasTchako(s: State, seat: Seat, control: readonly Control[] = controlOf(s)): boolean {
  const bases = heldBy(control, seat) & BASES[seat]!;
  const goal = VITAL[other(seat)]!;
  return has(reach(bases, heldOrCaptured(s, control, seat)), goal);
}

/** The shortest chain of a t'chako, from a base zone to the vital one; empty when there is none. */
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
