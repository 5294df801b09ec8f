import type { Slide, Square } from '@tablee/tchag';
import { letGo } from '../../board/animate.ts';
import { travelMs } from '../../board/motion.ts';
import { type BoardPoint, distance, type Piece } from '../../board/piece.ts';
import type { Grip } from '../../board/pointer.ts';
import { CELL, screenWay, squareUnder } from './geometry.ts';

const elementsOf = (root: Element, pieces: readonly Piece[], squares: readonly Square[]): SVGElement[] =>
  pieces
    .filter(piece => piece.on && squares.includes(piece.at))
    .flatMap(piece => [...root.querySelectorAll<SVGElement>(`[data-piece="${piece.id}"]`)]);

const shift = (elements: readonly SVGElement[], x: number, y: number): void => {
  for (const element of elements) element.style.translate = `${x}px ${y}px`;
};

/** A pawn in hand follows the finger and goes where it is let go, or back. */
export function gripPawn(
  root: Element,
  pawn: Piece,
  start: BoardPoint,
  flipped: boolean,
  drop: (square: Square | null) => void,
): Grip {
  const elements = elementsOf(root, [pawn], [pawn.at]);
  let last = start;
  return {
    move: to => {
      last = to;
      shift(elements, to.x - start.x, to.y - start.y);
    },
    drop: to => {
      letGo(elements, travelMs(distance(start, last) / CELL));
      drop(to && squareUnder(to, flipped));
    },
  };
}

/** Past this part of its way a stone let go slides on. */
const ENOUGH = 0.4;

/** Stones pushed by hand: they go only the ways they may, and only as far. */
export function gripStones(
  root: Element,
  pieces: readonly Piece[],
  slides: readonly Slide[],
  start: BoardPoint,
  flipped: boolean,
  push: (slide: Slide) => void,
): Grip {
  let moving: { slide: Slide; elements: SVGElement[]; part: number } | null = null;
  const release = (): void => {
    if (moving) letGo(moving.elements, travelMs(moving.slide.distance));
  };
  return {
    move: to => {
      const d = { x: to.x - start.x, y: to.y - start.y };
      const along = (slide: Slide): number => {
        const way = screenWay(slide.direction, flipped);
        return d.x * way.x + d.y * way.y;
      };
      const slide = slides.toSorted((a, b) => along(b) - along(a))[0]!;
      if (moving && moving.slide !== slide) {
        release();
        moving = null;
      }
      moving ??= {
        slide,
        elements: elementsOf(
          root,
          pieces,
          slide.stones.map(s => s.from),
        ),
        part: 0,
      };
      const way = screenWay(slide.direction, flipped);
      const far = Math.min(Math.max(along(slide), 0), slide.distance * CELL);
      moving.part = far / (slide.distance * CELL);
      shift(moving.elements, way.x * far, way.y * far);
    },
    drop: to => {
      release();
      if (to && moving && moving.part > ENOUGH) push(moving.slide);
    },
  };
}
