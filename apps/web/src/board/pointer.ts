import { useRef } from 'preact/hooks';
import type { BoardPoint } from './piece.ts';

type SvgRoot = { readonly current: SVGSVGElement | null };

/** A drag in progress. `drop(null)`: the drag was cancelled. */
export type Grip = {
  readonly move: (to: BoardPoint) => void;
  readonly drop: (to: BoardPoint | null) => void;
};

/** Movement up to this many pixels is still a tap. */
const TREMBLE_PX = 8;
/** How long a touch must rest to count as a long press. */
const LONG_MS = 550;

export function toBoard(svg: SVGSVGElement, screen: { clientX: number; clientY: number }): BoardPoint {
  const matrix = svg.getScreenCTM()!.inverse();
  const { x, y } = new DOMPoint(screen.clientX, screen.clientY).matrixTransform(matrix);
  return { x, y };
}

/**
 * A pointerdown handler that separates drags from taps. Taps stay clicks, so that clicks by screen readers work too.
 * `grasp` starts a drag at a point, or returns null.
 */
export function startDrag(root: SvgRoot, event: PointerEvent, grasp: (at: BoardPoint) => Grip | null): void {
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
      // Capturing earlier would change the target of a tap's click.
      svg.setPointerCapture(e.pointerId);
    }
    grip.move(toBoard(svg, e));
  };
  svg.addEventListener('pointermove', onMove, { signal });
  preventFling(svg, () => grip !== null, signal);
  svg.addEventListener('pointerup', e => e.pointerId === start.pointerId && end(toBoard(svg, e)), { signal });
  svg.addEventListener('pointercancel', e => e.pointerId === start.pointerId && end(null), { signal });
}

/**
 * A touchmove handler: a touch on a draggable element does not scroll the page. Browsers ignore `touch-action` on
 * elements inside an SVG.
 */
export function keepStill(event: TouchEvent): void {
  const { target } = event;
  if (event.cancelable && target instanceof Element && target.closest('.drags')) event.preventDefault();
}

/**
 * Keeps the tap after a fast drag. Chromium takes the lift for a fling, even where `touch-action` allows none, and
 * ignores taps for the next 0.3 s.
 */
export function preventFling(svg: SVGSVGElement, isDragging: () => boolean, signal: AbortSignal): void {
  const prevent = (e: TouchEvent): void => {
    if (isDragging() && e.cancelable) e.preventDefault();
  };
  svg.addEventListener('touchmove', prevent, { signal, passive: false });
}

/** Ignores the click that browsers send after a drag. Call it on pointerup. */
export function swallowClick(svg: SVGSVGElement): void {
  const stop = (e: Event): void => e.stopPropagation();
  svg.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => svg.removeEventListener('click', stop, { capture: true }), 0);
}

/**
 * A pointerdown handler that calls `point` after a long press and ignores the click that follows. A slow mouse click
 * stays a click.
 */
export function useLongPress(
  root: SvgRoot,
  nameAt: (at: BoardPoint) => string | null,
  point: ((at: string) => void) | null,
): (event: PointerEvent) => void {
  const ended = useRef<AbortController | null>(null);
  return event => {
    ended.current?.abort();
    const svg = root.current;
    if (!point || !svg || !event.isPrimary || event.pointerType === 'mouse') return;
    const place = nameAt(toBoard(svg, event));
    if (place === null) return;
    const listening = new AbortController();
    ended.current = listening;
    const { signal } = listening;
    const rested = (): void => {
      if (signal.aborted) return;
      listening.abort();
      svg.addEventListener('pointerup', () => swallowClick(svg), { once: true });
      point(place);
    };
    // Wait for pending pointer events: on a busy page the timer may fire before an earlier pointerup is handled.
    const timer = setTimeout(() => requestAnimationFrame(rested), LONG_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const stop = (): void => listening.abort();
    svg.addEventListener('pointerup', stop, { signal });
    svg.addEventListener('pointercancel', stop, { signal });
    svg.addEventListener(
      'pointermove',
      e => Math.hypot(e.clientX - event.clientX, e.clientY - event.clientY) > TREMBLE_PX && stop(),
      { signal },
    );
  };
}
