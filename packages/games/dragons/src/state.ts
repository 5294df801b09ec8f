import type { Seat } from '@tablee/kernel';
import {
  ANIMAL,
  BARE,
  type Cell,
  FACES,
  faceOf,
  isDown,
  isUp,
  LIFTED,
  SPACES,
  type Space,
  SUPPLY,
  TOMB,
  UNSEEN,
} from './board.ts';
import { type Gesture, NO_GESTURE } from './move.ts';
import type { Variant } from './variant.ts';

/** duel: choosing gestures; turn: turning stones; hide: hiding lost stones. */
export const PHASES = ['duel', 'turn', 'hide', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const REASONS = ['counted'] as const;
export type Reason = (typeof REASONS)[number];

export const NO_SEAT: Seat = -1;

export type State = {
  readonly variant: Variant;
  /** 49 cells, see board.ts. */
  readonly cells: Cell[];
  /** Number of unseen stones by face. DRAGON-8: in a view, of all stones face down. */
  readonly bag: number[];
  /** DRAGON-3: by seat, 1 while in this duel. */
  readonly inside: number[];
  readonly chosen: Gesture[];
  /** Gestures shown last, for players who reconnect. */
  readonly last: Gesture[];
  /** Fireflies won. */
  readonly kept: number[];
  /** Winner of the duel, who turns stones, or NO_SEAT. */
  winner: Seat;
  phase: Phase;
  /** DRAGON-8: covered stones keep their faces in the referee's state, but not in a view. */
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

/** No stones yet, all seats in the first duel. */
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
    winner: NO_SEAT,
    phase: 'duel',
    remembers: true,
  };
}

export const isOver = (s: State): boolean => s.phase === 'over';

/** DRAGON-10: with real hands this seat enters the winner. */
export const SCREEN_HOLDER: Seat = 0;

/** Whether a seat has to move now. */
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

/** Stones face down, by face. Public, because it follows from the kept stones. */
export function countDown(s: State): number[] {
  const counts = s.bag.slice();
  for (const cell of s.cells) if (isDown(cell) && cell !== UNSEEN) counts[faceOf(cell)]!++;
  return counts;
}

/** DRAGON-7: whether fireflies are left face down. */
export function hasFireflies(s: State): boolean {
  const counts = countDown(s);
  for (let face = 1; face < FACES; face++) if (counts[face]! > 0) return true;
  return false;
}

/** DRAGON-5: fireflies turned and not yet kept. */
export const countUp = (s: State): number =>
  s.cells.reduce((sum, cell) => sum + (isUp(cell) ? faceOf(cell) : 0), 0);

export const isFree = (cell: Cell): boolean => cell === BARE;
const isRoom = (cell: Cell): boolean => cell === BARE || cell === LIFTED;

/** DRAGON-6: spaces that were empty before this round; if all are taken, any free space. */
export function hidingPlaces(s: State): Space[] {
  const free = spacesWith(s, isFree);
  return free.length > 0 ? free : spacesWith(s, isRoom);
}

/** Spaces of the stones still to be hidden. */
export const toHide = (s: State): Space[] => spacesWith(s, isUp);

export const bites = (cell: Cell): boolean => isUp(cell) && faceOf(cell) === ANIMAL;
