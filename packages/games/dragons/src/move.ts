import type { Seat } from '@tablee/kernel';
import { SPACES, type Space } from './board.ts';
import { MOST_SEATS } from './variant.ts';

export const GESTURES = ['rock', 'paper', 'scissors'] as const;
export type GestureName = (typeof GESTURES)[number];
/** Index in GESTURES, or one of the two constants below. */
export type Gesture = number;
export const NO_GESTURE: Gesture = -1;
/** In a view: chosen, but hidden from these eyes. */
export const SECRET: Gesture = -2;

const beaten: { readonly [G in GestureName]: GestureName } = {
  rock: 'scissors',
  paper: 'rock',
  scissors: 'paper',
};

export const beats = (mine: Gesture, theirs: Gesture): boolean =>
  beaten[GESTURES[mine]!] === GESTURES[theirs];

/** DRAGON-3: the winning gesture, or NO_GESTURE when all three or only one is shown. */
export function strongest(shown: readonly Gesture[]): Gesture {
  const kinds = [...new Set(shown)];
  if (kinds.length !== 2) return NO_GESTURE;
  const [one, other] = [kinds[0]!, kinds[1]!];
  return beats(one, other) ? one : other;
}

/** A move is an integer. Each kind has its own range. */
export type Move = number;

export const MOVE_KINDS = ['gesture', 'won', 'keep', 'turn', 'hide'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

const WON = GESTURES.length;
export const KEEP: Move = WON + MOST_SEATS;
const TURN = KEEP + 1;
const HIDE = TURN + SPACES;
/** Upper bound, exclusive. */
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
