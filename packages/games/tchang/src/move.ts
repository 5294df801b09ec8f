import { COLOURS, type Colour, SPACES, type Space, TOKENS } from './board.ts';

/** A move is an integer. Each kind has its own range. */
export type Move = number;

export const MOVE_KINDS = ['go', 'share', 'pass', 'end', 'statue', 'stone', 'auto'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

const GO = 0;
const SHARE = GO + COLOURS.length * SPACES * SPACES;
/** Number of combinations of giver, receiver, space and amount (1 to TOKENS). */
const SHARES = COLOURS.length * COLOURS.length * SPACES * TOKENS;
export const PASS: Move = SHARE + SHARES;
export const END: Move = PASS + 1;
export const AUTO: Move = END + 1;
const LAY_STATUE = AUTO + 1;
const LAY_STONE = LAY_STATUE + SPACES;
/** Upper bound, exclusive. */
const MOVES = LAY_STONE + SPACES;

export const goMove = (pawn: Colour, from: Space, to: Space): Move =>
  GO + (pawn * SPACES + from) * SPACES + to;
export const shareMove = (giver: Colour, receiver: Colour, amount: number, space: Space): Move =>
  SHARE + ((giver * COLOURS.length + receiver) * SPACES + space) * TOKENS + amount - 1;
export const layStatue = (space: Space): Move => LAY_STATUE + space;
export const layStone = (space: Space): Move => LAY_STONE + space;

export function kindOf(m: Move): MoveKind {
  if (m < SHARE) return 'go';
  if (m < PASS) return 'share';
  if (m === PASS) return 'pass';
  if (m === END) return 'end';
  if (m === AUTO) return 'auto';
  return m < LAY_STONE ? 'statue' : 'stone';
}

export const isGo = (m: Move): boolean => m < SHARE;
export const isPlacing = (m: Move): boolean => m >= AUTO;

/** Parts of a `go` move. */
export const pawnOf = (m: Move): Colour => ((m - GO) / (SPACES * SPACES)) | 0;
export const fromOf = (m: Move): Space => (((m - GO) / SPACES) | 0) % SPACES;
export const toOf = (m: Move): Space => (m - GO) % SPACES;

/** Parts of a `share` move. */
export const giverOf = (m: Move): Colour => ((m - SHARE) / (TOKENS * SPACES * COLOURS.length)) | 0;
export const receiverOf = (m: Move): Colour => (((m - SHARE) / (TOKENS * SPACES)) | 0) % COLOURS.length;
export const spaceOf = (m: Move): Space => (((m - SHARE) / TOKENS) | 0) % SPACES;
export const amountOf = (m: Move): number => ((m - SHARE) % TOKENS) + 1;

/** Space of a `statue` or `stone` move. */
export const spaceLaid = (m: Move): Space => (m < LAY_STONE ? m - LAY_STATUE : m - LAY_STONE);

/** Whether a value is a well-formed move; from and to, giver and receiver must differ. */
export function isMove(m: unknown): m is Move {
  if (typeof m !== 'number' || !Number.isInteger(m) || m < 0 || m >= MOVES) return false;
  if (isGo(m)) return fromOf(m) !== toOf(m);
  return m >= PASS || giverOf(m) !== receiverOf(m);
}
