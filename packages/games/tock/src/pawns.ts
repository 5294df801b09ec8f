import {
  acrossFrom,
  type Colour,
  entryOf,
  HOUSES,
  isSeven,
  PAWNS,
  type Place,
  RESERVES,
  RING,
  reserveOf,
} from './board.ts';
import type { TockEvent } from './events.ts';
import type { State } from './state.ts';
import { distance, isOwnAt, ringTarget, toGate, wayOf } from './walk.ts';

/** Collects the events; null skips them. */
type Events = TockEvent[] | null;

/** Position order: reserve, track from red 1, house. */
const rank = (place: Place): number => (place >= RESERVES ? -1 : place);

/** Moves the colour's pawn from `from` to `to` and keeps its pawns in position order. */
function put(pawns: Place[], colour: Colour, from: Place, to: Place): void {
  const first = colour * PAWNS;
  let i = first;
  while (pawns[i] !== from) i++;
  const place = rank(to);
  for (; i > first && rank(pawns[i - 1]!) > place; i--) pawns[i] = pawns[i - 1]!;
  for (; i < first + PAWNS - 1 && rank(pawns[i + 1]!) < place; i++) pawns[i] = pawns[i + 1]!;
  pawns[i] = to;
}

/** The colour of the pawn on a place, or -1. */
export function colourAt(pawns: readonly Place[], place: Place): Colour {
  const i = pawns.indexOf(place);
  return i < 0 ? -1 : (i / PAWNS) | 0;
}

function take(s: State, at: Place, by: Colour, events: Events): void {
  const colour = colourAt(s.pawns, at);
  if (colour < 0) return;
  put(s.pawns, colour, at, reserveOf(colour));
  if (at === entryOf(colour)) s.fresh[colour] = 0;
  events?.push({ kind: 'taken', colour, at, by });
}

/** TOCK-15 */
export function enterPawn(s: State, colour: Colour, events: Events): void {
  const to = entryOf(colour);
  events?.push({ kind: 'entered', colour, to });
  take(s, to, colour, events);
  put(s.pawns, colour, reserveOf(colour), to);
  s.fresh[colour] = 1;
}

/** The steps from one place to another, with the leap undone; negative for backwards. */
export function stepsBetween(colour: Colour, from: Place, to: Place, back: boolean): number {
  if (from >= HOUSES) return to - from;
  if (to >= HOUSES) return toGate(colour, from) + to - HOUSES - colour * PAWNS + 1;
  const near = isSeven(to) ? acrossFrom(to) : to;
  return back ? -distance(near, from) : distance(from, near);
}

/** TOCK-11, 16, 24: makes a legal walk forwards or backwards. */
export function walkPawn(
  s: State,
  colour: Colour,
  from: Place,
  to: Place,
  steps: number,
  sweeping: boolean,
  events: Events,
): void {
  const { pawns } = s;
  const inside = to >= HOUSES;
  events?.push({
    kind: 'walked',
    colour,
    from,
    way: wayOf(colour, from, steps, inside),
    back: steps < 0,
    sweeping,
  });
  if (from === entryOf(colour)) s.fresh[colour] = 0;
  if (sweeping) {
    const outside = inside ? toGate(colour, from) + 1 : steps;
    for (let i = 1; i < outside; i++) take(s, (from + i) % RING, colour, events);
  }
  if (!inside) {
    const near = ringTarget(from, steps);
    take(s, near, colour, events);
    if (to !== near) {
      events?.push({ kind: 'leapt', colour, from: near, to });
      take(s, to, colour, events);
    }
  }
  put(pawns, colour, from, to);
}

/** TOCK-26: swapped pawns are no longer fresh. */
export function swapPawns(s: State, a: Place, b: Place, events: Events): void {
  const { pawns, fresh } = s;
  const [colourA, colourB] = [colourAt(pawns, a), colourAt(pawns, b)];
  if (a === entryOf(colourA)) fresh[colourA] = 0;
  if (b === entryOf(colourB)) fresh[colourB] = 0;
  if (colourA !== colourB) {
    put(pawns, colourA, a, b);
    put(pawns, colourB, b, a);
  }
  events?.push({ kind: 'traded', a, b, colourA, colourB });
}

/** TOCK-14: whether the pawn on a place is fresh. */
export const isFresh = (s: State, colour: Colour, place: Place): boolean =>
  s.fresh[colour] === 1 && place === entryOf(colour) && isOwnAt(s.pawns, colour, place);
