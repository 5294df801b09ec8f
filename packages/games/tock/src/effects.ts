import type { Seat } from '@tablee/kernel';
import {
  COLOUR_COUNT,
  type Colour,
  entryOf,
  HOUSES,
  NOWHERE,
  PAWNS,
  type Place,
  RESERVES,
  reserveOf,
} from './board.ts';
import { ENTERS, FIVE, FOUR, JACK, KING, type Rank, STEPS } from './cards.ts';
import { coloursOf, isRival, playedColours } from './ownership.ts';
import type { State } from './state.ts';
import { backTarget, doorTarget, isOwnAt, trackTarget } from './walk.ts';

/** Pairs of places: from and to of a walk, or the two pawns of a jack. Reused to avoid allocation. */
export type Ways = { readonly from: Place[]; readonly to: Place[]; count: number };
export const newWays = (): Ways => ({ from: [], to: [], count: 0 });

function add(ways: Ways, from: Place, to: Place): void {
  ways.from[ways.count] = from;
  ways.to[ways.count++] = to;
}

/** TOCK-15 */
function addEntry(s: State, colour: Colour, ways: Ways): void {
  const reserve = reserveOf(colour);
  if (s.pawns[colour * PAWNS] !== reserve) return;
  const entry = entryOf(colour);
  if (s.variant.selfCapture || !isOwnAt(s.pawns, colour, entry)) add(ways, reserve, entry);
}

/** TOCK-17: into the house if the count fits; else, or if the player may choose, along the track. */
function addForward(s: State, colour: Colour, steps: number, takesOwn: boolean, ways: Ways): void {
  const { pawns, variant } = s;
  for (let i = colour * PAWNS; i < colour * PAWNS + PAWNS; i++) {
    const from = pawns[i]!;
    if (from < 0 || from >= RESERVES) continue;
    const door = doorTarget(s, colour, from, steps);
    if (door !== NOWHERE) add(ways, from, door);
    if (from >= HOUSES || (door !== NOWHERE && !variant.chooseHouse)) continue;
    const to = trackTarget(s, colour, from, steps, takesOwn);
    if (to !== NOWHERE) add(ways, from, to);
  }
}

/** TOCK-21 */
function addBack(s: State, colour: Colour, ways: Ways): void {
  for (let i = colour * PAWNS; i < colour * PAWNS + PAWNS; i++) {
    const from = s.pawns[i]!;
    if (from < 0 || from >= HOUSES) continue;
    const to = backTarget(s, colour, from, 4, s.variant.selfCapture);
    if (to !== NOWHERE) add(ways, from, to);
  }
}

/** TOCK-26: other players cannot swap a pawn on its own 18. */
export const isSafe = (s: State, seat: Seat, colour: Colour, at: Place): boolean =>
  at === entryOf(colour) && !coloursOf(s, seat).includes(colour) && !playedColours(s, seat).includes(colour);

/** TOCK-26: each pair once, the own pawn first; if both are, in position order. */
function addSwaps(s: State, seat: Seat, ways: Ways): void {
  const { pawns } = s;
  const played = playedColours(s, seat);
  for (const colour of played) {
    for (let i = colour * PAWNS; i < colour * PAWNS + PAWNS; i++) {
      const a = pawns[i]!;
      if (a < 0 || a >= HOUSES) continue;
      for (let j = 0; j < pawns.length; j++) {
        const b = pawns[j]!;
        const other = (j / PAWNS) | 0;
        if (b < 0 || b >= HOUSES || j === i || (j < i && played.includes(other))) continue;
        if (!isSafe(s, seat, other, b)) add(ways, a, b);
      }
    }
  }
}

/** Lists the uses of a card in order: enter, forward, special. Excludes splits of a 7 and the block of a 10. */
export function listWays(s: State, seat: Seat, card: Rank, ways: Ways): void {
  ways.count = 0;
  if (card === JACK) {
    addSwaps(s, seat, ways);
    return;
  }
  if (card === FIVE) {
    for (let c = 0; c < COLOUR_COUNT; c++) {
      if (isRival(s, seat, c)) addForward(s, c, 5, s.variant.selfCapture, ways);
    }
    return;
  }
  const played = playedColours(s, seat);
  if (card === FOUR) {
    for (let i = 0; i < played.length; i++) addBack(s, played[i]!, ways);
    return;
  }
  if (ENTERS[card]) for (let i = 0; i < played.length; i++) addEntry(s, played[i]!, ways);
  const takesOwn = card === KING || s.variant.selfCapture;
  for (let i = 0; i < played.length; i++) addForward(s, played[i]!, STEPS[card]!, takesOwn, ways);
}
