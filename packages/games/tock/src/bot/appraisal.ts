import {
  acrossFrom,
  COLOUR_COUNT,
  type Colour,
  HOUSES,
  houseOf,
  isSeven,
  PAWNS,
  PLACES,
  type Place,
  RESERVES,
  RING,
} from '../board.ts';
import { KING, type Rank } from '../cards.ts';
import { distance, type Standing, toGate } from '../walk.ts';
import {
  AMBUSHED,
  AT_RIVALS_DOOR,
  BARRED,
  BARRIER,
  CHASED,
  CHASED_FAR,
  ENTRIES,
  FRESH,
  HOUSE,
  ON_TRACK,
  REACH,
  type Sides,
  STUCK,
  WAITING,
  WEIGHTS,
} from './features.ts';

/**
 * The change of the judgement by one move, computed only from the pawns that move or are captured. Fast enough for every
 * card in every playout.
 */
export class Appraisal {
  private field: Standing = { pawns: [], fresh: [] };
  private sides: Sides = [];
  private mine = 0;
  /** The pawn on each square of the track, or -1. */
  private readonly at = new Int8Array(PLACES);
  private readonly waiting = new Int8Array(COLOUR_COUNT);
  private readonly walking = new Int8Array(COLOUR_COUNT);
  private readonly house = new Int8Array(COLOUR_COUNT);

  /** Prepares a board, seen from side `mine`. */
  open(field: Standing, sides: Sides, mine: number): void {
    this.field = field;
    this.sides = sides;
    this.mine = mine;
    const { at, waiting, walking, house } = this;
    at.fill(-1);
    for (let c = 0; c < COLOUR_COUNT; c++) {
      waiting[c] = walking[c] = house[c] = 0;
      if (sides[c]! < 0) continue;
      for (let i = c * PAWNS; i < (c + 1) * PAWNS; i++) {
        const place = field.pawns[i]!;
        at[place] = i;
        if (place >= RESERVES) waiting[c] = waiting[c]! + 1;
        else if (place < HOUSES) walking[c] = walking[c]! + 1;
        else house[c] = house[c]! | (1 << (place - houseOf(c, 1)));
      }
    }
  }

  /** Whether pawns of these colours are in reserve. */
  waits(colours: readonly Colour[]): boolean {
    for (let k = 0; k < colours.length; k++) if (this.waiting[colours[k]!]! > 0) return true;
    return false;
  }

  /** The number of own pawns that are not home. */
  away(): number {
    let count = 0;
    for (let c = 0; c < COLOUR_COUNT; c++) {
      if (this.sides[c] === this.mine) count += this.waiting[c]! + this.walking[c]!;
    }
    return count;
  }

  colourAt(place: Place): Colour {
    return this.at[place]! >> 2;
  }

  private signOf(c: Colour): number {
    return this.sides[c] === this.mine ? 1 : -1;
  }

  /** The value of a pawn on a track square, for its own colour; a rival on `but` is ignored. */
  private standing(c: Colour, place: Place, fresh: boolean, but: Place): number {
    const { field, sides } = this;
    const steps = distance(ENTRIES[c]!, place);
    const far = steps / RING;
    let worth = WEIGHTS[fresh ? FRESH : ON_TRACK + steps]!;
    for (let other = 0; other < COLOUR_COUNT; other++) {
      if (sides[other]! < 0 || sides[other] === sides[c]) continue;
      const entry = ENTRIES[other]!;
      if (field.fresh[other] === 1 && distance(place, entry) <= BARRIER) worth += WEIGHTS[BARRED]!;
      if (fresh) continue;
      if (place === entry && this.waiting[other]! > 0) worth += WEIGHTS[AT_RIVALS_DOOR]! * far;
      for (let j = other * PAWNS; j < (other + 1) * PAWNS; j++) {
        const from = field.pawns[j]!;
        if (from >= HOUSES || from === but) continue;
        const behind = distance(from, place);
        if (behind > 0 && behind <= REACH)
          worth += WEIGHTS[CHASED + behind]! + WEIGHTS[CHASED_FAR + behind]! * far;
        else if (behind === RING - 4) worth += WEIGHTS[AMBUSHED]! * far;
      }
    }
    return worth;
  }

  private isFresh(c: Colour, place: Place): boolean {
    return this.field.fresh[c] === 1 && place === ENTRIES[c];
  }

  /** The value of capturing the pawn on a square, for side `mine`. */
  private taking(place: Place): number {
    const pawn = this.at[place]!;
    if (pawn < 0) return 0;
    const c = pawn >> 2;
    const n = this.waiting[c]!;
    let loss =
      this.standing(c, place, this.isFresh(c, place), -1) + WEIGHTS[WAITING + n]! - WEIGHTS[WAITING + n + 1]!;
    if (this.walking[c] === 1) loss -= WEIGHTS[STUCK]!;
    return -loss * this.signOf(c);
  }

  /** A pawn enters from its reserve (TOCK-15). */
  enter(c: Colour): number {
    const n = this.waiting[c]!;
    const entry = ENTRIES[c]!;
    let gain = this.standing(c, entry, true, -1) + WEIGHTS[WAITING + n - 1]! - WEIGHTS[WAITING + n]!;
    if (this.walking[c] === 0) gain -= WEIGHTS[STUCK]!;
    return gain * this.signOf(c) + this.taking(entry);
  }

  /** A walk forwards or backwards; a king captures on the way (TOCK-24). */
  walk(card: Rank, from: Place, to: Place): number {
    const c = this.colourAt(from);
    const houses = this.house[c]!;
    if (from >= HOUSES) {
      const moved = (houses & ~this.bit(c, from)) | this.bit(c, to);
      return (WEIGHTS[HOUSE + moved]! - WEIGHTS[HOUSE + houses]!) * this.signOf(c);
    }
    let gain = -this.standing(c, from, this.isFresh(c, from), -1);
    if (to >= HOUSES) gain += WEIGHTS[HOUSE + (houses | this.bit(c, to))]! - WEIGHTS[HOUSE + houses]!;
    else gain += this.standing(c, to, false, to);
    let worth = gain * this.signOf(c);
    if (card === KING) worth += this.sweeping(c, from, to);
    else if (to < HOUSES) {
      worth += this.taking(to);
      // TOCK-16: a walk that ends on a 7 passed the opposite 7.
      if (isSeven(to)) worth += this.taking(acrossFrom(to));
    }
    return worth;
  }

  private sweeping(c: Colour, from: Place, to: Place): number {
    const count = to >= HOUSES ? toGate(c, from) : 13;
    let worth = 0;
    for (let i = 1; i <= count; i++) worth += this.taking((from + i) % RING);
    return to < HOUSES && isSeven(to) ? worth + this.taking(to) : worth;
  }

  private bit(c: Colour, place: Place): number {
    return 1 << (place - houseOf(c, 1));
  }

  /** TOCK-26 */
  swap(a: Place, b: Place): number {
    const [ca, cb] = [this.colourAt(a), this.colourAt(b)];
    if (ca === cb) return 0;
    const of = (c: Colour, from: Place, to: Place): number =>
      (this.standing(c, to, false, to) - this.standing(c, from, this.isFresh(c, from), -1)) * this.signOf(c);
    return of(ca, a, b) + of(cb, b, a);
  }
}
