import type { XY } from '@tablee/tchang/tangram';

/** The table seen from above, in the figure's units with y running down and the figure's middle at the origin. */
export type Layout = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly tray: Frame;
  /** How large pieces lie in their tray; as large as the figure's where there is room. */
  readonly scale: number;
  /** Middles of the pieces in their tray. */
  readonly slots: readonly XY[];
};
type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Every figure fits into it. */
export const FIELD: Frame = { x: -6.3, y: -5.95, width: 12.6, height: 11.9 };

/** The tray under the figure, for a phone held upright. */
export const BELOW: Layout = {
  left: -6.5,
  top: -6.15,
  width: 13,
  height: 18.2,
  tray: { x: -6.3, y: 6.2, width: 12.6, height: 5.65 },
  scale: 0.78,
  slots: [
    [-3.85, 7.75],
    [0.75, 7.75],
    [4.6, 7.75],
    [1.75, 10.35],
    [4.75, 10.35],
    [-1.2, 10.35],
    [-4.35, 10.35],
  ],
};

/** The tray beside the figure, for everything wider than high. */
export const BESIDE: Layout = {
  left: -6.5,
  top: -6.15,
  width: 20.9,
  height: 12.3,
  tray: { x: 6.6, y: -5.95, width: 7.6, height: 11.9 },
  scale: 1,
  slots: [
    [9.78, -4.08],
    [9.78, -0.8],
    [9.1, 2.1],
    [12.95, -1.3],
    [12.95, -4.55],
    [12.75, 2.1],
    [9.3, 4.55],
  ],
};

export const isInTray = ({ tray }: Layout, x: number, y: number): boolean => x > tray.x && y > tray.y;

/** What is let go in the open stays within sight. */
export const keepInField = (x: number, y: number): XY => [
  Math.min(FIELD.x + FIELD.width, Math.max(FIELD.x, x)),
  Math.min(FIELD.y + FIELD.height, Math.max(FIELD.y, y)),
];
