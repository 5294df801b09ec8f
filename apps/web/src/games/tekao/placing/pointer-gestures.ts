import type { Square } from '@tablee/tekao';
import { letGo } from '../../../board/motion.ts';
import type { BoardPoint } from '../../../board/piece.ts';
import { type Grip, toBoard } from '../../../board/pointer.ts';
import { squareUnder } from '../draw/geometry.ts';
import { dropFromBag, dropFromSquare, freeSquares, type PlacingInput } from './actions.ts';
import { plannedAt } from './draft.ts';

const HOME_MS = 200;

/** Returns the current input: a drag outlives several renders. */
type Now = () => PlacingInput;

function highlight(now: Now, square: Square | null): void {
  const input = now();
  const over = square !== null && freeSquares(input).includes(square) ? square : null;
  if (over !== input.selection.over) input.change({ over });
}

/** Drags a preview or a planned piece to another square. */
export function gripUnplaced(now: Now, root: Element, start: BoardPoint): Grip | null {
  const input = now();
  const { flipped } = input.board;
  const from = squareUnder(start, flipped);
  if (from === null) return null;
  const preview = !input.planning && input.selection.at === from;
  if (!preview && !(input.planning && plannedAt(input.draft, input.side, from))) return null;
  const elements = (): SVGElement[] => [...root.querySelectorAll<SVGElement>(`[data-unplaced="${from}"]`)];
  return {
    move: to => {
      for (const element of elements()) element.style.translate = `${to.x - start.x}px ${to.y - start.y}px`;
      highlight(now, squareUnder(to, flipped));
    },
    drop: to => {
      for (const element of elements()) element.style.translate = '';
      if (to) dropFromSquare(now(), from, squareUnder(to, flipped));
      else now().change({ over: null });
    },
  };
}

/** Drags a piece from the tray, a separate drawing: it is scaled to its size on the board. */
export function gripFromTray(now: Now, tray: SVGSVGElement): Grip | null {
  const board = now().board.root.current;
  const piece = tray.querySelector<SVGElement>('.floats');
  if (!board || !piece) return null;
  const { flipped } = now().board;
  const scale = board.getScreenCTM()!.a / tray.getScreenCTM()!.a;
  const onBoard = (at: BoardPoint): Square | null => {
    const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(tray.getScreenCTM()!);
    return squareUnder(toBoard(board, { clientX: x, clientY: y }), flipped);
  };
  tray.classList.add('dragging');
  return {
    move: to => {
      piece.style.translate = `${to.x}px ${to.y}px`;
      piece.style.scale = String(scale);
      highlight(now, onBoard(to));
    },
    drop: to => {
      tray.classList.remove('dragging');
      piece.style.scale = '';
      const square = to && onBoard(to);
      if (square === null) letGo([piece], HOME_MS);
      else piece.style.translate = '';
      dropFromBag(now(), square);
    },
  };
}
