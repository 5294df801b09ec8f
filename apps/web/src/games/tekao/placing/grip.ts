import type { Square } from '@tablee/tekao';
import { letGo } from '../../../board/animate.ts';
import type { BoardPoint } from '../../../board/piece.ts';
import { type Grip, toBoard } from '../../../board/pointer.ts';
import { squareUnder } from '../geometry.ts';
import { type Desk, dropFromBag, dropFromSquare, freeSquares } from './desk.ts';
import { ghostAt } from './draft.ts';

const HOME_MS = 200;

/** `now` asks for the desk as it is by then. */
type Now = () => Desk;

function light(now: Now, square: Square | null): void {
  const desk = now();
  const over = square !== null && freeSquares(desk).includes(square) ? square : null;
  if (over !== desk.held.over) desk.change({ over });
}

/** On the board: a preview or a ghost goes to another square. */
export function gripUnplaced(now: Now, root: Element, start: BoardPoint): Grip | null {
  const desk = now();
  const { flipped } = desk.scene;
  const from = squareUnder(start, flipped);
  if (from === null) return null;
  const preview = !desk.preparing && desk.held.at === from;
  if (!preview && !(desk.preparing && ghostAt(desk.draft, desk.side, from))) return null;
  const elements = (): SVGElement[] => [...root.querySelectorAll<SVGElement>(`[data-unplaced="${from}"]`)];
  return {
    move: to => {
      for (const element of elements()) element.style.translate = `${to.x - start.x}px ${to.y - start.y}px`;
      light(now, squareUnder(to, flipped));
    },
    drop: to => {
      for (const element of elements()) element.style.translate = '';
      if (to) dropFromSquare(now(), from, squareUnder(to, flipped));
      else now().change({ over: null });
    },
  };
}

/** From the tray, which is a drawing of its own: the piece floats over the board at the board's size. */
export function gripFromTray(now: Now, tray: SVGSVGElement): Grip | null {
  const board = now().scene.root.current;
  const piece = tray.querySelector<SVGElement>('.floats');
  if (!board || !piece) return null;
  const { flipped } = now().scene;
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
      light(now, onBoard(to));
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
