import type { Seat } from '@tablee/kernel';
import { SPACES, type Space } from './board.ts';
import { GESTURES, type Gesture } from './gesture.ts';
import { MOST_SEATS } from './variant.ts';

/** A move is one whole number. Each kind has a stretch of its own. */
export type Move = number;

export const MOVE_KINDS = ['gesture', 'won', 'keep', 'turn', 'hide'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

const WON = GESTURES.length;
export const KEEP: Move = WON + MOST_SEATS;
const TURN = KEEP + 1;
const HIDE = TURN + SPACES;
/** Every move is below. */
const MOVES = HIDE + SPACES * SPACES;

export const showMove = (gesture: Gesture): Move => gesture;
export const wonMove = (seat: Seat): Move => WON + seat;
export const turnMove = (space: Space): Move => TURN + space;
export const hideMove = (from: Space, to: Space): Move => HIDE + from * SPACES + to;

export function kindOf(m: Move): MoveKind {
  if (m < WON) return 'gesture';
  if (m < KEEP) return 'won';
  if (m === KEEP) return 'keep';
  return m < HIDE ? 'turn' : 'hide';
}

export const gestureOf = (m: Move): Gesture => m;
export const seatNamed = (m: Move): Seat => m - WON;
export const spaceTurned = (m: Move): Space => m - TURN;
export const fromOf = (m: Move): Space => Math.floor((m - HIDE) / SPACES);
export const toOf = (m: Move): Space => (m - HIDE) % SPACES;

export const isMove = (m: unknown): m is Move =>
  typeof m === 'number' && Number.isInteger(m) && m >= 0 && m < MOVES && (m < HIDE || fromOf(m) !== toOf(m));
