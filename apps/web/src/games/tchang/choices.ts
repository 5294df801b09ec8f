import type { Refusal, Seat } from '@tablee/kernel';
import {
  type Colour,
  canMove,
  canShare,
  closing,
  type Goal,
  goMove,
  isBitten,
  type Move,
  ownerOf,
  reachOf,
  type Space,
  START,
  type State,
  tchang,
} from '@tablee/tchang';

/** What the person at the board may do now. */
export type Choices = {
  /** TCHANG-5: their pawns that can pay a step. */
  readonly movers: readonly Colour[];
  /** TCHANG-9 */
  readonly shares: boolean;
  /** `pass` or `end`; null while nothing is to be chosen. */
  readonly closing: Move | null;
};

const NOTHING: Choices = { movers: [], shares: false, closing: null };

export function listChoices(state: State, seat: Seat | null): Choices {
  if (seat === null || state.phase !== 'explore') return NOTHING;
  const movers = state.step === 'moved' ? [] : ownPawns(state, seat).filter(pawn => canGo(state, pawn));
  return { movers, shares: canShare(state), closing: closing(state) };
}

export const ownPawns = (state: State, seat: Seat): readonly Colour[] =>
  state.variant.colours.filter(pawn => ownerOf(state.variant, pawn) === seat);

const canGo = (state: State, pawn: Colour): boolean => state.purses[pawn]! > 0 && !isBitten(state, pawn);

/** The only one who can go needs no choosing. */
export const soleMover = ({ movers }: Choices): Colour | null => (movers.length === 1 ? movers[0]! : null);

/** Where the chosen pawn can go; of one that is not to be moved now, where it could. */
export const goalsOf = (state: State, pawn: Colour | null): readonly Goal[] =>
  pawn === null || state.phase !== 'explore' ? [] : reachOf(state, pawn);

/** Why a pawn does not go there. */
export function whyNotTo(state: State, seat: Seat, pawn: Colour, to: Space): Refusal | null {
  const from = state.pawns[pawn]!;
  return from === to ? null : tchang.refuse(state, seat, goMove(pawn, from, to));
}

/** Why a pawn cannot be moved at all now: not one's own, bitten, already moved, an empty purse. */
export function whyNotMove(state: State, seat: Seat, pawn: Colour): Refusal | null {
  const from = state.pawns[pawn]!;
  const beside = from === START ? START + 1 : START;
  const refusal = tchang.refuse(state, seat, goMove(pawn, from, beside));
  // Far from the start the way there may be too long for a purse that pays for others.
  return refusal?.key === 'too-few-fireflies' && state.purses[pawn]! > 0 ? null : refusal;
}

/** TCHANG-7: whom a pawn would free by going there. */
export const rescuedOn = (state: State, space: Space): readonly Colour[] =>
  state.variant.colours.filter(pawn => state.pawns[pawn] === space && isBitten(state, pawn));

/** TCHANG-7: who could come and free it in one move, when it is their turn. */
export const rescuersOf = (state: State, bitten: Colour): readonly Colour[] =>
  state.variant.colours.filter(
    pawn => pawn !== bitten && reachOf(state, pawn).some(({ space }) => space === state.pawns[bitten]),
  );

/** Never a dead end: what the turn still allows. */
export type Allowance = 'move' | 'move-share' | 'share' | 'end';
export function allowanceOf(state: State, seat: Seat): Allowance {
  const moves = state.step !== 'moved' && canMove(state, seat);
  const shares = canShare(state);
  return moves ? (shares ? 'move-share' : 'move') : shares ? 'share' : 'end';
}
