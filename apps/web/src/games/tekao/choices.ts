import type { Refusal, Seat } from '@tablee/kernel';
import {
  actionsOf,
  DIRECTIONS,
  type Direction,
  EMPTY,
  type Foresight,
  foresee,
  fromOf,
  goMove,
  isTurn,
  listMoves,
  type Move,
  neighbour,
  PASS,
  SIZE,
  type Square,
  type State,
  tekao,
  turnMove,
} from '@tablee/tekao';

/** A move of the battle and what it would lead to. */
export type Foreseen = { readonly move: Move; readonly foresight: Foresight };

/** What the person at the board may do in the battle now. */
export type Choices = {
  /** The moves of each piece that can act, turns last. */
  readonly byPiece: ReadonlyMap<Square, readonly Foreseen[]>;
  readonly pass: boolean;
};

const NOTHING: Choices = { byPiece: new Map(), pass: false };

export function listChoices(state: State, seat: Seat | null): Choices {
  if (seat === null || state.phase !== 'battle') return NOTHING;
  const moves = listMoves(state, seat);
  const foreseen = moves.filter(m => m !== PASS).map(move => ({ move, foresight: foresee(state, move) }));
  return { byPiece: Map.groupBy(foreseen, ({ move }) => fromOf(move)), pass: moves.includes(PASS) };
}

/** Where a piece could go if it were its side's turn. */
export const studyOf = (state: State, square: Square): readonly Foreseen[] =>
  actionsOf(state, square)
    .filter(move => !isTurn(move))
    .map(move => ({ move, foresight: foresee(state, move) }));

export const goesOf = (choices: Choices, square: Square | null): readonly Foreseen[] =>
  square === null ? [] : (choices.byPiece.get(square)?.filter(({ move }) => !isTurn(move)) ?? []);
export const turnsOf = (choices: Choices, square: Square | null): readonly Foreseen[] =>
  square === null ? [] : (choices.byPiece.get(square)?.filter(({ move }) => isTurn(move)) ?? []);

/** The direction of a square that lies straight away from another, and how far; null for any other square. */
export function wayTo(from: Square, to: Square): { direction: Direction; distance: number } | null {
  const dx = (to % SIZE) - (from % SIZE);
  const dy = Math.floor(to / SIZE) - Math.floor(from / SIZE);
  if ((dx === 0) === (dy === 0)) return null;
  const direction = dy > 0 ? 0 : dx > 0 ? 1 : dy < 0 ? 2 : 3;
  return { direction, distance: Math.abs(dx + dy) };
}

/** TEKAO-6: why the chosen piece does not go there, by the weapon of the side that looks there. */
export function whyNotTo(state: State, seat: Seat, from: Square, to: Square): Refusal | null {
  const way = wayTo(from, to);
  if (!way) return { rule: 'TEKAO-6', key: 'no-such-move' };
  const blocked = tekao.refuse(state, seat, goMove(from, way.direction, Math.min(3, way.distance)));
  return way.distance > 3 ? { rule: 'TEKAO-6', key: 'too-far' } : blocked;
}

/** Why a piece cannot be taken in hand: not one's own, resting, shut in. */
export function whyNotFrom(state: State, seat: Seat, square: Square): Refusal | null {
  if (state.cells[square] === EMPTY) return tekao.refuse(state, seat, turnMove(square, true));
  const tried = DIRECTIONS.map((_, direction) => goMove(square, direction, 1)).filter(
    (_, direction) => neighbour(square, direction) >= 0,
  );
  const free = tried.find(m => tekao.refuse(state, seat, m)?.key !== 'way-blocked');
  return tekao.refuse(state, seat, free ?? tried[0]!);
}
