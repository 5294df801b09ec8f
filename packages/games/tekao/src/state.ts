import type { Seat } from '@tablee/kernel';
import { NOWHERE, type Side, SQUARES, type Square } from './board.ts';
import { type Cell, EMPTY } from './piece.ts';
import type { Variant } from './variant.ts';

/** The game goes on in the first two; the others are the reasons it ended (TEKAO-10, TEKAO-11). */
export const PHASES = ['place', 'battle', 'flag', 'repetition', 'quiet'] as const;
export type Phase = (typeof PHASES)[number];
export const REASONS = ['flag', 'repetition', 'quiet'] as const satisfies readonly Phase[];
export type Reason = (typeof REASONS)[number];

/** No kind of piece: nothing is drawn. */
export const NO_KIND = -1;
/** No side: no winner. */
export const NO_SIDE: Side = -1;

export type State = {
  readonly variant: Variant;
  /** 64 cells, see piece.ts. */
  readonly cells: Cell[];
  /** Pieces of blue and of yellow on the board. */
  readonly men: number[];
  /** TEKAO-4: undrawn pieces at side * kinds + kind. All 0 in the battle. */
  readonly bag: number[];
  /** TEKAO-7: the square of the piece each side played last, or NOWHERE; how many times in a row. */
  readonly streak: Square[];
  readonly runs: number[];
  /** TEKAO-11: each move since the last capture and the key of the position it was made in, newest last. */
  readonly memory: number[];
  /** Index in the cycle of seats (TEKAO-12); odd ones are yellow. */
  turn: number;
  /** The kind of piece to place; NO_KIND under `arranged` and in the battle. */
  drawn: number;
  /** Hash of the cells during the battle (memory.ts). */
  key: number;
  /** Turns without a capture. */
  quiet: number;
  phase: Phase;
  /** The side that took the flag. */
  winner: Side;
};

export function clone(s: State): State {
  return {
    variant: s.variant,
    cells: s.cells.slice(),
    men: s.men.slice(),
    bag: s.bag.slice(),
    streak: s.streak.slice(),
    runs: s.runs.slice(),
    memory: s.memory.slice(),
    turn: s.turn,
    drawn: s.drawn,
    key: s.key,
    quiet: s.quiet,
    phase: s.phase,
    winner: s.winner,
  };
}

/** An empty board, all pieces in the bags, nothing drawn yet. */
export function emptyState(variant: Variant): State {
  const { counts } = variant.supply;
  return {
    variant,
    cells: new Array<Cell>(SQUARES).fill(EMPTY),
    men: [0, 0],
    bag: [...counts, ...counts],
    streak: [NOWHERE, NOWHERE],
    runs: [0, 0],
    memory: [],
    turn: 0,
    drawn: NO_KIND,
    key: 0,
    quiet: 0,
    phase: 'place',
    winner: NO_SIDE,
  };
}

export const isOver = (s: State): boolean => s.phase !== 'battle' && s.phase !== 'place';
export const sideToMove = (s: State): Side => s.turn & 1;
export const seatToMove = (s: State): Seat => s.variant.cycle[s.turn]!;
export const nextTurn = (s: State): number => (s.turn + 1) % s.variant.cycle.length;
