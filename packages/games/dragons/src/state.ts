import type { Seat } from '@tablee/kernel';
import { SPACES, type Space, TOMB } from './board.ts';
import { BARE, type Cell, FACES, faceOf, isDown, isUp, SUPPLY, UNSEEN } from './cell.ts';
import { type Gesture, NO_GESTURE } from './gesture.ts';
import type { Variant } from './variant.ts';

/** Choosing gestures, turning stones, hiding those that were lost. */
export const PHASES = ['duel', 'turn', 'hide', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const REASONS = ['counted'] as const;
export type Reason = (typeof REASONS)[number];

export const NOBODY: Seat = -1;

export type State = {
  readonly variant: Variant;
  /** 49 cells, see cell.ts. */
  readonly cells: Cell[];
  /** The faces of the stones nobody has seen; in a view, of all stones that lie face down (DRAGON-8). */
  readonly bag: number[];
  /** DRAGON-3: by seat, 1 while it is in this duel. */
  readonly inside: number[];
  readonly chosen: Gesture[];
  /** The gestures shown last: who comes back must still see how the duel went. */
  readonly last: Gesture[];
  /** Fireflies won. */
  readonly kept: number[];
  /** Who won the duel and turns stones, or NOBODY. */
  winner: Seat;
  phase: Phase;
  /** Covered stones keep their faces: in the referee's state, not in a view (DRAGON-8). */
  remembers: boolean;
};

export function clone(s: State): State {
  return {
    variant: s.variant,
    cells: s.cells.slice(),
    bag: s.bag.slice(),
    inside: s.inside.slice(),
    chosen: s.chosen.slice(),
    last: s.last.slice(),
    kept: s.kept.slice(),
    winner: s.winner,
    phase: s.phase,
    remembers: s.remembers,
  };
}

/** No stones yet, everybody in the first duel. */
export function emptyState(variant: Variant): State {
  const all = <T>(value: T): T[] => new Array<T>(variant.seats).fill(value);
  return {
    variant,
    cells: new Array<Cell>(SPACES).fill(BARE),
    bag: SUPPLY.slice(),
    inside: all(1),
    chosen: all(NO_GESTURE),
    last: all(NO_GESTURE),
    kept: all(0),
    winner: NOBODY,
    phase: 'duel',
    remembers: true,
  };
}

export const isOver = (s: State): boolean => s.phase === 'over';

/** DRAGON-10: with real hands whoever holds the screen says who won. */
export const SCREEN_HOLDER: Seat = 0;

/** A seat that may choose now. */
export function isActor(s: State, seat: Seat): boolean {
  if (s.phase === 'over') return false;
  if (s.phase !== 'duel') return seat === s.winner;
  if (s.variant.hands === 'real') return seat === SCREEN_HOLDER;
  return s.inside[seat] === 1 && s.chosen[seat] === NO_GESTURE;
}

export function spacesWith(s: State, is: (cell: Cell) => boolean): Space[] {
  const spaces: Space[] = [];
  for (const space of TOMB) if (is(s.cells[space]!)) spaces.push(space);
  return spaces;
}

/** By face: the stones that lie face down, whoever has seen them. Everybody can work that out from what is kept. */
export function countDown(s: State): number[] {
  const counts = s.bag.slice();
  for (const cell of s.cells) if (isDown(cell) && cell !== UNSEEN) counts[faceOf(cell)]!++;
  return counts;
}

/** DRAGON-7: is there a firefly left to catch? */
export function hasFireflies(s: State): boolean {
  const counts = countDown(s);
  for (let face = 1; face < FACES; face++) if (counts[face]! > 0) return true;
  return false;
}

/** DRAGON-5: what the winner has turned and not yet kept. */
export const countUp = (s: State): number =>
  s.cells.reduce((sum, cell) => sum + (isUp(cell) ? faceOf(cell) : 0), 0);
