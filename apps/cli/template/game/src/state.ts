import type { OptionsOf, Seat } from '@tablee/kernel';

export const LAST = ['wins', 'loses'] as const;
export type Last = (typeof LAST)[number];

export const OPTIONS = { last: { kind: 'choice', of: LAST, initial: 'wins' } } as const;
export type GameidOptions = typeof OPTIONS;

/** GAMEID-1 */
export const HEAPS: readonly number[] = [3, 4, 5];
export const LARGEST = 5;

export type State = {
  heaps: number[];
  turn: Seat;
  /** GAMEID-3 */
  readonly last: Last;
};

/** What happened in a move: all that a board animates and a screen reader says. */
export type GameidEvent = {
  readonly kind: 'took';
  readonly seat: Seat;
  readonly heap: number;
  readonly take: number;
};

export const REASONS = ['last-stone'] as const;
export type Reason = (typeof REASONS)[number];

export const startState = ({ last }: OptionsOf<GameidOptions>): State => ({
  heaps: [...HEAPS],
  turn: 0,
  last,
});

export const clone = (s: State): State => ({ heaps: [...s.heaps], turn: s.turn, last: s.last });

export const isOver = (s: State): boolean => s.heaps.every(size => size === 0);

/** GAMEID-3: the seat on turn did not take the last stone. */
export const winnerOf = (s: State): Seat => (s.last === 'loses' ? s.turn : 1 - s.turn);
