import { SQUARES, type Square } from '@tablee/tchag';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusStop, isPress, type Roving, useRoving } from '../../../board/keyboard.ts';
import type { Root } from '../../../board/piece.ts';
import { squareCentre } from '../draw/geometry.ts';
import type { Arrow } from './arrow-layout.ts';

export const squareId = (square: Square): string => `square-${square}`;
const EVERY_SQUARE = Array.from({ length: SQUARES }, (_, square) => square);

export type Keyboard = {
  readonly squares: Roving;
  readonly arrows: Roving;
  readonly onFocusIn: (event: FocusEvent) => void;
  /** The player uses the pointer again. */
  readonly onPointerDown: () => void;
  readonly onKeyDown: (event: KeyboardEvent, actions: KeyActions) => void;
};

export type KeyActions = {
  readonly pressSquare: (square: Square) => void;
  readonly pressArrow: (arrow: Arrow) => void;
  /** Clears the selection; true if there was one. */
  readonly escape: () => boolean;
};

/** Arrow keys move the focus between squares, or between slide arrows; Enter and Space press. */
export function useKeyboard(
  root: Root,
  arrows: readonly Arrow[],
  home: Square | undefined,
  flipped: boolean,
): Keyboard {
  const stops = EVERY_SQUARE.map(square => ({ id: squareId(square), ...squareCentre(square, flipped) }));
  const squares = useRoving(root, stops, home === undefined ? null : squareId(home));
  const slides = useRoving(root, arrows, null);
  const byKey = useRef(false);

  // Keyboard focus moves to the repairs, which are not where the pawn was put.
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
    onKeyDown: (event, actions) => {
      byKey.current = true;
      const stop = event.target instanceof Element ? event.target.getAttribute('data-stop') : null;
      if (squares.walk(event) || slides.walk(event)) event.preventDefault();
      else if (isPress(event) && stop !== null) {
        event.preventDefault();
        const arrow = arrows.find(a => a.id === stop);
        const square = EVERY_SQUARE.find(s => squareId(s) === stop);
        if (arrow) {
          // The focused arrow is about to be removed: keep the focus on the board.
          focusStop(root.current, squareId(arrow.slide.stones[0]!.to));
          actions.pressArrow(arrow);
        } else if (square !== undefined) actions.pressSquare(square);
      } else if (event.key === 'Escape' && actions.escape()) event.preventDefault();
    },
  };
}
