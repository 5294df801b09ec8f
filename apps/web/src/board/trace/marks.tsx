import type { ComponentChildren } from 'preact';
import type { BoardPoint } from '../piece.ts';
import type { Trace } from './trace.ts';
import './trace.css';

/** Marks of the last turn, the same on every board: squares are 100 units wide. */

type Props = {
  readonly trace: Trace;
  /** Number of the entry: a new one fades in. */
  readonly n: number;
  readonly place: (at: number) => BoardPoint;
  /** Larger on a board with more squares to a side. */
  readonly size?: number;
};

const CROSS = 'M-11-11 11 11M11-11-11 11';
const CORNERS = 'M-48-27V-48H-27M27-48H48V-27M48 27V48H27M-27 48H-48V27';

const moveTo = ({ x, y }: BoardPoint): string => `translate(${x} ${y})`;
const straight = (points: readonly BoardPoint[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** A stroke with a dark edge, so that it shows on every ground. */
export const Stroke = ({ kind, d }: { readonly kind: string; readonly d: string }) => (
  <>
    <path class={`${kind} under`} d={d} />
    <path class={kind} d={d} />
  </>
);

type LayerProps = { readonly size?: number | undefined; readonly children: ComponentChildren };

/** Strokes inside are `size` times as wide. Its key is the number of the entry, so that a new trace fades in. */
export const TraceLayer = ({ size = 1, children }: LayerProps) => (
  <g class="trace" style={{ '--trace-size': size }} aria-hidden="true">
    {children}
  </g>
);

type UnderProps = Props & {
  readonly round: boolean;
  /** Draws a way as a path; straight from place to place by default. */
  readonly draw?: (points: readonly BoardPoint[]) => string;
};

/** Under the pieces: a hollow outline where a piece stood, a thin line along its way. */
export function TraceUnder({ trace, n, place, round, size, draw = straight }: UnderProps) {
  const outline = round ? ROUND : SQUARE;
  return (
    <TraceLayer key={n} size={size}>
      {trace.ways.map(way => (
        <Stroke key={way.join()} kind="trace-way" d={draw(way.map(place))} />
      ))}
      {trace.left.map(at => (
        <g key={at} transform={moveTo(place(at))}>
          <Stroke kind="trace-left" d={outline} />
        </g>
      ))}
    </TraceLayer>
  );
}
const ROUND = 'M-38 0a38 38 0 1 0 76 0a38 38 0 1 0-76 0z';
const SQUARE = 'M-31-40H31Q40-40 40-31V31Q40 40 31 40H-31Q-40 40-40 31V-31Q-40-40-31-40z';

type OverProps = Props & {
  readonly isFree: (at: number) => boolean;
  /** Where a cross stands beside a piece: in the upper right corner (1) or the upper left (-1). */
  readonly corners?: -1 | 1;
};

/** Above the pieces: a small cross where a piece was taken, corners where another thing happened. */
export function TraceOver({ trace, n, place, isFree, size = 1, corners = 1 }: OverProps) {
  return (
    <TraceLayer key={n} size={size}>
      {trace.spots.map(at => (
        <g key={at} transform={moveTo(place(at))}>
          <Stroke kind="trace-spot" d={CORNERS} />
        </g>
      ))}
      {trace.taken.map((at, i) => (
        <g
          key={`${at}-${i}`}
          transform={`${moveTo(isFree(at) ? place(at) : corner(place(at), corners))} scale(${size})`}
        >
          <circle class="trace-ground" r={19} />
          <path class="trace-taken" d={CROSS} />
        </g>
      ))}
    </TraceLayer>
  );
}

/** Beside the piece that stands there now. */
const corner = ({ x, y }: BoardPoint, where: -1 | 1): BoardPoint => ({ x: x + 33 * where, y: y - 33 });
