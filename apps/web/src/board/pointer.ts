import type { BoardPoint } from './piece.ts';

/** Something taken in hand: it follows the pointer, then is let go somewhere or nowhere. */
export type Grip = {
  readonly move: (to: BoardPoint) => void;
  readonly drop: (to: BoardPoint | null) => void;
};

/** A finger trembles more than this before it means to drag. */
const TREMBLE_PX = 8;

export function toBoard(svg: SVGSVGElement, screen: { clientX: number; clientY: number }): BoardPoint {
  const matrix = svg.getScreenCTM()!.inverse();
  const { x, y } = new DOMPoint(screen.clientX, screen.clientY).matrixTransform(matrix);
  return { x, y };
}

/**
 * A pointerdown handler that tells a drag from a tap. Taps stay clicks, so that a screen reader's click is one too;
 * `grasp` says what is taken in hand at a point, or null.
 */
export function startDrag(
  root: { readonly current: SVGSVGElement | null },
  event: PointerEvent,
  grasp: (at: BoardPoint) => Grip | null,
): void {
  const svg = root.current;
  if (!svg || !event.isPrimary || event.button !== 0) return;
  const start = event;
  let grip: Grip | null = null;
  const listening = new AbortController();
  const { signal } = listening;

  const end = (drop: BoardPoint | null): void => {
    listening.abort();
    if (!grip) return;
    swallowClick(svg);
    grip.drop(drop);
  };
  const onMove = (e: PointerEvent): void => {
    if (e.pointerId !== start.pointerId) return;
    if (!grip) {
      if (Math.hypot(e.clientX - start.clientX, e.clientY - start.clientY) < TREMBLE_PX) return;
      grip = grasp(toBoard(svg, start));
      if (!grip) {
        listening.abort();
        return;
      }
      // Only now: captured from the start, the click of a plain tap would lose its target.
      svg.setPointerCapture(e.pointerId);
    }
    grip.move(toBoard(svg, e));
  };
  svg.addEventListener('pointermove', onMove, { signal });
  svg.addEventListener('pointerup', e => e.pointerId === start.pointerId && end(toBoard(svg, e)), { signal });
  svg.addEventListener('pointercancel', e => e.pointerId === start.pointerId && end(null), { signal });
}

/**
 * A touchmove handler of the whole drawing: a finger put down on something that can be dragged does not scroll the page.
 * `touch-action` would say so, but no browser heeds it on a part of a drawing.
 */
export function keepStill(event: TouchEvent): void {
  const { target } = event;
  if (event.cancelable && target instanceof Element && target.closest('.drags')) event.preventDefault();
}

/** The click that browsers send after a drag is none; called when the pointer goes up. */
export function swallowClick(svg: SVGSVGElement): void {
  const stop = (e: Event): void => e.stopPropagation();
  svg.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => svg.removeEventListener('click', stop, { capture: true }), 0);
}
