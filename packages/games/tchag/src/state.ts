import type { Seat } from '@tablee/kernel';
import { BLACK, GREY, HOLE, LINES, SIDE, SQUARES, type Square, stoneOf, withPawn } from './board.ts';

/** The game goes on in the first two; the others are the reasons it ended (TCHAG-11, 12, 13). */
export const PHASES = ['move', 'repair', 'captured', 'stopped', 'both-blocked'] as const;
export type Phase = (typeof PHASES)[number];
export const REASONS = ['captured', 'stopped', 'both-blocked'] as const satisfies readonly Phase[];
export type Reason = (typeof REASONS)[number];

export type State = {
  /** 36 cell codes, see CELL_LETTERS. */
  readonly cells: number[];
  /** The stones of the twelve lines, six bits each; always consistent with `cells`. */
  readonly lines: number[];
  /** Pawns taken by red, by yellow. */
  readonly taken: number[];
  /** TCHAG-9: layouts of this turn, four words each, the current one last. Empty unless repairs are pending. */
  readonly memory: number[];
  side: Seat;
  phase: Phase;
  /** TCHAG-12: the other player is blocked, so this one plays again. */
  extra: boolean;
  /** The pawn of this turn has not moved yet. With repairs pending, only after an unfinished turn (TCHAG-9). */
  owes: boolean;
};

export function clone(s: State): State {
  return {
    cells: s.cells.slice(),
    lines: s.lines.slice(),
    taken: s.taken.slice(),
    memory: s.memory.slice(),
    side: s.side,
    phase: s.phase,
    extra: s.extra,
    owes: s.owes,
  };
}

/** Copies without allocating, for search. */
export function copyInto(from: State, to: State): void {
  for (let i = 0; i < SQUARES; i++) to.cells[i] = from.cells[i]!;
  for (let i = 0; i < LINES; i++) to.lines[i] = from.lines[i]!;
  to.taken[0] = from.taken[0]!;
  to.taken[1] = from.taken[1]!;
  to.memory.length = from.memory.length;
  for (let i = 0; i < from.memory.length; i++) to.memory[i] = from.memory[i]!;
  to.side = from.side;
  to.phase = from.phase;
  to.extra = from.extra;
  to.owes = from.owes;
}

/** TCHAG-1: black and grey alternate, a1 is black. */
export const FULL_FIELD: readonly number[] = Array.from({ length: SQUARES }, (_, square) =>
  ((square % SIDE) + Math.floor(square / SIDE)) % 2 === 0 ? BLACK : GREY,
);

export const STARTS = ['rows', 'diamond'] as const;
export type Start = (typeof STARTS)[number];

/** TCHAG-2: red's squares, then yellow's. */
const PLACES: { readonly [S in Start]: readonly [readonly Square[], readonly Square[]] } = {
  rows: [
    [7, 8, 9, 10],
    [25, 26, 27, 28],
  ],
  diamond: [
    [7, 14, 15, 10],
    [25, 20, 21, 28],
  ],
};

export function startState(start: Start): State {
  const cells = FULL_FIELD.slice();
  for (const [seat, places] of PLACES[start].entries()) {
    for (const square of places) cells[square] = withPawn(cells[square]!, seat);
  }
  return {
    cells,
    lines: linesOf(cells),
    taken: [0, 0],
    memory: [],
    side: 0,
    phase: 'move',
    extra: false,
    owes: true,
  };
}

/** The twelve lines of a field, as bits. */
export function linesOf(cells: readonly number[]): number[] {
  const lines = new Array<number>(LINES).fill(0);
  for (let square = 0; square < SQUARES; square++) {
    if (cells[square] === HOLE) continue;
    const x = square % SIDE;
    const y = (square / SIDE) | 0;
    lines[y]! |= 1 << x;
    lines[SIDE + x]! |= 1 << y;
  }
  return lines;
}

/** The number of black and grey stones left. */
export function countStones(cells: readonly number[]): { readonly black: number; readonly grey: number } {
  let black = 0;
  let grey = 0;
  for (const cell of cells) {
    if (stoneOf(cell) === BLACK) black++;
    else if (cell !== HOLE) grey++;
  }
  return { black, grey };
}
