import {
  acrossFrom,
  COLOUR_COUNT,
  type Colour,
  entryOf,
  gateOf,
  HOUSES,
  houseOf,
  isSeven,
  NOWHERE,
  numberOf,
  PAWNS,
  type Place,
  RING,
} from './board.ts';
import type { Variant } from './variant.ts';

export type Standing = { readonly pawns: number[]; readonly fresh: number[] };
/** Places and freshness of pawns under a variant: a state, or the scratch board of a split 7. */
export type Field = { readonly variant: Variant } & Standing;

const ENTRIES: readonly Place[] = [0, 1, 2, 3].map(entryOf);
const GATES: readonly Place[] = [0, 1, 2, 3].map(gateOf);

/** The steps from one square to another in the direction of travel, 0 to 71. */
export const distance = (from: Place, to: Place): number => (to >= from ? to - from : to - from + RING);

export const isOwnAt = (pawns: readonly Place[], colour: Colour, place: Place): boolean => {
  const i = colour * PAWNS;
  return pawns[i] === place || pawns[i + 1] === place || pawns[i + 2] === place || pawns[i + 3] === place;
};

/** TOCK-14: whether a fresh pawn that blocks this colour is on one of the next `steps` squares. */
export function isBarred({ fresh, variant }: Field, colour: Colour, from: Place, steps: number): boolean {
  const blockers = variant.blockers[colour]!;
  for (let c = 0; c < COLOUR_COUNT; c++) {
    if (fresh[c] === 1 && (blockers >> c) & 1 && distance(from, ENTRIES[c]!) <= steps) return true;
  }
  return false;
}

/** The same for a walk backwards. */
export function isBarredBack({ fresh, variant }: Field, colour: Colour, from: Place, steps: number): boolean {
  const blockers = variant.blockers[colour]!;
  for (let c = 0; c < COLOUR_COUNT; c++) {
    if (fresh[c] === 1 && (blockers >> c) & 1 && distance(ENTRIES[c]!, from) <= steps) return true;
  }
  return false;
}

/** The steps from a track square to the colour's 16. */
export const toGate = (colour: Colour, from: Place): number => distance(from, GATES[colour]!);

/** TOCK-17, 18: the house square the count leads to with no pawn in the way, or NOWHERE. Checks the house only. */
export function houseTarget(pawns: readonly Place[], colour: Colour, from: Place, steps: number): Place {
  const inside = from >= HOUSES;
  const before = inside ? numberOf(from) : 0;
  const end = inside ? before + steps : steps - toGate(colour, from);
  if (end <= before || end > PAWNS) return NOWHERE;
  for (let number = before + 1; number <= end; number++) {
    if (isOwnAt(pawns, colour, houseOf(colour, number))) return NOWHERE;
  }
  return houseOf(colour, end);
}

/** The track square `steps` ahead, or behind if negative. */
export const ringTarget = (from: Place, steps: number): Place => (from + steps + RING) % RING;

/** TOCK-16 */
export const afterLeap = (near: Place): Place => (isSeven(near) ? acrossFrom(near) : near);

/** TOCK-12, 16: whether an own pawn is on the final square or on the 7 of the leap. */
export const isOwnInWay = (pawns: readonly Place[], colour: Colour, near: Place): boolean =>
  isOwnAt(pawns, colour, near) || (isSeven(near) && isOwnAt(pawns, colour, acrossFrom(near)));

/** The final square of a walk along the track, or NOWHERE. */
export function trackTarget(
  field: Field,
  colour: Colour,
  from: Place,
  steps: number,
  takesOwn: boolean,
): Place {
  if (isBarred(field, colour, from, steps)) return NOWHERE;
  const near = ringTarget(from, steps);
  return !takesOwn && isOwnInWay(field.pawns, colour, near) ? NOWHERE : afterLeap(near);
}

/** TOCK-21 */
export function backTarget(
  field: Field,
  colour: Colour,
  from: Place,
  steps: number,
  takesOwn: boolean,
): Place {
  if (isBarredBack(field, colour, from, steps)) return NOWHERE;
  const near = ringTarget(from, -steps);
  return !takesOwn && isOwnInWay(field.pawns, colour, near) ? NOWHERE : afterLeap(near);
}

/** The final square of a walk into the house, or NOWHERE. Checks the way to the gate too. */
export function doorTarget(field: Field, colour: Colour, from: Place, steps: number): Place {
  const target = houseTarget(field.pawns, colour, from, steps);
  if (target === NOWHERE || from >= HOUSES) return target;
  return isBarred(field, colour, from, toGate(colour, from)) ? NOWHERE : target;
}

/** All squares of a walk, including the last one before a leap. */
export function wayOf(colour: Colour, from: Place, steps: number, intoHouse: boolean): Place[] {
  const way: Place[] = [];
  if (steps < 0) {
    for (let i = 1; i <= -steps; i++) way.push(ringTarget(from, -i));
    return way;
  }
  const outside = from >= HOUSES ? 0 : intoHouse ? toGate(colour, from) : steps;
  for (let i = 1; i <= outside; i++) way.push(ringTarget(from, i));
  const before = from >= HOUSES ? numberOf(from) : 0;
  for (let i = outside + 1; i <= steps; i++) way.push(houseOf(colour, before + i - outside));
  return way;
}
