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

type News = TockEvent[] | null;

/** Position order: reserve, track from red 1, house. */
const rank = (place: Place): number => (place >= RESERVES ? -1 : place);

/** The colour's pawn at `from` now stands at `to`; its pawns stay in position order. */
function put(pawns: Place[], colour: Colour, from: Place, to: Place): void {
  const first = colour * PAWNS;
  let i = first;
  while (pawns[i] !== from) i++;
  const place = rank(to);
  for (; i > first && rank(pawns[i - 1]!) > place; i--) pawns[i] = pawns[i - 1]!;
  for (; i < first + PAWNS - 1 && rank(pawns[i + 1]!) < place; i++) pawns[i] = pawns[i + 1]!;
  pawns[i] = to;
}

/** Whose pawn stands there, or -1. */
export function colourAt(pawns: readonly Place[], place: Place): Colour {
  const i = pawns.indexOf(place);
  return i < 0 ? -1 : (i / PAWNS) | 0;
}

function take(s: State, at: Place, by: Colour, news: News): void {
  const colour = colourAt(s.pawns, at);
  if (colour < 0) return;
  put(s.pawns, colour, at, reserveOf(colour));
  if (at === entryOf(colour)) s.fresh[colour] = 0;
  news?.push({ kind: 'taken', colour, at, by });
}

/** TOCK-15 */
export function enterPawn(s: State, colour: Colour, news: News): void {
  const to = entryOf(colour);
  news?.push({ kind: 'entered', colour, to });
  take(s, to, colour, news);
  put(s.pawns, colour, reserveOf(colour), to);
  s.fresh[colour] = 1;
}

/** How many steps lead from here to there, a leap included; negative for back. */
export function stepsBetween(colour: Colour, from: Place, to: Place, back: boolean): number {
  if (from >= HOUSES) return to - from;
  if (to >= HOUSES) return toGate(colour, from) + to - HOUSES - colour * PAWNS + 1;
  const near = isSeven(to) ? acrossFrom(to) : to;
  return back ? -distance(near, from) : distance(from, near);
}

/** A legal walk, forward or back: TOCK-11, 16, 24. */
export function walkPawn(
  s: State,
  colour: Colour,
  from: Place,
  to: Place,
  steps: number,
  sweeping: boolean,
  news: News,
): void {
  const { pawns } = s;
  const inside = to >= HOUSES;
  news?.push({
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
    for (let i = 1; i < outside; i++) take(s, (from + i) % RING, colour, news);
  }
  if (!inside) {
    const near = ringTarget(from, steps);
    take(s, near, colour, news);
    if (to !== near) {
      news?.push({ kind: 'leapt', colour, from: near, to });
      take(s, to, colour, news);
    }
  }
  put(pawns, colour, from, to);
}

/** TOCK-26: neither is fresh afterwards. */
export function swapPawns(s: State, a: Place, b: Place, news: News): void {
  const { pawns, fresh } = s;
  const [colourA, colourB] = [colourAt(pawns, a), colourAt(pawns, b)];
  if (a === entryOf(colourA)) fresh[colourA] = 0;
  if (b === entryOf(colourB)) fresh[colourB] = 0;
  if (colourA !== colourB) {
    put(pawns, colourA, a, b);
    put(pawns, colourB, b, a);
  }
  news?.push({ kind: 'traded', a, b, colourA, colourB });
}

/** TOCK-14: fresh, so that other colours cannot pass it. */
export const isFresh = (s: State, colour: Colour, place: Place): boolean =>
  s.fresh[colour] === 1 && place === entryOf(colour) && isOwnAt(s.pawns, colour, place);
