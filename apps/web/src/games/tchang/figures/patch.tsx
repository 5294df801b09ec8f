import { type Corridor, readSpace, SIZE, type Space } from '@tablee/tchang';
import type { ComponentChildren } from 'preact';
import { CELL, centreOf, lineThrough } from '../art/geometry.ts';
import type { Lantern } from '../art/light.tsx';
import { Firefly } from '../art/stone.tsx';
import { Tomb } from '../art/tomb.tsx';

/** A rectangle of spaces. */
type Window = {
  /** Spaces at the lower left and upper right corners. */
  readonly from: string;
  readonly to: string;
};

const PAD = 8;

/** The window in drawing units, with some padding. */
function frameOf({ from, to }: Window) {
  const [a, b] = [readSpace(from), readSpace(to)];
  const [low, high] = [centreOf(a), centreOf(b)];
  const half = CELL / 2 + PAD;
  const frame = { x: low.x - half, y: high.y - half, width: high.x - low.x, height: low.y - high.y };
  return { ...frame, width: frame.width + 2 * half, height: frame.height + 2 * half };
}

export function isWithin({ from, to }: Window, space: Space): boolean {
  const [a, b] = [readSpace(from), readSpace(to)];
  const between = (n: number, low: number, high: number): boolean => low <= n && n <= high;
  return (
    between(space % SIZE, a % SIZE, b % SIZE) &&
    between(Math.floor(space / SIZE), Math.floor(a / SIZE), Math.floor(b / SIZE))
  );
}

type Props = Window & {
  readonly closed?: readonly Corridor[];
  readonly pawns: readonly Lantern[];
  readonly children?: ComponentChildren;
};

/** A part of the tomb at the scale of the board. */
export function Patch({ closed = [], pawns, children, ...window }: Props) {
  const { x, y, width, height } = frameOf(window);
  return <Scene view={{ x, y, width, height }} closed={closed} pawns={pawns} children={children} />;
}

type SceneProps = {
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly closed: readonly Corridor[];
  readonly pawns: readonly Lantern[];
  readonly children?: ComponentChildren;
};

export function Scene({ view, closed, pawns, children }: SceneProps) {
  const box = `${view.x} ${view.y} ${view.width} ${view.height}`;
  return (
    <div class="tchang-patch" style={{ aspectRatio: `${view.width} / ${view.height}` }}>
      <Tomb closed={closed} pawns={pawns} view={box} />
      <svg class="tchang-figure" viewBox={box}>
        {children}
      </svg>
    </div>
  );
}

type OnProps = {
  readonly space: Space;
  /** Horizontal offset from the centre of the space. */
  readonly aside?: number;
  readonly scale?: number;
  readonly children: ComponentChildren;
};

/** Places a drawing on a space. */
export function On({ space, aside = 0, scale = 1, children }: OnProps) {
  const { x, y } = centreOf(space);
  return <g transform={`translate(${x + aside} ${y}) scale(${scale})`}>{children}</g>;
}

export const lanternAt = (space: Space, fireflies: number): Lantern => ({ ...centreOf(space), fireflies });

/** A route with its steps numbered; the last one is left to the caller. */
export function Steps({ from, way }: { readonly from: Space; readonly way: readonly Space[] }) {
  const points = [from, ...way].map(centreOf);
  const line = lineThrough([from, ...way]);
  return (
    <g class="steps">
      <path class="under" d={line} />
      <path class="line" d={line} />
      {points.slice(1, -1).map(({ x, y }, i) => (
        <g key={way[i]} transform={`translate(${x} ${y})`}>
          <circle r={15} />
          <text y={8}>{i + 1}</text>
        </g>
      ))}
    </g>
  );
}

/** A number of fireflies as a label. */
export const Count = ({ n }: { readonly n: number }) => (
  <g class="count">
    <rect x={-30} y={-17} width={60} height={34} rx={17} />
    <g transform="translate(-13 0) scale(1.150)">
      <Firefly />
    </g>
    <text x={11} y={9}>
      {n}
    </text>
  </g>
);

/** Arrow between two pictures. */
export const Then = () => (
  <svg class="then" viewBox="0 0 30 40" aria-hidden="true">
    <path d="M4 20H24M15 10 25 20 15 30" />
  </svg>
);

/** An arrow to the right. */
export const Arrow = ({ long }: { readonly long: number }) => (
  <g class="arrow">
    <path class="under" d={`M0 0H${long}M${long - 12}-12 ${long} 0 ${long - 12} 12`} />
    <path d={`M0 0H${long}M${long - 12}-12 ${long} 0 ${long - 12} 12`} />
  </g>
);
