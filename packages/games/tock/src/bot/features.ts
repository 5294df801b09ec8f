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
import { distance, type Field } from '../walk.ts';

/** Where each kind of feature begins in the table of weights. */

/** A pawn on the track, by its steps from its own 18 (TOCK-3). */
export const ON_TRACK = 0;
export const FRESH = ON_TRACK + RING;
/** None to four pawns of a colour in reserve. */
export const WAITING = FRESH + 1;
/** None on the track, some not home: only an entering card helps. */
export const STUCK = WAITING + PAWNS + 1;
/** By the house squares that are taken, one bit each. */
export const HOUSE = STUCK + 1;
/** A rival's pawn 1 ‥ 18 squares behind; the second counts again by how far the pawn has come. */
export const REACH = 18;
export const CHASED = HOUSE + (1 << PAWNS);
export const CHASED_FAR = CHASED + REACH + 1;
/** A rival's pawn four squares ahead (TOCK-21). */
export const AMBUSHED = CHASED_FAR + REACH + 1;
/** On a rival's 18 while that one has pawns to enter (TOCK-15). */
export const AT_RIVALS_DOOR = AMBUSHED + 1;
/** A rival's fresh pawn bars one of the next squares (TOCK-14). */
export const BARRED = AT_RIVALS_DOOR + 1;
export const BARRIER = 13;
/** Is on turn, or is the first of the deal to come. */
export const TEMPO = BARRED + 1;
/** Has to drop a card (TOCK-25). */
export const MUTED = TEMPO + 1;
export const FEATURES = MUTED + 1;

export const ENTRIES: readonly Place[] = [0, 1, 2, 3].map(entryOf);
const LONGEST = 512;

/** What stands out about a board, colour by colour: flat arrays that are filled again and again. */
export class Sketch {
  readonly feature = new Int16Array(LONGEST);
  readonly amount = new Float64Array(LONGEST);
  readonly colour = new Int8Array(LONGEST);
  size = 0;

  note(colour: Colour, feature: number, amount: number): void {
    this.colour[this.size] = colour;
    this.feature[this.size] = feature;
    this.amount[this.size++] = amount;
  }

  /** `side[c]` says who plays for whom: colours of one side do not chase each other; -1 is played by nobody. */
  fill(field: Field, side: readonly number[]): void {
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
          this.note(c, isFresh ? FRESH : ON_TRACK + distance(ENTRIES[c]!, place), 1);
          this.noteNeighbours(field, side, c, place, isFresh);
        }
      }
      this.note(c, WAITING + waiting, 1);
      if (walking === 0 && waiting > 0) this.note(c, STUCK, 1);
      this.note(c, HOUSE + house, 1);
    }
  }

  private noteNeighbours(
    { pawns, fresh }: Field,
    side: readonly number[],
    c: Colour,
    place: Place,
    isFresh: boolean,
  ): void {
    const far = distance(ENTRIES[c]!, place) / RING;
    for (let other = 0; other < COLOUR_COUNT; other++) {
      if (side[other]! < 0 || side[other] === side[c]) continue;
      const entry = ENTRIES[other]!;
      if (fresh[other] === 1 && distance(place, entry) <= BARRIER) this.note(c, BARRED, 1);
      if (isFresh) continue;
      if (place === entry && pawns[other * PAWNS]! >= RESERVES) this.note(c, AT_RIVALS_DOOR, far);
      for (let j = other * PAWNS; j < (other + 1) * PAWNS; j++) {
        const at = pawns[j]!;
        if (at >= HOUSES) continue;
        const behind = distance(at, place);
        if (behind <= REACH) {
          this.note(c, CHASED + behind, 1);
          this.note(c, CHASED_FAR + behind, far);
        } else if (behind === RING - 4) this.note(c, AMBUSHED, far);
      }
    }
  }
}
