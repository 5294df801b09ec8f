import { cellOf, type Shape, SIZE, type Side } from '@tablee/tekao';
import { useRef } from 'preact/hooks';
import { startDrag } from '../../../board/pointer.ts';
import { Tile } from '../tile.tsx';
import type { Desk } from './desk.ts';
import type { Formation } from './formation.ts';
import { gripFromTray } from './grip.ts';

type Props = { readonly shape: Shape; readonly side: Side; readonly flipped: boolean };

/** A piece beside the board. Its parts are defined in the board's own drawing. */
export const Picture = ({ shape, side, flipped }: Props) => (
  <svg class="tekao-picture" viewBox="-52 -52 104 106" aria-hidden="true">
    <Tile cell={cellOf(shape, side)} flipped={flipped} />
  </svg>
);

type LooseProps = Props & {
  readonly now: () => Desk;
  /** It is taken in hand. */
  readonly take?: () => void;
};

/** One that can be dragged from the tray onto the board. */
export function Loose({ shape, side, flipped, now, take }: LooseProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const grasp = () => {
    take?.();
    return drawing.current && gripFromTray(now, drawing.current);
  };
  return (
    <svg
      ref={drawing}
      class="tekao-picture loose"
      viewBox="-52 -52 104 106"
      aria-hidden="true"
      onPointerDown={event => {
        // From the start: a quick hand is out of so small a drawing before it has moved.
        drawing.current?.setPointerCapture(event.pointerId);
        startDrag(drawing, event, grasp);
      }}
    >
      <rect class="hit" x={-52} y={-52} width={104} height={106} />
      <g class="floats">
        <Tile cell={cellOf(shape, side)} flipped={flipped} />
      </g>
    </svg>
  );
}

/** A formation at a glance, as one sees it from one's own side. */
export function Miniature({ formation, side }: { readonly formation: Formation; readonly side: Side }) {
  const rows = Math.max(2, ...formation.map(({ square }) => Math.floor(square / SIZE) + 1));
  return (
    <svg class="tekao-miniature" viewBox={`0 0 ${SIZE * 100} ${rows * 100}`} aria-hidden="true">
      <path class="lines" d={gridOf(rows)} />
      {formation.map(({ square, shape }) => (
        <g
          key={square}
          transform={`translate(${(square % SIZE) * 100 + 50} ${(rows - Math.floor(square / SIZE)) * 100 - 50})`}
        >
          <Tile cell={cellOf(shape, side)} flipped={false} />
        </g>
      ))}
    </svg>
  );
}

const gridOf = (rows: number): string =>
  [
    ...Array.from({ length: rows + 1 }, (_, y) => `M0 ${y * 100}H${SIZE * 100}`),
    ...Array.from({ length: SIZE + 1 }, (_, x) => `M${x * 100} 0V${rows * 100}`),
  ].join('');
