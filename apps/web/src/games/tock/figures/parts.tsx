import type { Colour } from '@tablee/tock';
import type { ComponentChildren } from 'preact';
import type { BoardPoint } from '../../../board/piece.ts';
import { hueOf, shapeOf } from '../shapes.ts';
import { line } from './track.ts';

/** What every picture of the rules page is made of: oak, squares, pawns with their shapes, arrows. */

const R = 10;

type DrawingProps = {
  readonly width?: number;
  readonly height: number;
  readonly children: ComponentChildren;
};

/** The board's paints, on what the screen gives a name for whoever cannot see it. */
export function Drawing({ width = 300, height, children }: DrawingProps) {
  return (
    <div class="tock">
      <svg class="tock-figure" viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

type Box = BoardPoint & { readonly width: number; readonly height: number };

export function Plank({ x, y, width, height }: Box) {
  return <rect class="plank" x={x} y={y} width={width} height={height} rx={12} />;
}

export function Groove({ points }: { readonly points: readonly BoardPoint[] }) {
  return <path class="groove" d={line(points)} />;
}

type SquareProps = BoardPoint & {
  readonly label?: string | number | undefined;
  /** Whose side, house or way it is. */
  readonly colour?: Colour | undefined;
  /** `way` is walked over, `end` walked to, `special` painted as on the board. */
  readonly look?: 'plain' | 'way' | 'end' | 'special' | 'home';
};

export function Square({ x, y, label, colour = 0, look = 'plain' }: SquareProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class={`square ${look} ${hueOf(colour)}`} r={R - 0.8} />
      {label !== undefined && (
        <text class={`number ${look}`} y={3.6}>
          {label}
        </text>
      )}
    </g>
  );
}

type PawnProps = BoardPoint & {
  readonly colour: Colour;
  /** Where a pawn has been or will be. */
  readonly ghost?: boolean;
  /** TOCK-14 */
  readonly fresh?: boolean;
};

export function Pawn({ x, y, colour, ghost = false, fresh = false }: PawnProps) {
  return (
    <g class={`pawn ${hueOf(colour)} ${ghost ? 'ghost' : ''}`} transform={`translate(${x} ${y})`}>
      {fresh && <circle class="halo" r={R + 4} />}
      <ellipse class="shade" cx={1.5} cy={3} rx={R} ry={R - 1} />
      <circle class="marble" r={R} />
      <circle class="shine" cx={-3.2} cy={-3.6} r={3.2} />
      <path class="shape" d={shapeOf(colour)} transform="scale(0.5)" />
    </g>
  );
}

/** From one place to another along a curve, its head touching the last point. */
export function Arrow({
  from,
  by,
  to,
}: {
  readonly from: BoardPoint;
  readonly by?: BoardPoint;
  readonly to: BoardPoint;
}) {
  const before = by ?? from;
  const far = Math.max(1, Math.hypot(to.x - before.x, to.y - before.y));
  const [dx, dy] = [(to.x - before.x) / far, (to.y - before.y) / far];
  const neck = { x: to.x - dx * 8, y: to.y - dy * 8 };
  const curve = by ? `Q${by.x} ${by.y} ${neck.x} ${neck.y}` : `L${neck.x} ${neck.y}`;
  const head = `M${to.x} ${to.y}L${neck.x - dy * 5} ${neck.y + dx * 5} ${neck.x + dy * 5} ${neck.y - dx * 5}Z`;
  return (
    <g class="arrow">
      <path class="shaft" d={`M${from.x} ${from.y}${curve}`} />
      <path class="head" d={head} />
    </g>
  );
}

/** A reserve: a stained field with room for pawns. */
export function Reserve({ x, y, width, height, colour }: Box & { readonly colour: Colour }) {
  return <rect class={`reserve ${hueOf(colour)}`} x={x} y={y} width={width} height={height} rx={11} />;
}

export function Bar({ x, y, height }: BoardPoint & { readonly height: number }) {
  return <path class="bar" d={`M${x} ${y}v${height}`} />;
}
