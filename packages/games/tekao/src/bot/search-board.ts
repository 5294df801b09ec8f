import { NOWHERE, type Side, SQUARES, type Square } from '../board.ts';
import { fromOf, isClockwise, isTurn, type Move, PASS, toOf } from '../move.ts';
import { EMPTY, isFlag, sideOf, turnCell } from '../piece.ts';
import { NO_SIDE, type State } from '../state.ts';
import { LONGEST_RUN } from '../streak.ts';
import { hashHigh, hashLow, IS_TAKEN, meetAll, NEXT, TAKES, TAKES_FLAG } from './tables.ts';

export const MOST_PIECES = 9;
/** Longer than any search path. */
const LONGEST_LINE = 160;
/** The size of an undo record: nine numbers, and up to five captured pieces of three numbers each. */
const RECORD = 9 + 5 * 3;
/** In this many turns before the draw, the key includes the number of quiet turns. */
const LATE = 12;
const WORD = 4294967296;
const HIGH_MASK = 0x1fffff;

/**
 * The battle for search, in flat arrays with piece lists, an incremental hash and make/unmake. Moves and results must
 * equal those of the rules; the tests compare them.
 */
export class SearchBoard {
  readonly cells = new Int32Array(SQUARES);
  /** The squares of a side's pieces: `counts[side]` entries from `side * MOST_PIECES`; `slots` is the index by square. */
  readonly places = new Int8Array(2 * MOST_PIECES);
  readonly slots = new Int8Array(SQUARES);
  readonly counts = new Int8Array(2);
  readonly flags = new Int8Array(2).fill(NOWHERE);
  readonly streak = new Int8Array(2);
  readonly runs = new Int32Array(2);
  readonly drawAfter: number;
  side: Side;
  quiet: number;
  winner: Side = NO_SIDE;
  drawn: boolean;
  /** Set by `judge`: the side to move cannot capture anything. */
  harmless = false;
  private low = 0;
  private high = 0;
  /** Moves made since the root. */
  ply = 0;
  private readonly log = new Int32Array(LONGEST_LINE * RECORD);
  /** Hashes of earlier positions, those from before the search first. */
  private readonly lows: Int32Array;
  private readonly highs: Int32Array;
  private readonly before: number;

  constructor(s: State) {
    this.drawAfter = s.variant.drawAfter;
    this.side = s.turn & 1;
    this.quiet = s.quiet;
    this.drawn = s.phase === 'repetition' || s.phase === 'quiet';
    this.winner = s.winner;
    for (let square = 0; square < SQUARES; square++) {
      if (s.cells[square] !== EMPTY) this.put(square, s.cells[square]!);
    }
    for (let side = 0; side < 2; side++) {
      this.streak[side] = s.streak[side]!;
      this.runs[side] = s.runs[side]!;
    }
    this.before = s.phase === 'battle' ? Math.min(s.quiet, s.memory.length >> 1) : 0;
    this.lows = new Int32Array(this.before + LONGEST_LINE);
    this.highs = new Int32Array(this.before + LONGEST_LINE);
    this.lookBack(s);
  }

  /** TEKAO-11: computes the hashes of the positions since the last capture by undoing moves. */
  private lookBack(s: State): void {
    const back = this.before;
    const cells = Int32Array.from(this.cells);
    let { low, high } = this;
    for (let i = 1; i <= back; i++) {
      const m = s.memory[s.memory.length - 2 * i]!;
      if (m !== PASS) {
        const [from, to] = [fromOf(m), toOf(m)];
        const cell = cells[to]!;
        const earlier = isTurn(m) ? turnCell(cell, !isClockwise(m)) : cell;
        low ^= hashLow(to, cell) ^ hashLow(from, earlier);
        high ^= hashHigh(to, cell) ^ hashHigh(from, earlier);
        cells[to] = EMPTY;
        cells[from] = earlier;
      }
      this.lows[back - i] = low;
      this.highs[back - i] = high;
    }
  }

  private put(square: Square, cell: number): void {
    const side = sideOf(cell);
    const at = side * MOST_PIECES + this.counts[side]!++;
    this.cells[square] = cell;
    this.places[at] = square;
    this.slots[square] = at;
    if (isFlag(cell)) this.flags[side] = square;
    this.low ^= hashLow(square, cell);
    this.high ^= hashHigh(square, cell);
  }

  get over(): boolean {
    return this.drawn || this.winner !== NO_SIDE;
  }

  /** TEKAO-7: must agree with `restingSquare` of the rules. */
  resting(side: Side): Square {
    if (this.runs[side]! < LONGEST_RUN) return NOWHERE;
    const square = this.streak[side]!;
    const flag = isFlag(this.cells[square]!);
    if (this.counts[side]! > (flag ? 1 : 2)) return square;
    return !flag && this.canFlagMove(side) ? square : NOWHERE;
  }

  private canFlagMove(side: Side): boolean {
    const square = this.flags[side]!;
    for (let direction = 0; direction < 4; direction++) {
      const to = NEXT[(square << 2) | direction]!;
      if (to !== NOWHERE && this.cells[to] === EMPTY) return true;
    }
    return false;
  }

  /** The hash of cells, side to move, pieces moved twice or more in a row and, near the draw, quiet turns. */
  key(): number {
    let { low, high } = this;
    if (this.side === 1) {
      low ^= 0x55555555;
      high ^= 0x155555;
    }
    for (let side = 0; side < 2; side++) {
      if (this.runs[side]! < 2) continue;
      const mark = 1 + side + 2 * Math.min(this.runs[side]!, LONGEST_RUN);
      low ^= hashLow(this.streak[side]!, mark);
      high ^= hashHigh(this.streak[side]!, mark);
    }
    if (this.quiet > this.drawAfter - LATE) {
      low ^= hashLow(SQUARES - 1, 32 + this.quiet);
      high ^= hashHigh(SQUARES - 1, 32 + this.quiet);
    }
    return (high & HIGH_MASK) * WORD + (low >>> 0);
  }

  make(m: Move): void {
    const { log, ply, side, streak, runs } = this;
    const at = ply * RECORD;
    log[at] = m;
    log[at + 1] = this.quiet;
    log[at + 2] = streak[0]!;
    log[at + 3] = runs[0]!;
    log[at + 4] = streak[1]!;
    log[at + 5] = runs[1]!;
    log[at + 6] = this.low;
    log[at + 7] = this.high;
    this.lows[this.before + ply] = this.low;
    this.highs[this.before + ply] = this.high;
    log[at + 8] = 0;
    this.ply++;
    this.harmless = false;
    this.side = 1 - side;
    if (m !== PASS) {
      const from = m >> 5;
      const to = toOf(m);
      runs[side] = streak[side] === from ? runs[side]! + 1 : 1;
      streak[side] = to;
      this.shift(m, from, to);
      this.resolve(to, side, at);
    }
    this.quiet = log[at + 8]! > 0 ? 0 : this.quiet + 1;
    if (this.winner === NO_SIDE) this.drawn = this.quiet >= this.drawAfter || this.isRepeated();
  }

  private shift(m: Move, from: Square, to: Square): void {
    const { cells } = this;
    const before = cells[from]!;
    let cell = before;
    if (isTurn(m)) cell = turnCell(before, isClockwise(m));
    else {
      cells[from] = EMPTY;
      const slot = this.slots[from]!;
      this.slots[to] = slot;
      this.places[slot] = to;
      if (isFlag(cell)) this.flags[sideOf(cell)] = to;
    }
    cells[to] = cell;
    this.low ^= hashLow(from, before) ^ hashLow(to, cell);
    this.high ^= hashHigh(from, before) ^ hashHigh(to, cell);
  }

  /** TEKAO-8 to TEKAO-10 */
  private resolve(square: Square, side: Side, at: number): void {
    const { cells } = this;
    const enemy = 2 | (1 - side);
    const cell = cells[square]!;
    let looking = 0;
    for (let direction = 0; direction < 4; direction++) {
      const beside = NEXT[(square << 2) | direction]!;
      if (beside === NOWHERE) continue;
      const other = cells[beside]!;
      if (other >> 12 !== enemy) continue;
      looking |= (((other >> (3 * (direction ^ 2))) & 7) + 1) << (3 * direction);
    }
    if (looking === 0) return;
    const met = meetAll(cell, looking);
    if ((met & TAKES) !== 0) this.takeWeaker(square, cell, looking, at);
    if ((met & TAKES_FLAG) !== 0) this.winner = side;
    else if ((met & IS_TAKEN) !== 0) {
      if (isFlag(cell)) this.winner = 1 - side;
      this.remove(square, at);
    }
  }

  private takeWeaker(square: Square, cell: number, looking: number, at: number): void {
    for (let direction = 0; direction < 4; direction++) {
      const one = looking & (7 << (3 * direction));
      if (one !== 0 && (meetAll(cell, one) & TAKES) !== 0) this.remove(NEXT[(square << 2) | direction]!, at);
    }
  }

  private remove(square: Square, at: number): void {
    const { cells, log, places, slots, counts } = this;
    const cell = cells[square]!;
    const side = sideOf(cell);
    const slot = slots[square]!;
    const last = side * MOST_PIECES + --counts[side]!;
    const moved = places[last]!;
    places[slot] = moved;
    slots[moved] = slot;
    cells[square] = EMPTY;
    this.low ^= hashLow(square, cell);
    this.high ^= hashHigh(square, cell);
    if (this.streak[side] === square) {
      this.streak[side] = NOWHERE;
      this.runs[side] = 0;
    }
    const record = at + 9 + 3 * log[at + 8]!++;
    log[record] = square;
    log[record + 1] = cell;
    log[record + 2] = slot;
  }

  unmake(): void {
    const { log, streak, runs } = this;
    const at = --this.ply * RECORD;
    this.side = 1 - this.side;
    this.winner = NO_SIDE;
    this.drawn = false;
    this.harmless = false;
    for (let i = log[at + 8]! - 1; i >= 0; i--) this.restore(at + 9 + 3 * i);
    const m = log[at]!;
    if (m !== PASS) this.shiftBack(m);
    this.quiet = log[at + 1]!;
    streak[0] = log[at + 2]!;
    runs[0] = log[at + 3]!;
    streak[1] = log[at + 4]!;
    runs[1] = log[at + 5]!;
    this.low = log[at + 6]!;
    this.high = log[at + 7]!;
  }

  private restore(record: number): void {
    const { cells, log, places, slots, counts } = this;
    const square = log[record]!;
    const cell = log[record + 1]!;
    const slot = log[record + 2]!;
    const side = sideOf(cell);
    const last = side * MOST_PIECES + counts[side]!++;
    const moved = places[slot]!;
    places[last] = moved;
    slots[moved] = last;
    places[slot] = square;
    slots[square] = slot;
    cells[square] = cell;
  }

  private shiftBack(m: Move): void {
    const { cells } = this;
    const from = m >> 5;
    if (isTurn(m)) {
      cells[from] = turnCell(cells[from]!, !isClockwise(m));
      return;
    }
    const to = toOf(m);
    const cell = cells[to]!;
    const slot = this.slots[to]!;
    this.slots[from] = slot;
    this.places[slot] = from;
    cells[to] = EMPTY;
    cells[from] = cell;
    if (isFlag(cell)) this.flags[sideOf(cell)] = from;
  }

  /** TEKAO-11: a draw at the third occurrence. In search, the second occurrence within the path counts already. */
  private isRepeated(): boolean {
    const here = this.before + this.ply;
    const back = Math.min(this.quiet, here);
    let alike = 1;
    for (let i = 4; i <= back; i += 2) {
      if (this.lows[here - i] !== this.low || this.highs[here - i] !== this.high) continue;
      if (i <= this.ply || ++alike === 3) return true;
    }
    return false;
  }
}
