import { useRef } from 'preact/hooks';
import type { BoardPoint } from './piece.ts';
import { swallowClick, toBoard } from './pointer.ts';

/** A finger that rests so long on a place means it, and nothing else. */
const LONG_MS = 550;
const TREMBLE_PX = 8;

type Root = { readonly current: SVGSVGElement | null };

/**
 * Starts with every touch: held still, it points, and the click that follows is none. A slow click of a mouse stays a
 * click: who has a mouse has a button to point with.
 */
export function useLongPress(
  root: Root,
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
    // After the next frame's touches: on a busy page the clock may strike before a finger lifted long ago is heard.
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
