import type { Seat } from '@tablee/kernel';
import {
  COLOUR_COUNT,
  type Colour,
  entryOf,
  HOUSES,
  houseOf,
  PAWNS,
  type Place,
  RESERVES,
  RING,
} from '../board.ts';
import { coloursOf } from '../ownership.ts';
import type { State } from '../state.ts';
import { distance, type Standing } from '../walk.ts';

/** The side of each colour; -1 for a colour that is not played. */
export type Sides = readonly number[];

const PAIRS: Sides = [0, 1, 0, 1];
const LONE: readonly Sides[] = Array.from({ length: COLOUR_COUNT + 1 }, (_, unused) =>
  Array.from({ length: COLOUR_COUNT }, (_, c) => (c === unused ? -1 : c > unused ? c - 1 : c)),
);

/** Partners are one side, and so are the two colours of one player. */
export const sidesOf = (s: State): Sides =>
  s.variant.teams || s.variant.seats === 2 ? PAIRS : LONE[s.unused < 0 ? COLOUR_COUNT : s.unused]!;

export const sideOfSeat = (s: State, seat: Seat): number => sidesOf(s)[coloursOf(s, seat)[0]!]!;

export const sideCount = (s: State): number =>
  s.variant.teams || s.variant.seats === 2 ? 2 : s.variant.seats;

/** The first colour of a seat. */
export const colourOfSeat = (s: State, seat: Seat): Colour => coloursOf(s, seat)[0]!;

// Where each kind of feature begins in WEIGHTS.

/** A pawn on the track, by its steps from its own 18 (TOCK-3). */
export const ON_TRACK = 0;
export const FRESH = ON_TRACK + RING;
/** By the number of pawns in reserve, 0 to 4. */
export const WAITING = FRESH + 1;
/** No pawn on the track and some in reserve: only an entering card helps. */
export const STUCK = WAITING + PAWNS + 1;
/** By the occupied house squares, one bit each. */
export const HOUSE = STUCK + 1;
/** A rival's pawn 1 to 18 squares behind; CHASED_FAR is weighted by the distance the pawn has come. */
export const REACH = 18;
export const CHASED = HOUSE + (1 << PAWNS);
export const CHASED_FAR = CHASED + REACH + 1;
/** A rival's pawn four squares ahead (TOCK-21). */
export const AMBUSHED = CHASED_FAR + REACH + 1;
/** On a rival's 18 while that rival has pawns in reserve (TOCK-15). */
export const AT_RIVALS_DOOR = AMBUSHED + 1;
/** A rival's fresh pawn blocks one of the next squares (TOCK-14). */
export const BARRED = AT_RIVALS_DOOR + 1;
export const BARRIER = 13;
/** On turn, or first to play in the next deal. */
export const TEMPO = BARRED + 1;
/** Must discard a card (TOCK-25). */
export const MUTED = TEMPO + 1;
export const FEATURES = MUTED + 1;

export const ENTRIES: readonly Place[] = [0, 1, 2, 3].map(entryOf);
const LONGEST = 512;

/** The features of a board as flat arrays, reused for every board. */
export class FeatureList {
  readonly feature = new Int16Array(LONGEST);
  readonly amount = new Float64Array(LONGEST);
  readonly colour = new Int8Array(LONGEST);
  size = 0;

  add(colour: Colour, feature: number, amount: number): void {
    this.colour[this.size] = colour;
    this.feature[this.size] = feature;
    this.amount[this.size++] = amount;
  }

  /** Colours of one side do not chase each other. */
  fill(field: Standing, side: Sides): void {
    const { pawns, fresh } = field;
    this.size = 0;
    for (let c = 0; c < COLOUR_COUNT; c++) {
      if (side[c]! < 0) continue;
      let waiting = 0;
      let walking = 0;
      let house = 0;
      for (let i = c * PAWNS; i < (c + 1) * PAWNS; i++) {
        const place = pawns[i]!;
        if (place >= RESERVES) waiting++;
        else if (place >= HOUSES) house |= 1 << (place - houseOf(c, 1));
        else {
          walking++;
          const isFresh = fresh[c] === 1 && place === ENTRIES[c];
          this.add(c, isFresh ? FRESH : ON_TRACK + distance(ENTRIES[c]!, place), 1);
          this.addNeighbours(field, side, c, place, isFresh);
        }
      }
      this.add(c, WAITING + waiting, 1);
      if (walking === 0 && waiting > 0) this.add(c, STUCK, 1);
      this.add(c, HOUSE + house, 1);
    }
  }

  private addNeighbours(
    { pawns, fresh }: Standing,
    side: Sides,
    c: Colour,
    place: Place,
    isFresh: boolean,
  ): void {
    const far = distance(ENTRIES[c]!, place) / RING;
    for (let other = 0; other < COLOUR_COUNT; other++) {
      if (side[other]! < 0 || side[other] === side[c]) continue;
      const entry = ENTRIES[other]!;
      if (fresh[other] === 1 && distance(place, entry) <= BARRIER) this.add(c, BARRED, 1);
      if (isFresh) continue;
      if (place === entry && pawns[other * PAWNS]! >= RESERVES) this.add(c, AT_RIVALS_DOOR, far);
      for (let j = other * PAWNS; j < (other + 1) * PAWNS; j++) {
        const at = pawns[j]!;
        if (at >= HOUSES) continue;
        const behind = distance(at, place);
        if (behind <= REACH) {
          this.add(c, CHASED + behind, 1);
          this.add(c, CHASED_FAR + behind, far);
        } else if (behind === RING - 4) this.add(c, AMBUSHED, far);
      }
    }
  }
}

/**
 * By feature, in hundredths of log-odds. Fitted by logistic regression to 580,000 boards between two deals, from 32,000
 * team games of `chooseQuickly` against itself with a few random moves. This is the fifth fit.
 */
export const WEIGHTS: readonly number[] = [
  -14.6, -14.4, -14.2, -17.3, -16.6, -15.5, -16.3, -15.7, -15.9, -17.3, -15.9, -16.2, -15.5, -13.8, -15.9,
  -14.6, -14.8, -12.3, -14.1, -14.9, -16, -16.3, -13, -13.9, -15.8, -18.8, -17.2, -15, -12.7, -14.1, -16.4,
  -16.7, -16, -16, -17.7, -18.5, -17.6, -17.1, -14.6, -13.4, -13.7, -15.2, -14.3, -14.4, -11.7, -11.5, -11.3,
  -13.5, -11.8, -9.8, -9.8, -9.9, -10.2, -6.5, -6.1, -9.8, -9.8, -7.9, -4.4, -3.5, -5.1, -4.5, -2, -1.4, -2.9,
  -0.8, 0.3, -1.6, -0.9, 0.4, -1.4, -16.9, -12.6, 0, -29, -52, -75.6, -95.5, -10.4, 0, 2.2, 7.3, -12.5, 0.1,
  -12.3, 4.4, 86.9, 13.6, 17, 13.3, 9.4, 29.5, 42.6, 75.4, 218.4, 0, 0.4, -0.6, -3.6, -5, -0.1, -2.4, 3.9,
  -0.7, -2.6, -2.8, -2.9, -1, -3.4, -0.1, -1.6, 0.3, -1.8, -1.2, 0, -5.6, -4.4, -0.8, 0.8, -2.4, -2.5, -8.7,
  -4.5, -1, -1.2, 2.8, -2.3, -0.1, -0.9, 1.4, -2.9, 2.6, 1, -9.1, -18.4, -0.5, 0.4, -9.2,
];
