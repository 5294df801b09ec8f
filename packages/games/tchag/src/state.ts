import type { Seat } from '@tablee/kernel';
import { BLACK, GREY, HOLE, LINES, SIDE, SQUARES, type Square, stoneOf, withPawn } from './board.ts';

/** The first two go on; the others are the three ways a game ends (TCHAG-11, 12, 13), and outcome reasons. */
export const PHASES = ['move', 'repair', 'captured', 'stopped', 'both-blocked'] as const;
export type Phase = (typeof PHASES)[number];
export const REASONS = ['captured', 'stopped', 'both-blocked'] as const satisfies readonly Phase[];
export type Reason = (typeof REASONS)[number];

export type State = {
  /** 36 cell codes, see CELL_LETTERS. */
  readonly cells: number[];
  /** The stones of the twelve lines as six bits each: always the same stones as `cells`. */
  readonly lines: number[];
  /** Pawns taken by red, by yellow. */
  readonly taken: number[];
  /** TCHAG-9: layouts seen in this turn, four words each, the present one last. Empty unless repairs are pending. */
  readonly memory: number[];
  side: Seat;
  phase: Phase;
  /** TCHAG-12: the other player is blocked and this one plays again. */
  extra: boolean;
  /** False once the pawn of this turn has moved; true with repairs pending only after an unfinished turn (TCHAG-9). */
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

/** Makes `to` equal to `from` without allocating anything: for search. */
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

/** The twelve lines' bits of a drawn field. */
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

/** How many black and grey stones are left. */
export function countStones(cells: readonly number[]): { readonly black: number; readonly grey: number } {
  let black = 0;
  let grey = 0;
  for (const cell of cells) {
    if (stoneOf(cell) === BLACK) black++;
    else if (cell !== HOLE) grey++;
  }
  return { black, grey };
}
