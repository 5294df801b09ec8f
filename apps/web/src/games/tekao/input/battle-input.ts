import type { Refusal, Seat } from '@tablee/kernel';
import {
  DIRECTIONS,
  type Direction,
  EMPTY,
  goMove,
  type Move,
  neighbour,
  SIZE,
  type Square,
  type State,
  tekao,
  toOf,
  turnMove,
} from '@tablee/tekao';
import { useState } from 'preact/hooks';
import { type Foreseen, goMovesOf, type LegalMoves } from '../draw/legal-moves.ts';
import type { BoardState } from './board-mode.ts';

/** The player's selection, not played yet. */
export type Selection = {
  /** The piece whose paths are highlighted. */
  readonly selected: Square | null;
  /** A piece that cannot be played now; the board shows where it could go. */
  readonly inspected: Square | null;
  /** The move under the mouse, the focus or a dragged piece: its outcome is shown. */
  readonly previewed: Move | null;
};

export const NO_SELECTION: Selection = { selected: null, inspected: null, previewed: null };

/** The selection is reset when `position` changes. */
export function useSelection(
  position: unknown,
): readonly [selection: Selection, change: (next: Partial<Selection>) => void] {
  const [held, hold] = useState({ position, selection: NO_SELECTION });
  const selection = held.position === position ? held.selection : NO_SELECTION;
  const change = (next: Partial<Selection>): void =>
    hold(now => ({
      position,
      selection: { ...(now.position === position ? now.selection : NO_SELECTION), ...next },
    }));
  return [selection, change];
}

/** Everything an input handler of the battle needs to interpret a tap, drag or key. */
export type BattleInput = {
  readonly board: BoardState;
  readonly legal: LegalMoves;
  readonly selection: Selection;
  readonly change: (selection: Partial<Selection>) => void;
};

export const targetAt = ({ legal }: BattleInput, from: Square | null, to: Square): Foreseen | undefined =>
  goMovesOf(legal, from).find(({ move }) => toOf(move) === to);

/** Direction and distance to a square of the same row or column; null for any other square. */
function wayTo(from: Square, to: Square): { direction: Direction; distance: number } | null {
  const dx = (to % SIZE) - (from % SIZE);
  const dy = Math.floor(to / SIZE) - Math.floor(from / SIZE);
  if ((dx === 0) === (dy === 0)) return null;
  const direction = dy > 0 ? 0 : dx > 0 ? 1 : dy < 0 ? 2 : 3;
  return { direction, distance: Math.abs(dx + dy) };
}

/** TEKAO-6: why the selected piece cannot go there, by the weapon that points there. */
export function whyNotTo(state: State, seat: Seat, from: Square, to: Square): Refusal | null {
  const way = wayTo(from, to);
  if (!way) return { rule: 'TEKAO-6', key: 'no-such-move' };
  const blocked = tekao.refuse(state, seat, goMove(from, way.direction, Math.min(3, way.distance)));
  return way.distance > 3 ? { rule: 'TEKAO-6', key: 'too-far' } : blocked;
}

/** Why a piece cannot be selected: not one's own, resting, or blocked. */
export function whyNotFrom(state: State, seat: Seat, square: Square): Refusal | null {
  if (state.cells[square] === EMPTY) return tekao.refuse(state, seat, turnMove(square, true));
  const tried = DIRECTIONS.map((_, direction) => goMove(square, direction, 1)).filter(
    (_, direction) => neighbour(square, direction) >= 0,
  );
  const free = tried.find(m => tekao.refuse(state, seat, m)?.key !== 'way-blocked');
  return tekao.refuse(state, seat, free ?? tried[0]!);
}
