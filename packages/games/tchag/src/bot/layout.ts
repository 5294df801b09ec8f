import { searchChance } from '@tablee/kernel';
import {
  HIGHEST,
  HOLE,
  isForward,
  LINES,
  LOWEST,
  lineOf,
  lineStart,
  lineStride,
  pawnOn,
  placeOf,
  SIDE,
  SQUARES,
  withPawn,
} from '../board.ts';
import { directionNamed, fromOf, isJoin, type Move, stoneNamed, toOf } from '../move.ts';
import { gapDistance, joinDistance, slide } from '../slide.ts';

/** A position for search, with an incremental hash. Layouts are reused, not allocated during the search. */
export type Layout = {
  readonly cells: number[];
  readonly lines: number[];
  /** Pawns captured by red, by yellow. */
  readonly taken: number[];
  /** The hash of `cells` in two words. */
  low: number;
  high: number;
  side: number;
  extra: boolean;
  /** The payoff of `side` once the game is over, else -1. */
  payoff: number;
  /** In a repair walk: the index of the layout before (-1 for the first), and the repair. */
  before: number;
  by: Move;
  /** The pawn move of the turn that led here, and its score for sorting. */
  step: Move;
  score: number;
};

export const emptyLayout = (): Layout => ({
  cells: new Array<number>(SQUARES).fill(HOLE),
  lines: new Array<number>(LINES).fill(0),
  taken: [0, 0],
  low: 0,
  high: 0,
  side: 0,
  extra: false,
  payoff: -1,
  before: -1,
  by: -1,
  step: -1,
  score: 0,
});

const CODES = 8;
const luck = searchChance(0x7c4a6);
const words = (): Int32Array => {
  const table = new Int32Array(SQUARES * CODES);
  // The hash of a hole is 0, so that only stones are hashed.
  for (let i = 0; i < table.length; i++) table[i] = i % CODES === HOLE ? 0 : luck.pick(4294967296) | 0;
  return table;
};
const LOW = words();
const HIGH = words();

export function hashCells(l: Layout): void {
  l.low = 0;
  l.high = 0;
  for (let square = 0; square < SQUARES; square++) {
    l.low ^= LOW[square * CODES + l.cells[square]!]!;
    l.high ^= HIGH[square * CODES + l.cells[square]!]!;
  }
}

export function copyLayout(from: Layout, to: Layout): void {
  for (let i = 0; i < SQUARES; i++) to.cells[i] = from.cells[i]!;
  for (let i = 0; i < LINES; i++) to.lines[i] = from.lines[i]!;
  to.taken[0] = from.taken[0]!;
  to.taken[1] = from.taken[1]!;
  to.low = from.low;
  to.high = from.high;
  to.side = from.side;
  to.extra = from.extra;
  to.payoff = from.payoff;
  to.step = from.step;
}

/** TCHAG-4, TCHAG-5: the pawn moves, and the stone it left is removed. */
export function stepPawn(l: Layout, m: Move): void {
  const { cells, lines } = l;
  const from = fromOf(m);
  const to = toOf(m);
  const left = cells[from]!;
  const there = cells[to]!;
  const landed = withPawn(there, l.side);
  if (pawnOn(there) >= 0) l.taken[l.side]!++;
  cells[to] = landed;
  cells[from] = HOLE;
  const x = from % SIDE;
  const y = (from / SIDE) | 0;
  lines[y]! &= ~(1 << x);
  lines[SIDE + x]! &= ~(1 << y);
  l.low ^= LOW[from * CODES + left]! ^ LOW[to * CODES + there]! ^ LOW[to * CODES + landed]!;
  l.high ^= HIGH[from * CODES + left]! ^ HIGH[to * CODES + there]! ^ HIGH[to * CODES + landed]!;
  l.step = m;
}

/** A repair of a layout and the hash it leads to, computed before anything is copied. */
export type Shift = {
  line: number;
  place: number;
  forward: boolean;
  distance: number;
  low: number;
  high: number;
};
export const noShift = (): Shift => ({ line: 0, place: 0, forward: false, distance: 0, low: 0, high: 0 });

export function measure(l: Layout, m: Move, shift: Shift): void {
  const direction = directionNamed(m);
  const stone = stoneNamed(m);
  const line = lineOf(stone, direction);
  const forward = isForward(direction);
  const mask = l.lines[line]!;
  const join = isJoin(m);
  const distance = join
    ? joinDistance(l.lines, line, forward)
    : gapDistance(mask, placeOf(stone, direction), forward);
  const place = join ? (forward ? HIGHEST[mask]! : LOWEST[mask]!) : placeOf(stone, direction);
  const start = lineStart(line);
  const stride = lineStride(line);
  const step = forward ? -1 : 1;
  const way = (forward ? distance : -distance) * stride;
  let { low, high } = l;
  for (let p = place; p >= 0 && p < SIDE; p += step) {
    const square = start + p * stride;
    const cell = l.cells[square]!;
    if (cell === HOLE) continue;
    const before = square * CODES + cell;
    const after = (square + way) * CODES + cell;
    low ^= LOW[before]! ^ LOW[after]!;
    high ^= HIGH[before]! ^ HIGH[after]!;
  }
  shift.line = line;
  shift.place = place;
  shift.forward = forward;
  shift.distance = distance;
  shift.low = low;
  shift.high = high;
}

export function shiftLayout(l: Layout, shift: Shift): void {
  slide(l.cells, l.lines, shift.line, shift.place, shift.forward, shift.distance);
  l.low = shift.low;
  l.high = shift.high;
}
