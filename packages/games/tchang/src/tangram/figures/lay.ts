import { PIECES, type PieceName, type Placed } from '../piece.ts';
import { point } from '../point.ts';
import { surd } from '../surd.ts';

/** A piece by its name, eighths of a turn, and where its first corner lies: x and y as [a, b] of a + b√2. */
type Said = readonly [
  name: PieceName,
  eighths: number,
  x: readonly [number, number],
  y: readonly [number, number],
  flipped?: true,
];

export const lay = (...pieces: readonly Said[]): readonly Placed[] =>
  pieces.map(([name, eighths, [xa, xb], [ya, yb], flipped = false]) => ({
    piece: PIECES.indexOf(name),
    eighths,
    flipped,
    at: point(surd(xa, xb), surd(ya, yb)),
  }));
