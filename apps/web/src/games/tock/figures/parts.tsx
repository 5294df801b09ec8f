import type { Colour } from '@tablee/tock';
import type { ComponentChildren } from 'preact';
import type { BoardPoint } from '../../../board/piece.ts';
import { hueOf, shapeOf } from '../draw/colours.ts';

/** Distances between squares of a track, and squares per row. */
export const PITCH = 22;
const ROW = 10;
export const ROW_HEIGHT = 25;

/** A track of `count` squares: ten to the right, then back on the next row, and so on. */
export function layTrack(count: number, from: BoardPoint): readonly BoardPoint[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / ROW);
    const along = i % ROW;
    const column = row % 2 === 0 ? along : ROW - 1 - along;
    return { x: from.x + column * PITCH, y: from.y + row * ROW_HEIGHT };
  });
}

export const rowsOf = (count: number): number => Math.ceil(count / ROW);

export const line = (points: readonly BoardPoint[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The radius of a square and of a pawn. */
const R = 10;

type DrawingProps = {
  readonly width?: number;
  readonly height: number;
  readonly children: ComponentChildren;
};

/** A figure of the rules page. The page gives its accessible name. */
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
  /** The colour of the side, house or way. */
  readonly colour?: Colour | undefined;
  /** `way`: walked over; `end`: walked to; `special`: painted as on the board. */
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
  /** A pawn's past or future place. */
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

/** An arrow, curved towards `by`, whose tip is at `to`. */
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

/** A reserve: a coloured field. */
export function Reserve({ x, y, width, height, colour }: Box & { readonly colour: Colour }) {
  return <rect class={`reserve ${hueOf(colour)}`} x={x} y={y} width={width} height={height} rx={11} />;
}

export function Bar({ x, y, height }: BoardPoint & { readonly height: number }) {
  return <path class="bar" d={`M${x} ${y}v${height}`} />;
}
