import { SQUARES, type Square } from './board.ts';
import { fromOf, isClockwise, isTurn, type Move, PASS, toOf } from './move.ts';
import { type Cell, EMPTY, turnCell } from './piece.ts';
import type { State } from './state.ts';

/** TEKAO-11 */
const OCCURRENCES = 3;
/** The fewest turns after which a position can occur for the third time. */
const SHORTEST = 2 * (OCCURRENCES - 1);
/** 30 bits: a small integer in V8. */
const KEY_MASK = (1 << 30) - 1;

/** The key of a cell; the key of a position is the XOR of its cells. */
export function keyOf(square: Square, cell: Cell): number {
  let h = Math.imul((cell << 6) | square, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return (h ^ (h >>> 13)) & KEY_MASK;
}

export const keyOfAll = (cells: readonly Cell[]): number =>
  cells.reduce((key, cell, square) => (cell === EMPTY ? key : key ^ keyOf(square, cell)), 0);

/** Records a move before it is made. */
export function remember(s: State, m: Move): void {
  s.memory.push(m, s.key);
}

/** Removes and returns the last move, and restores the key of the position before it. */
export function recall(s: State): Move {
  s.key = s.memory.pop()!;
  return s.memory.pop()!;
}

/** The number of turns that can be compared. */
const lookback = (s: State): number => Math.min(s.quiet, s.memory.length >> 1);

/** TEKAO-11: whether the position, with the same side to move, occurs for the third time. */
export function isThirdTime(s: State): boolean {
  const back = lookback(s);
  if (back < SHORTEST) return false;
  const { memory, key } = s;
  let alike = 1;
  for (let i = 2; i <= back; i += 2) if (memory[memory.length - 2 * i + 1] === key) alike++;
  return alike >= OCCURRENCES && countOccurrences(s, back) >= OCCURRENCES;
}

const board = new Array<Cell>(SQUARES).fill(EMPTY);

/** Exact: undoes the moves one by one on a scratch board and counts the squares that differ. */
function countOccurrences(s: State, back: number): number {
  const { cells, memory } = s;
  for (let square = 0; square < SQUARES; square++) board[square] = cells[square]!;
  let differing = 0;
  let seen = 1;
  for (let i = 1; i <= back; i++) {
    const m = memory[memory.length - 2 * i]!;
    if (m !== PASS) {
      const squares = isTurn(m) ? [fromOf(m)] : [fromOf(m), toOf(m)];
      differing -= countDiffering(cells, squares);
      undo(m);
      differing += countDiffering(cells, squares);
    }
    if (differing === 0 && (i & 1) === 0) seen++;
  }
  return seen;
}

function undo(m: Move): void {
  const from = fromOf(m);
  if (isTurn(m)) {
    board[from] = turnCell(board[from]!, !isClockwise(m));
    return;
  }
  board[from] = board[toOf(m)]!;
  board[toOf(m)] = EMPTY;
}

const countDiffering = (cells: readonly Cell[], squares: readonly Square[]): number =>
  squares.filter(square => board[square] !== cells[square]).length;
