import type { Square } from '@tablee/tekao';
import { letGo } from '../../board/animate.ts';
import { travelMs } from '../../board/motion.ts';
import { type BoardPoint, distance, type Piece } from '../../board/piece.ts';
import type { Grip } from '../../board/pointer.ts';
import { CELL, squareUnder } from './geometry.ts';

type Hold = {
  readonly root: Element;
  readonly piece: Piece;
  readonly start: BoardPoint;
  readonly flipped: boolean;
  /** The square it is held over, whenever that changes. */
  readonly over: (square: Square | null) => void;
  readonly drop: (square: Square | null) => void;
};

/** A piece in hand follows the finger and goes where it is let go, or back. */
export function gripPiece({ root, piece, start, flipped, over, drop }: Hold): Grip {
  const elements = [...root.querySelectorAll<SVGElement>(`[data-piece="${piece.id}"]`)];
  let last = start;
  let held: Square | null = piece.at;
  return {
    move: to => {
      last = to;
      for (const element of elements) element.style.translate = `${to.x - start.x}px ${to.y - start.y}px`;
      const square = squareUnder(to, flipped);
      if (square !== held) over(square);
      held = square;
    },
    drop: to => {
      letGo(elements, travelMs(distance(start, last) / CELL));
      drop(to && squareUnder(to, flipped));
    },
  };
}
