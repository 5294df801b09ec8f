import { HOLE, lineOf, lineStart, lineStride, SIDE, SQUARES, type Square } from './board.ts';
import { directionNamed, type Move, slidesForward, stoneNamed } from './move.ts';
import { leadingPlace, slideDistance } from './slide.ts';
import type { State } from './state.ts';

/** A layout is stored exactly, not as a hash: 36 cells of three bits, nine to a word. */
export const LAYOUT_WORDS = 4;
const CELLS_PER_WORD = SQUARES / LAYOUT_WORDS;

const everySquare = Array.from({ length: SQUARES }, (_, square) => square);
const WORD: readonly number[] = everySquare.map(square => Math.floor(square / CELLS_PER_WORD));
const SHIFT: readonly number[] = everySquare.map(square => 3 * (square % CELLS_PER_WORD));

const layout = new Array<number>(LAYOUT_WORDS).fill(0);
const toggle = (square: Square, cell: number): void => {
  layout[WORD[square]!]! ^= cell << SHIFT[square]!;
};

/** TCHAG-9: records the current layout for this turn. */
export function remember(s: State): void {
  let square = 0;
  for (let word = 0; word < LAYOUT_WORDS; word++) {
    let packed = 0;
    for (let shift = 0; shift < 3 * CELLS_PER_WORD; shift += 3) packed |= s.cells[square++]! << shift;
    s.memory.push(packed);
  }
}

export function forget(s: State): void {
  s.memory.length = 0;
}

/** A slide always moves a stone: with only the current layout in memory, none can repeat. */
export const mayRepeat = (s: State): boolean => s.memory.length > LAYOUT_WORDS;

/** TCHAG-9: whether a slide would recreate a layout of this turn. */
export function repeats(s: State, m: Move): boolean {
  if (!mayRepeat(s)) return false;
  const { memory } = s;
  for (let word = 0; word < LAYOUT_WORDS; word++) {
    layout[word] = memory[memory.length - LAYOUT_WORDS + word]!;
  }
  toggleSlide(s, m);
  const [a, b, c, d] = [layout[0], layout[1], layout[2], layout[3]];
  for (let i = 0; i < memory.length; i += LAYOUT_WORDS) {
    if (memory[i] === a && memory[i + 1] === b && memory[i + 2] === c && memory[i + 3] === d) return true;
  }
  return false;
}

/** Moves each sliding stone in the scratch layout. */
function toggleSlide(s: State, m: Move): void {
  const line = lineOf(stoneNamed(m), directionNamed(m));
  const [start, stride] = [lineStart(line), lineStride(line)];
  const step = slidesForward(m) ? -1 : 1;
  const shift = -step * stride * slideDistance(s.lines, m);
  for (let place = leadingPlace(s.lines, m); place >= 0 && place < SIDE; place += step) {
    const square = start + stride * place;
    const cell = s.cells[square]!;
    if (cell === HOLE) continue;
    toggle(square, cell);
    toggle(square + shift, cell);
  }
}

/** The cells of every layout in memory, the current one last. Used by the search of bots. */
export function recall(s: State): number[][] {
  const layouts: number[][] = [];
  for (let i = 0; i < s.memory.length; i += LAYOUT_WORDS) {
    layouts.push(everySquare.map(square => (s.memory[i + WORD[square]!]! >> SHIFT[square]!) & 7));
  }
  return layouts;
}
