import { PIECES, type Side, type Square, sideOfSeat, sideToMove, squarePlaced } from '@tablee/tekao';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { isPress } from '../../../board/keyboard.ts';
import { later } from '../../../page/later.tsx';
import type { BoardMode, BoardState, SquareRole } from '../input/board-mode.ts';
import { sayPlanned, sayPreview, saySquare, words } from '../text/words.ts';
import { canAct, freeSquares, hintedOf, type PlacingInput, pressSquare } from './actions.ts';
import { plannedAt } from './draft.ts';
import { useForMe } from './for-me.ts';
import { placedLineup } from './lineup.ts';
import { LastPlaced, LastPlacedCopy, lastPlaced, Spots, UnplacedLayer } from './marks.tsx';
import { usePlan } from './plan.tsx';
import { gripUnplaced } from './pointer-gestures.ts';
import { currentPieceOf, useSelection } from './selection.ts';
import { Tray, turnByKey } from './tray.tsx';

const SavePlaced = later(async () => (await import('../lineups/index.ts')).SavePlaced);

/** The side whose pieces are in the tray: one's own; on a shared screen, that of the side to move. */
function traySide({ state, seat, props }: BoardState): { readonly side: Side; readonly own: boolean } {
  if (seat !== null) return { side: sideOfSeat(seat), own: true };
  if (typeof props.eyes === 'number') return { side: sideOfSeat(props.eyes), own: true };
  return { side: sideToMove(state), own: false };
}

export type PlacingMode = BoardMode & {
  /** After placing, until one's own side has acted: a button to save the line-up. */
  readonly saveButton: ComponentChildren;
};

/** Before the battle: the current piece, turned as one likes, goes to a free square of the home (TEKAO-4, TEKAO-5). */
export function usePlacing(board: BoardState): PlacingMode {
  const { state, root } = board;
  const { side, own } = traySide(board);
  const word = words().placing;
  const plan = usePlan(board, side, own);
  const { draft, planning } = plan;
  const [selection, change] = useSelection(planning ? `plan ${side}` : board.n);
  const current = currentPieceOf({ state, side, planning, draft, selection });
  const input: PlacingInput = {
    ...plan,
    ...useForMe(board),
    board,
    side,
    own,
    selection,
    current,
    word,
    change,
  };
  const newest = useRef(input);
  newest.current = input;
  const now = (): PlacingInput => newest.current;
  // The square of the last preview: if the last piece was placed there, it was placed on this device.
  const previewed = useRef<number | null>(null);
  if (selection.at !== null && !planning) previewed.current = selection.at;
  const placedHere = previewed.current !== null && lastPlaced(board)?.square === previewed.current;
  const placed = own ? placedLineup([...board.props.past, board.props.shown], side) : [];
  const saveButton = placed.length === PIECES && <SavePlaced lineup={placed} side={side} />;

  return {
    roleOf: rolesOf(input),
    press: square => pressSquare(input, square, false, performance.now()),
    startGrip: at => root.current && gripUnplaced(now, root.current, at),
    onKey: (event, square) => {
      if (event.key === 'Escape' && selection.at !== null) change({ at: null, putMs: 0 });
      else if (isPress(event) && square !== null && board.settled) pressSquare(input, square, true, 0);
      else return turnByKey(input, event);
      return true;
    },
    lifted: null,
    first: selection.at ?? freeSquares(input)[0] ?? null,
    under: (
      <>
        <Spots input={input} />
        {placedHere && <LastPlacedCopy board={board} />}
      </>
    ),
    over: (
      <>
        <LastPlaced board={board} />
        <UnplacedLayer input={input} />
      </>
    ),
    panel: (
      <>
        <Tray input={input} now={now} />
        {saveButton}
      </>
    ),
    saveButton: hasNotActed(board, side) ? saveButton : null,
  };
}

/** The battle has begun and this side, which placed its own pieces, has not acted yet. */
const hasNotActed = ({ state, props }: BoardState, side: Side): boolean =>
  state.phase === 'battle' &&
  state.variant.setup !== 'mirrored' &&
  [...props.past, props.shown].every(({ events }) =>
    events.every(e => (e.kind !== 'moved' && e.kind !== 'turned') || sideOfSeat(e.seat) !== side),
  );

export function rolesOf(input: PlacingInput): (square: Square) => SquareRole {
  const { board, draft, side, selection, current, word, planning } = input;
  const free = new Set(canAct(input) ? freeSquares(input) : []);
  const hinted = hintedOf(input);
  return square => {
    const acts = free.has(square);
    const advised = hinted !== null && squarePlaced(hinted) === square ? `, ${word.hint}` : '';
    if (acts && !planning && selection.at === square && current) {
      const name = sayPreview(board, square, current.shape) + advised;
      return { name, acts: true, pressed: true, drags: true };
    }
    const planned = plannedAt(draft, side, square);
    if (planned) {
      const name = sayPlanned(board, square, planned.shape) + advised;
      return { name, acts, drags: planning, ...(planning && { pressed: selection.at === square }) };
    }
    return { name: saySquare(board, square) + advised, acts, drags: false };
  };
}
