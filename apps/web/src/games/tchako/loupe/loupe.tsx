import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardPoint } from '../../../board/piece.ts';
import { toBoard } from '../../../board/pointer.ts';
import type { BoardState } from '../draw/board-state.ts';
import { toScreen, VIEW } from '../draw/geometry.ts';
import { arrowOf } from '../input/aim.ts';
import { loupeRadius, placeLoupe } from './place.ts';
import './loupe.css';

const ZOOM = 2.2;
const percent = (mm: number, of: number): string => `${(100 * mm) / of}%`;

/** Where a finger moves on the board; null for a mouse or pen, and when it is lifted. */
function useFinger({ root }: BoardState): BoardPoint | null {
  const [finger, setFinger] = useState<BoardPoint | null>(null);
  useEffect(() => {
    const svg = root.current;
    const listening = new AbortController();
    const { signal } = listening;
    const lift = (): void => setFinger(null);
    svg?.addEventListener(
      'pointermove',
      event => event.isPrimary && event.pointerType === 'touch' && setFinger(toBoard(svg, event)),
      { signal },
    );
    svg?.addEventListener('pointerup', lift, { signal });
    svg?.addEventListener('pointercancel', lift, { signal });
    return () => listening.abort();
  }, [root]);
  return finger;
}

/**
 * While a finger aims or shifts a puck: what it covers, larger and beside the finger. It shows the board's own drawing,
 * and the aim in a layer of its own, so that a moving aim repaints nothing else.
 */
export function Loupe({ board }: { readonly board: BoardState }) {
  const { selection, state, turned, root } = board;
  const finger = useFinger(board);
  const before = useRef<BoardPoint | null>(null);
  const { aim } = selection;
  const held = selection.pulling || selection.near || selection.shifting;
  if (!finger || !aim || !held) {
    before.current = null;
    return null;
  }
  const puck = toScreen({ x: state.x[aim.puck]! + aim.dx, y: state.y[aim.puck]! + aim.dy }, turned);
  const radius = loupeRadius((root.current?.clientWidth ?? VIEW.width) / VIEW.width);
  const towards = selection.pulling ? arrowOf(aim.direction, turned) : null;
  const at = placeLoupe({ finger, puck, towards }, radius, before.current);
  before.current = at;
  const seen = radius / ZOOM;
  const viewBox = `${puck.x - seen} ${puck.y - seen} ${2 * seen} ${2 * seen}`;
  return (
    <div
      class="tchako-loupe"
      aria-hidden="true"
      style={{
        left: percent(at.x - radius - VIEW.left, VIEW.width),
        top: percent(at.y - radius - VIEW.top, VIEW.height),
        width: percent(2 * radius, VIEW.width),
      }}
    >
      <svg viewBox={viewBox}>
        <use href="#tchako-wood" />
        <use href="#tchako-stains" />
        <use href="#tchako-pieces" />
      </svg>
      <svg viewBox={viewBox}>
        <use href="#tchako-aims" />
      </svg>
    </div>
  );
}
