import { type Slide, type Square, tchag } from '@tablee/tchag';
import { letGo, travelMs } from '../../../board/motion.ts';
import { type BoardPoint, distance, type Piece } from '../../../board/piece.ts';
import type { Grip } from '../../../board/pointer.ts';
import { CELL, screenWay, squareUnder } from '../draw/geometry.ts';
import { isStone } from '../draw/pieces.ts';
import { explain, playStep } from './actions.ts';
import { slidesAt, whyNot } from './choices.ts';
import type { InputState } from './input-state.ts';

/** Starts a drag at a point: of a pawn that can move, or of stones that can slide. */
export function startGrip(input: InputState, root: Element, at: BoardPoint): Grip | null {
  const { state, pieces, choices } = input;
  const flipped = input.bottom === 1;
  const square = squareUnder(at, flipped);
  if (square === null) return null;
  const pawn = pieces.find(piece => piece.on && piece.at === square && !isStone(piece));
  const targets = choices.steps.get(square);
  if (pawn && targets) {
    input.change({ pawn: square });
    return gripPawn(root, pawn, at, flipped, to => {
      if (to === null || to === square) return;
      if (targets.includes(to)) playStep(input, square, to);
      else explain(input, whyNot(state, choices.seat!, to, square));
    });
  }
  const slides = state.cells[square] === 0 ? [] : slidesAt(choices.slides, state, square);
  if (slides.length === 0) return null;
  return gripStones(root, pieces, slides, at, flipped, slide => input.play(tchag.writeMove(slide.move)));
}

const elementsOf = (root: Element, pieces: readonly Piece[], squares: readonly Square[]): SVGElement[] =>
  pieces
    .filter(piece => piece.on && squares.includes(piece.at))
    .flatMap(piece => [...root.querySelectorAll<SVGElement>(`[data-piece="${piece.id}"]`)]);

const shift = (elements: readonly SVGElement[], x: number, y: number): void => {
  for (const element of elements) element.style.translate = `${x}px ${y}px`;
};

/** A dragged pawn follows the pointer. When dropped, it goes to that square or back. */
function gripPawn(
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

/** Stones dropped past this part of their way slide on; before it, they go back. */
const ENOUGH = 0.4;

/** Dragged stones move only along a legal slide, and only as far. */
function gripStones(
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
