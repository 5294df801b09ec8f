import type { Refusal } from '@tablee/kernel';
import {
  canonical,
  EMPTY,
  homeSquares,
  isHome,
  type Move,
  orientations,
  placeMove,
  type RefusalKey,
  RULE_BROKEN,
  type Side,
  type Square,
  shapePlaced,
  squarePlaced,
  tekao,
  turnCell,
} from '@tablee/tekao';
import { announce } from '../../../page/live.tsx';
import type { BoardState } from '../input/board-mode.ts';
import { type PlacingWords, sayPlanned, sayPreview, sayShape } from '../text/words.ts';
import { movePlanned, plannedAt, putPlanned, removePlanned, turnPlanned, unplannedOf } from './draft.ts';
import type { ForMe } from './for-me.ts';
import type { Lineup } from './lineup.ts';
import type { CurrentPiece, Selection } from './selection.ts';

/** Everything an input handler of placing needs to interpret a tap, drag or key. */
export type PlacingInput = {
  readonly board: BoardState;
  /** The side whose pieces are in the tray. */
  readonly side: Side;
  /** This person plays that side and may plan a draft, even while others place. */
  readonly own: boolean;
  /** The player edits the draft; nothing is played meanwhile. */
  readonly planning: boolean;
  /** The draft is placed piece by piece, one on each turn. */
  readonly following: boolean;
  readonly draft: Lineup;
  readonly selection: Selection;
  readonly current: CurrentPiece | null;
  readonly word: PlacingWords;
  readonly change: (selection: Partial<Selection>) => void;
  readonly setDraft: (draft: Lineup) => void;
  readonly setPlanning: (on: boolean) => void;
  readonly setFollowing: (on: boolean) => void;
} & ForMe;

/** Two taps closer together than this are one double tap. */
const DOUBLE_MS = 300;

export const canAct = ({ board, planning }: PlacingInput): boolean => board.seat !== null || planning;

const explain = ({ board }: PlacingInput, refusal: Refusal | null): void => {
  if (refusal) board.props.explain(refusal);
};
const refusalOf = (key: RefusalKey): Refusal => ({ rule: RULE_BROKEN[key], key });

/** The free squares of the home. */
export function freeSquares({
  board: { state },
  side,
}: Pick<PlacingInput, 'board' | 'side'>): readonly Square[] {
  return homeSquares(state.variant.home, side).filter(square => state.cells[square] === EMPTY);
}

export function canTurn({ current }: PlacingInput): boolean {
  return current !== null && orientations(current.shape).length > 1;
}

/** `byKey`: pressing the same square twice places the piece; by tap, the second press turns it. */
export function pressSquare(input: PlacingInput, square: Square, byKey: boolean, nowMs: number): void {
  if (input.planning) pressPlanned(input, square, byKey);
  else if (input.board.seat === null) explain(input, refuse(input, square));
  else if (square !== input.selection.at) previewAt(input, square, pieceFor(input, square), nowMs);
  else if (byKey || !canTurn(input) || nowMs - input.selection.putMs < DOUBLE_MS) confirm(input);
  else turn(input, true);
}

/** Why the current piece cannot be placed there; null if it can. */
function refuse({ board, current }: PlacingInput, square: Square): Refusal | null {
  const { state, seat, props } = board;
  const who = seat ?? (typeof props.eyes === 'number' ? props.eyes : null);
  // No refusals for spectators, nor before the newest move is shown.
  if (who === null || !board.settled) return null;
  return tekao.refuse(state, who, placeMove(square, current?.shape ?? 0));
}

/** The suggested placement. */
export const hintedOf = ({ board: { props, settled } }: Pick<PlacingInput, 'board'>): Move | null =>
  props.hint === null || !settled ? null : tekao.readMove(props.hint);

/** A tap on the suggested square puts the suggested piece; on a planned piece, that piece. */
function pieceFor(input: PlacingInput, square: Square): CurrentPiece | null {
  const { current, board, draft, side } = input;
  const hinted = hintedOf(input);
  const advised = hinted !== null && squarePlaced(hinted) === square ? shapePlaced(hinted) : null;
  const shape = advised ?? plannedAt(draft, side, square)?.shape ?? null;
  if (!current || shape === null) return current;
  return { kind: board.state.variant.supply.kinds.indexOf(canonical(shape)), shape };
}

/** Shows a preview on the square. */
function previewAt(input: PlacingInput, square: Square, piece: CurrentPiece | null, nowMs: number): void {
  if (!piece) return;
  const refusal = refuse(input, square);
  if (refusal) explain(input, refusal);
  else {
    input.change({ ...piece, at: square, putMs: nowMs, over: null });
    announce(sayPreview(input.board, square, piece.shape));
  }
}

/** Places the preview. It stays until the next position resets the selection. */
export function confirm({ board, selection, current }: PlacingInput): void {
  if (board.seat === null || !current || selection.at === null) return;
  board.props.play(tekao.writeMove(placeMove(selection.at, current.shape)));
}

export function turn(input: PlacingInput, clockwise: boolean): void {
  const { current, selection, side, draft, planning, board } = input;
  if (!canAct(input) || !current || !canTurn(input)) return;
  const shape = turnCell(current.shape, clockwise);
  if (planning && selection.at !== null) input.setDraft(turnPlanned(draft, side, selection.at, clockwise));
  else input.change({ kind: current.kind, shape, putMs: 0 });
  announce(sayShape(shape, board.props.text, board.flipped));
}

/** Whether a tap on the board would put down this kind. */
const isCurrent = ({ current, planning, selection }: PlacingInput, kind: number): boolean =>
  current?.kind === kind && !(planning && selection.at !== null);

/** Chooses a kind from the bag; it replaces the piece of the preview. */
export function chooseKind(input: PlacingInput, kind: number): void {
  if (!isCurrent(input, kind))
    input.change({ kind, shape: null, at: input.planning ? null : input.selection.at, putMs: 0 });
}

/** Pressing the current kind turns it. */
export function pressKind(input: PlacingInput, kind: number): void {
  if (isCurrent(input, kind)) turn(input, true);
  else chooseKind(input, kind);
}

/** While planning: a tap turns and selects a planned piece; the next tap on a free square moves it there. */
function pressPlanned(input: PlacingInput, square: Square, byKey: boolean): void {
  const { board, side, draft, selection, current, change, setDraft } = input;
  const { state } = board;
  if (plannedAt(draft, side, square)) {
    if (!byKey) setDraft(turnPlanned(draft, side, square, true));
    change({ at: byKey && selection.at === square ? null : square });
  } else if (!isHome(state.variant.home, side, square)) explain(input, refusalOf('outside-home'));
  else if (state.cells[square] !== EMPTY) explain(input, refusalOf('square-taken'));
  else if (selection.at !== null && plannedAt(draft, side, selection.at)) {
    setDraft(movePlanned(draft, side, selection.at, square));
    change({ at: square });
  } else if (current) {
    setDraft(putPlanned(draft, side, { square, shape: current.shape }));
    change({ kind: current.kind, shape: current.shape, at: null, over: null });
    announce(sayPlanned(input.board, square, current.shape));
  } else explain(input, refusalOf('not-in-bag'));
}

/** Drops a piece dragged from the bag. */
export function dropFromBag(input: PlacingInput, square: Square | null): void {
  input.change({ over: null });
  if (square === null || !input.current) return;
  if (!input.planning) previewAt(input, square, input.current, 0);
  else if (plannedAt(input.draft, input.side, square)) {
    input.setDraft(putPlanned(input.draft, input.side, { square, shape: input.current.shape }));
    input.change({ at: null });
  } else pressPlanned(input, square, false);
}

/** Drops a preview or a planned piece; a planned piece dropped outside the home is removed. */
export function dropFromSquare(input: PlacingInput, from: Square, to: Square | null): void {
  const { planning, draft, side, board } = input;
  input.change({ over: null });
  if (to === from) return;
  if (!planning) {
    if (to !== null) previewAt(input, to, input.current, 0);
  } else if (to !== null && (freeSquares(input).includes(to) || plannedAt(draft, side, to))) {
    input.setDraft(movePlanned(draft, side, from, to));
    input.change({ at: to });
  } else if (to !== null && isHome(board.state.variant.home, side, to))
    explain(input, refusalOf('square-taken'));
  else removeFromDraft(input, from);
}

export function removeFromDraft(input: PlacingInput, square: Square): void {
  input.setDraft(removePlanned(input.draft, input.side, square));
  input.change({ at: null });
}

/** How many pieces of the side are neither placed nor planned. */
export const countUnplanned = ({ draft, board, side }: PlacingInput): number =>
  unplannedOf(draft, board.state, side).reduce((sum, n) => sum + n, 0);
