import './pointing.css';
import { nameSquare, readSquare } from '@tablee/tekao';
import { useRef } from 'preact/hooks';
import type { Pointed } from '../../board/contract.ts';
import { swallowClick, toBoard } from '../../board/pointer.ts';
import { squareCentre, squareUnder } from './geometry.ts';

/** A finger that rests so long on a square means it, and nothing else. */
const LONG_MS = 550;
const TREMBLE_PX = 8;

/** Where somebody's finger is, for a moment: a ring that closes in on the square, in the side's colour and shape. */
export function Points({
  points,
  flipped,
}: {
  readonly points: readonly Pointed[];
  readonly flipped: boolean;
}) {
  return (
    <g class="still" aria-hidden="true">
      {points.map(({ id, seat, at }) => {
        const square = readSquare(at);
        if (square < 0) return null;
        const { x, y } = squareCentre(square, flipped);
        const side = (seat & 1) === 0 ? 'blue' : 'gold';
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <g class={`point ${side}`}>
              <circle class="under" r={46} />
              <circle r={46} />
              <path d={side === 'blue' ? 'M-11-57H11V-35H-11z' : 'M0-62 15-35H-15z'} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

type Root = { readonly current: SVGSVGElement | null };

/** Starts with every touch: held still, it points, and the click that follows is none. */
export function useLongPress(root: Root, flipped: boolean, point: ((at: string) => void) | null) {
  const ended = useRef<AbortController | null>(null);
  return (event: PointerEvent): void => {
    ended.current?.abort();
    const svg = root.current;
    if (!point || !svg || !event.isPrimary || event.button !== 0) return;
    const square = squareUnder(toBoard(svg, event), flipped);
    if (square === null) return;
    const listening = new AbortController();
    ended.current = listening;
    const { signal } = listening;
    const timer = setTimeout(() => {
      listening.abort();
      svg.addEventListener('pointerup', () => swallowClick(svg), { once: true });
      point(nameSquare(square));
    }, LONG_MS);
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
