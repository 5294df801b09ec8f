import {
  EMPTY,
  isOver,
  type Move,
  type Square,
  type State,
  seatToMove,
  sideOf,
  sideOfSeat,
  tekao,
  turnMove,
} from '@tablee/tekao';
import { letGo, travelMs } from '../../../board/motion.ts';
import { type BoardPoint, distance, type Piece } from '../../../board/piece.ts';
import type { Grip } from '../../../board/pointer.ts';
import { CELL, squareUnder } from '../draw/geometry.ts';
import type { Foreseen } from '../draw/legal-moves.ts';
import { pieceAt } from '../draw/pieces.ts';
import { type BattleInput, NO_SELECTION, targetAt, whyNotFrom, whyNotTo } from './battle-input.ts';

export function playMove({ board, change }: Pick<BattleInput, 'board' | 'change'>, move: Move): void {
  change(NO_SELECTION);
  board.props.play(tekao.writeMove(move));
}

const isOwn = (state: State, square: Square, seat: number): boolean =>
  state.cells[square] !== EMPTY && sideOf(state.cells[square]!) === sideOfSeat(seat);

/** Shows why an attempt was refused; `from` is the selected piece. */
function explain({ board }: BattleInput, from: Square | null, square: Square): void {
  const { state, props } = board;
  const seat = board.seat ?? props.bottom;
  const refusal =
    from === null || isOwn(state, square, seat)
      ? whyNotFrom(state, seat, square)
      : whyNotTo(state, seat, from, square);
  if (refusal) props.explain(refusal);
}

/** Shows why a piece cannot turn: the flag does not. */
export function explainTurn({ board }: BattleInput, square: Square): void {
  const { state, seat, props } = board;
  const refusal = tekao.refuse(state, seat ?? props.bottom, turnMove(square, true));
  if (refusal) props.explain(refusal);
}

/** Inspects a piece that cannot be played now; a second press ends it. */
function inspect({ board, selection, change }: BattleInput, square: Square): void {
  const occupied = board.state.cells[square] !== EMPTY && square !== selection.inspected;
  change({ ...NO_SELECTION, inspected: occupied ? square : null });
}

export function pressSquare(input: BattleInput, square: Square): void {
  const { board, legal, selection, change } = input;
  const { state, props } = board;
  if (board.seat === null) {
    inspect(input, square);
    // Explain to a waiting player that it is not their turn; a spectator gets no refusal.
    if (isOver(state) || (state.cells[square] === EMPTY && seatToMove(state) !== props.bottom))
      explain(input, null, square);
    return;
  }
  const target = targetAt(input, selection.selected, square);
  if (square === selection.selected) change(NO_SELECTION);
  else if (target) playMove(input, target.move);
  else if (legal.byPiece.has(square)) change({ ...NO_SELECTION, selected: square });
  else {
    explain(input, selection.selected, square);
    if (selection.selected === null) inspect(input, square);
  }
}

/** A handle's rim overlaps other squares: a press there means the square, never the turn. */
export function pressTurn(input: BattleInput, { move }: Foreseen, rim: BoardPoint | null): void {
  const { board, selection } = input;
  const square = rim && squareUnder(rim, board.flipped);
  if (square !== null && square !== selection.selected) pressSquare(input, square);
  else playMove(input, move);
}

/** Starts a drag of a piece that can act; the outcome at the square below is shown. */
export function startGrip(input: BattleInput, at: BoardPoint): Grip | null {
  const { board, legal, change } = input;
  const { flipped, pieces, root } = board;
  const square = squareUnder(at, flipped);
  const piece = square === null ? undefined : pieceAt(pieces, square);
  if (square === null || !piece || !root.current || !legal.byPiece.has(square)) return null;
  change({ ...NO_SELECTION, selected: square });
  const over = (to: Square | null): void => {
    const target = to === null ? undefined : targetAt(input, square, to);
    change({ previewed: target?.move ?? null });
  };
  return gripPiece({
    root: root.current,
    piece,
    start: at,
    flipped,
    over,
    drop: to => {
      change({ previewed: null });
      if (to === null || to === square) return;
      const target = targetAt(input, square, to);
      if (target) playMove(input, target.move);
      else explain(input, square, to);
    },
  });
}

type Drag = {
  readonly root: Element;
  readonly piece: Piece;
  readonly start: BoardPoint;
  readonly flipped: boolean;
  /** Called when the square below changes. */
  readonly over: (square: Square | null) => void;
  readonly drop: (square: Square | null) => void;
};

/** A dragged piece follows the pointer. When dropped, it goes to that square or back. */
function gripPiece({ root, piece, start, flipped, over, drop }: Drag): Grip {
  const elements = [...root.querySelectorAll<SVGElement>(`[data-piece="${piece.id}"]`)];
  let last = start;
  let below: Square | null = piece.at;
  return {
    move: to => {
      last = to;
      for (const element of elements) element.style.translate = `${to.x - start.x}px ${to.y - start.y}px`;
      const square = squareUnder(to, flipped);
      if (square !== below) over(square);
      below = square;
    },
    drop: to => {
      letGo(elements, travelMs(distance(start, last) / CELL));
      drop(to && squareUnder(to, flipped));
    },
  };
}
