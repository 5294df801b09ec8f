import { lineOf, SQUARES } from './board.ts';
import { directionNamed, type Move, slidesForward, stoneNamed } from './move.ts';
import { leadingPlace, shiftCells, slideDistance } from './slide.ts';
import type { State } from './state.ts';

/** A layout is exact, not a hash: 36 cells of three bits in four words of nine. */
export const LAYOUT_WORDS = 4;
const CELLS_PER_WORD = SQUARES / LAYOUT_WORDS;

const packWord = (cells: readonly number[], word: number): number => {
  let packed = 0;
  const start = word * CELLS_PER_WORD;
  for (let i = start; i < start + CELLS_PER_WORD; i++) packed = (packed << 3) | cells[i]!;
  return packed;
};

/** TCHAG-9: the present layout has been seen in this turn. */
export function remember(s: State): void {
  for (let word = 0; word < LAYOUT_WORDS; word++) s.memory.push(packWord(s.cells, word));
}

export function forget(s: State): void {
  if (s.memory.length > 0) s.memory = [];
}

const after = new Array<number>(SQUARES).fill(0);

/** TCHAG-9: would this slide recreate a layout of this turn? */
export function repeats(s: State, m: Move): boolean {
  // A slide always moves a stone, so with nothing but the present layout in memory nothing can repeat.
  if (s.memory.length <= LAYOUT_WORDS) return false;
  for (let i = 0; i < SQUARES; i++) after[i] = s.cells[i]!;
  const line = lineOf(stoneNamed(m), directionNamed(m));
  shiftCells(after, line, leadingPlace(s.lines, m), slidesForward(m), slideDistance(s.lines, m));
  const [a, b, c, d] = [packWord(after, 0), packWord(after, 1), packWord(after, 2), packWord(after, 3)];
  const { memory } = s;
  for (let i = 0; i < memory.length; i += LAYOUT_WORDS) {
    if (memory[i] === a && memory[i + 1] === b && memory[i + 2] === c && memory[i + 3] === d) return true;
  }
  return false;
}

/** The cells of every layout in memory, the present one last: for search, which remembers in its own way. */
export function recall(s: State): number[][] {
  const layouts: number[][] = [];
  for (let i = 0; i < s.memory.length; i += LAYOUT_WORDS) {
    const words = s.memory.slice(i, i + LAYOUT_WORDS);
    layouts.push(
      Array.from({ length: SQUARES }, (_, square) => {
        const behind = CELLS_PER_WORD - 1 - (square % CELLS_PER_WORD);
        return (words[(square / CELLS_PER_WORD) | 0]! >> (3 * behind)) & 7;
      }),
    );
  }
  return layouts;
}
