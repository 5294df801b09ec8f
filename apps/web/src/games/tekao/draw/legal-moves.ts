import type { Seat } from '@tablee/kernel';
import {
  actionsOf,
  type Foresight,
  foresee,
  fromOf,
  isTurn,
  listMoves,
  type Move,
  PASS,
  type Square,
  type State,
} from '@tablee/tekao';

/** A move of the battle and its outcome. */
export type Foreseen = { readonly move: Move; readonly foresight: Foresight };

const foreseeMove = (state: State, move: Move): Foreseen => ({ move, foresight: foresee(state, move) });

export type LegalMoves = {
  /** The moves of each piece that can act, turns last. */
  readonly byPiece: ReadonlyMap<Square, readonly Foreseen[]>;
  readonly pass: boolean;
};

const NONE: LegalMoves = { byPiece: new Map(), pass: false };

/** The legal moves of the battle; `seat` null: the player is not on turn. */
export function listLegalMoves(state: State, seat: Seat | null): LegalMoves {
  if (seat === null || state.phase !== 'battle') return NONE;
  const moves = listMoves(state, seat);
  const foreseen = moves.filter(m => m !== PASS).map(move => foreseeMove(state, move));
  return { byPiece: Map.groupBy(foreseen, ({ move }) => fromOf(move)), pass: moves.includes(PASS) };
}

/** Where a piece could go if its side were on turn. */
export const inspectPiece = (state: State, square: Square): readonly Foreseen[] =>
  actionsOf(state, square)
    .filter(move => !isTurn(move))
    .map(move => foreseeMove(state, move));

/** The moves of a piece to other squares. */
export const goMovesOf = (legal: LegalMoves, square: Square | null): readonly Foreseen[] =>
  square === null ? [] : (legal.byPiece.get(square)?.filter(({ move }) => !isTurn(move)) ?? []);
/** The quarter turns of a piece. */
export const turnMovesOf = (legal: LegalMoves, square: Square | null): readonly Foreseen[] =>
  square === null ? [] : (legal.byPiece.get(square)?.filter(({ move }) => isTurn(move)) ?? []);
