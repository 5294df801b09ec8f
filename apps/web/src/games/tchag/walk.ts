import { SQUARES, type Square } from '@tablee/tchag';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusStop, isPress, type Roving, useRoving } from '../../board/keyboard.ts';
import type { Root } from '../../board/piece.ts';
import { squareCentre } from './geometry.ts';
import type { Arrow } from './slides.tsx';

export const squareId = (square: Square): string => `square-${square}`;
const EVERY_SQUARE = Array.from({ length: SQUARES }, (_, square) => square);

export type Walk = {
  readonly squares: Roving;
  readonly arrows: Roving;
  readonly onFocusIn: (event: FocusEvent) => void;
  /** The hand is on the pointer again. */
  readonly onPointerDown: () => void;
  readonly onKeyDown: (event: KeyboardEvent, acts: WalkActs) => void;
};

export type WalkActs = {
  readonly pressSquare: (square: Square) => void;
  readonly pressArrow: (arrow: Arrow) => void;
  /** True when there was something to let go of. */
  readonly escape: () => boolean;
};

/** The board by keyboard: arrow keys walk the squares, or the arrows of the slides; Enter and Space press. */
export function useWalk(
  root: Root,
  arrows: readonly Arrow[],
  home: Square | undefined,
  flipped: boolean,
): Walk {
  const stops = EVERY_SQUARE.map(square => ({ id: squareId(square), ...squareCentre(square, flipped) }));
  const squares = useRoving(root, stops, home === undefined ? null : squareId(home));
  const slides = useRoving(root, arrows, null);
  const byKey = useRef(false);

  // Whoever plays by keyboard is led to the repairs, which are not where the pawn was put.
  useLayoutEffect(() => {
    const inside = root.current?.contains(document.activeElement);
    if (byKey.current && inside && arrows[0]) focusStop(root.current, arrows[0].id);
  }, [arrows.map(arrow => arrow.id).join()]);

  return {
    squares,
    arrows: slides,
    onFocusIn: event => {
      squares.onFocus(event);
      slides.onFocus(event);
    },
    onPointerDown: () => {
      byKey.current = false;
    },
    onKeyDown: (event, acts) => {
      byKey.current = true;
      const stop = event.target instanceof Element ? event.target.getAttribute('data-stop') : null;
      if (squares.walk(event) || slides.walk(event)) event.preventDefault();
      else if (isPress(event) && stop !== null) {
        event.preventDefault();
        const arrow = arrows.find(a => a.id === stop);
        const square = EVERY_SQUARE.find(s => squareId(s) === stop);
        if (arrow) {
          // The arrow is about to vanish: who stands on it must not fall out of the board.
          focusStop(root.current, squareId(arrow.slide.stones[0]!.to));
          acts.pressArrow(arrow);
        } else if (square !== undefined) acts.pressSquare(square);
      } else if (event.key === 'Escape' && acts.escape()) event.preventDefault();
    },
  };
}
