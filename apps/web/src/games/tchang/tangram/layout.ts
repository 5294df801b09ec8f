import type { Piece, XY } from '@tablee/tchang/tangram';
import { heldOf, type Puzzle, turnedOf } from './puzzle.ts';
import { drawTurned, middleOf, middleOfFigure } from './shapes.ts';

/** The table in the units of the figure; y runs down, the origin is the middle of the figure. */
export type Layout = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly tray: Frame;
  /** Scale of pieces in the tray; 1 is the scale of the figure. */
  readonly scale: number;
  /** Centres of the pieces in the tray. */
  readonly slots: readonly XY[];
};
type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Every figure fits into this frame. */
export const FIELD: Frame = { x: -6.3, y: -5.95, width: 12.6, height: 11.9 };

/** Tray below the figure, for portrait screens. */
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

/** Tray beside the figure, for landscape screens. */
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

/** Clamps a dropped piece to the visible field. */
export const keepInField = (x: number, y: number): XY => [
  Math.min(FIELD.x + FIELD.width, Math.max(FIELD.x, x)),
  Math.min(FIELD.y + FIELD.height, Math.max(FIELD.y, y)),
];

/** Position and scale at which a piece is drawn. */
export function positionOf(puzzle: Puzzle, piece: Piece, layout: Layout) {
  const held = heldOf(puzzle, piece);
  if (held) {
    const [cx, cy] = middleOfFigure(puzzle.riddle.figure);
    return { x: held.x - cx, y: cy - held.y, scale: 1 };
  }
  const [mx, my] = middleOf(drawTurned(turnedOf(puzzle, piece)));
  const [sx, sy] = layout.slots[piece]!;
  const { scale } = layout;
  return { x: sx - mx * scale, y: sy + my * scale, scale };
}
