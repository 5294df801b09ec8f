import type { Piece } from '@tablee/tchang/tangram';
import { type Bench, heldOf, turnedOf } from './bench.ts';
import type { Layout } from './layout.ts';
import { drawTurned, middleOf, middleOfFigure } from './shape.ts';

/** Where a piece is drawn, and how large. */
export function standOf(bench: Bench, piece: Piece, layout: Layout) {
  const held = heldOf(bench, piece);
  if (held) {
    const [cx, cy] = middleOfFigure(bench.riddle.figure);
    return { x: held.x - cx, y: cy - held.y, scale: 1 };
  }
  const [mx, my] = middleOf(drawTurned(turnedOf(bench, piece)));
  const [sx, sy] = layout.slots[piece]!;
  const { scale } = layout;
  return { x: sx - mx * scale, y: sy + my * scale, scale };
}
