import { isForward, SQUARES, type Square } from './board.ts';

/**
 * A move is an integer. Numeric order is the order of the list: pawn moves by origin and target, gap slides and
 * désilotage slides by named stone and direction, `stop` last.
 */
export type Move = number;

const GAP = SQUARES * SQUARES;
const JOIN = GAP + SQUARES * 4;
export const STOP: Move = JOIN + SQUARES * 4;
/** All moves are less than this. */
export const MOVES = STOP + 1;

export const MOVE_KINDS = ['step', 'gap', 'join', 'stop'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export const stepMove = (from: Square, to: Square): Move => from * SQUARES + to;
/** Closes a gap (TCHAG-6): named by the stone next to it and a direction. */
export const gapMove = (stone: Square, direction: number): Move => GAP + stone * 4 + direction;
/** Désilotage (TCHAG-8): named by the lowest stone of the line and a direction. */
export const joinMove = (stone: Square, direction: number): Move => JOIN + stone * 4 + direction;

export const isMove = (m: unknown): m is Move =>
  Number.isInteger(m) && (m as number) >= 0 && (m as number) < MOVES;
export const isStep = (m: Move): boolean => m < GAP;
export const isJoin = (m: Move): boolean => m >= JOIN && m < STOP;
export const isSlide = (m: Move): boolean => m >= GAP && m < STOP;
export const kindOf = (m: Move): MoveKind =>
  m < GAP ? 'step' : m < JOIN ? 'gap' : m < STOP ? 'join' : 'stop';

export const fromOf = (m: Move): Square => (m / SQUARES) | 0;
export const toOf = (m: Move): Square => m % SQUARES;
export const stoneNamed = (m: Move): Square => ((m - GAP) >> 2) % SQUARES;
export const directionNamed = (m: Move): number => (m - GAP) & 3;
export const slidesForward = (m: Move): boolean => isForward(directionNamed(m));
