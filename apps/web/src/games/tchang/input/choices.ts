import type { Refusal, Seat } from '@tablee/kernel';
import {
  type Colour,
  canMove,
  canShare,
  closing,
  goMove,
  isBitten,
  type Move,
  type Space,
  START,
  type State,
  tchang,
} from '@tablee/tchang';
import { ownPawns } from '../draw/routes.ts';

/** What a seat may do now. */
export type Choices = {
  /** TCHANG-5: own pawns that can pay a step. */
  readonly movers: readonly Colour[];
  /** TCHANG-9 */
  readonly shares: boolean;
  /** `pass` or `end`; null when the seat has no choice. */
  readonly closing: Move | null;
};

const NOTHING: Choices = { movers: [], shares: false, closing: null };

export function listChoices(state: State, seat: Seat | null): Choices {
  if (seat === null || state.phase !== 'explore') return NOTHING;
  const movers = state.step === 'moved' ? [] : ownPawns(state, seat).filter(pawn => canGo(state, pawn));
  return { movers, shares: canShare(state), closing: closing(state) };
}

const canGo = (state: State, pawn: Colour): boolean => state.purses[pawn]! > 0 && !isBitten(state, pawn);

/** The only pawn that can move is selected by default. */
export const soleMover = ({ movers }: Choices): Colour | null => (movers.length === 1 ? movers[0]! : null);

/** Why a pawn cannot go to a space. */
export function whyNotTo(state: State, seat: Seat, pawn: Colour, to: Space): Refusal | null {
  const from = state.pawns[pawn]!;
  return from === to ? null : tchang.refuse(state, seat, goMove(pawn, from, to));
}

/** Why a pawn cannot move at all: owned by another seat, bitten, already moved, or an empty purse. */
export function whyNotMove(state: State, seat: Seat, pawn: Colour): Refusal | null {
  const from = state.pawns[pawn]!;
  const other = from === START ? START + 1 : START;
  const refusal = tchang.refuse(state, seat, goMove(pawn, from, other));
  // The start may be too far for this purse, although another space is not.
  return refusal?.key === 'too-few-fireflies' && state.purses[pawn]! > 0 ? null : refusal;
}

/** What the turn still allows. */
export type Allowance = 'move' | 'move-share' | 'share' | 'end';
export function allowanceOf(state: State, seat: Seat): Allowance {
  const moves = state.step !== 'moved' && canMove(state, seat);
  const shares = canShare(state);
  return moves ? (shares ? 'move-share' : 'move') : shares ? 'share' : 'end';
}
