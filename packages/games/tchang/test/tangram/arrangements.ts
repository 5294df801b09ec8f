import { PIECES, type PieceName, type Placed, point, surd } from '../../src/tangram/index.ts';

/** A piece by its name, eighths of a turn, and where its first corner lies: x and y as [a, b] of a + b√2. */
type Said = readonly [
  name: PieceName,
  eighths: number,
  x: readonly [number, number],
  y: readonly [number, number],
  flipped?: true,
];

export const lay = (...pieces: readonly Said[]): Placed[] =>
  pieces.map(([name, eighths, [xa, xb], [ya, yb], flipped = false]) => ({
    piece: PIECES.indexOf(name),
    eighths,
    flipped,
    at: point(surd(xa, xb), surd(ya, yb)),
  }));

/** The way the pieces come in their box. */
export const SQUARE = lay(
  ['large-1', 5, [0, 2], [0, 2]],
  ['large-2', 3, [0, 2], [0, 2]],
  ['middle', 4, [0, 4], [0, 4]],
  ['small-1', 7, [0, 3], [0, 1]],
  ['square', 1, [0, 3], [0, 1]],
  ['small-2', 1, [0, 2], [0, 2]],
  ['parallelogram', 7, [0, 0], [0, 4]],
);
