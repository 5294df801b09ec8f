import { ORIGIN, outlineOf, PIECES, placeOf } from '@tablee/tchang/tangram';
import { describe, expect, it } from 'vitest';
import { OUTLINES } from '../../../src/games/tchang/art/piece.tsx';

type Corner = readonly [x: number, y: number];

/** The corners of a path of straight lines. */
function cornersOf(path: string): readonly Corner[] {
  const corners: Corner[] = [];
  for (const [, letter, numbers] of path.matchAll(/([MLHV])([^MLHVz]+)/g)) {
    const [a = 0, b = 0] = (numbers?.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x, y] = corners.at(-1) ?? [0, 0];
    corners.push(letter === 'H' ? [a, y] : letter === 'V' ? [x, a] : [a, b]);
  }
  return corners;
}

/** Sides and diagonals in order of length, the longest as one: alike for pieces alike. */
function proportions(corners: readonly Corner[]): readonly number[] {
  const all = corners.flatMap((p, i) => corners.slice(i + 1).map(q => Math.hypot(p[0] - q[0], p[1] - q[1])));
  return all.sort((a, b) => a - b).map(length => length / Math.max(...all));
}

describe('TCHANG-14 the pieces on the tablets', () => {
  it.each(PIECES.map((name, piece) => [name, piece] as const))('%s has its true shape', (_, piece) => {
    const drawn = proportions(cornersOf(OUTLINES[piece]!));
    const meant = proportions(outlineOf({ piece, eighths: 0, flipped: false, at: ORIGIN }).map(placeOf));
    expect(drawn).toHaveLength(meant.length);
    for (const [i, length] of drawn.entries()) expect(length).toBeCloseTo(meant[i]!, 2);
  });

  it('grow with the pieces', () => {
    const widths = OUTLINES.map(path => Math.max(...cornersOf(path).map(([x]) => x)));
    expect(widths[0]).toBe(widths[1]);
    expect(widths[0]).toBeGreaterThan(widths[2]!);
    expect(widths[2]).toBeGreaterThan(widths[3]!);
    expect(widths[3]).toBe(widths[4]);
  });
});
