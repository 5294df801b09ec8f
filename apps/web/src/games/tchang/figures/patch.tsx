import { type Corridor, readSpace, SIZE, type Space } from '@tablee/tchang';
import type { ComponentChildren } from 'preact';
import { CELL, centreOf } from '../art/geometry.ts';
import type { Lantern } from '../art/light.tsx';
import { Tomb } from '../art/tomb.tsx';

export type Window = {
  /** The spaces at the lower left and upper right corners. */
  readonly from: string;
  readonly to: string;
};

const PAD = 8;

/** What part of the tomb's drawing a window shows. */
export function frameOf({ from, to }: Window) {
  const [a, b] = [readSpace(from), readSpace(to)];
  const [low, high] = [centreOf(a), centreOf(b)];
  const half = CELL / 2 + PAD;
  const frame = { x: low.x - half, y: high.y - half, width: high.x - low.x, height: low.y - high.y };
  return { ...frame, width: frame.width + 2 * half, height: frame.height + 2 * half };
}

/** Is a space inside a window? */
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

/** A piece of the tomb, in the board's own measures. */
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
  /** Beside the middle of the space. */
  readonly aside?: number;
  readonly scale?: number;
  readonly children: ComponentChildren;
};

/** Something where it lies or stands. */
export function On({ space, aside = 0, scale = 1, children }: OnProps) {
  const { x, y } = centreOf(space);
  return <g transform={`translate(${x + aside} ${y}) scale(${scale})`}>{children}</g>;
}

export const lanternAt = (space: Space, fireflies: number): Lantern => ({ ...centreOf(space), fireflies });
