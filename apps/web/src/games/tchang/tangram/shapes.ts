import {
  type Drawn,
  drawOutline,
  EIGHTHS,
  type Figure,
  type Held,
  ORIGIN,
  outlineOf,
  type XY,
} from '@tablee/tchang/tangram';

/** Orientation of a piece. */
export type Turned = Omit<Held, 'x' | 'y'>;

export type Box = {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};

export function boxOf(corners: Drawn): Box {
  const [xs, ys] = [corners.map(c => c[0]), corners.map(c => c[1])];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

export const middleOf = (corners: Drawn): XY => {
  const { left, right, bottom, top } = boxOf(corners);
  return [(left + right) / 2, (bottom + top) / 2];
};

export const boxOfFigure = (figure: Figure): Box => boxOf(figure.flatMap(drawOutline));
export const middleOfFigure = (figure: Figure): XY => middleOf(figure.flatMap(drawOutline));

/** Outline of a piece with its first corner at the origin. */
export const drawTurned = ({ piece, eighths, flipped }: Turned): Drawn =>
  drawOutline(outlineOf({ piece, eighths, flipped, at: ORIGIN }));

export const drawHeld = ({ x, y, ...turned }: Held): Drawn =>
  drawTurned(turned).map(([dx, dy]) => [x + dx, y + dy]);

/** Fixed point of turning and flipping: the mean of the corners. */
export function pivotOf(turned: Turned): XY {
  const outline = drawTurned(turned);
  const sum = (k: 0 | 1): number => outline.reduce((s, corner) => s + corner[k], 0);
  return [sum(0) / outline.length, sum(1) / outline.length];
}

/** Changes the orientation of a piece and keeps its pivot in place. */
export function holdTurned(held: Held, next: Turned): Held {
  const [[x0, y0], [x1, y1]] = [pivotOf(held), pivotOf(next)];
  return { ...next, x: held.x + x0 - x1, y: held.y + y0 - y1 };
}

export const wrap = (eighths: number): number => ((eighths % EIGHTHS) + EIGHTHS) % EIGHTHS;

/** SVG path; y runs down in SVG. */
export const pathOf = (corners: Drawn): string =>
  `M${corners.map(([x, y]) => `${round(x)} ${round(0 - y)}`).join('L')}Z`;
const round = (n: number): number => Math.round(n * 1000) / 1000;
