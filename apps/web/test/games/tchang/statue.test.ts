import { ORIGIN, outlineOf, PIECES, placeOf } from '@tablee/tchang/tangram';
import { describe, expect, it } from 'vitest';
import { OUTLINES } from '../../../src/games/tchang/art/statue.tsx';

type Corner = readonly [x: number, y: number];

/** Corners of a path that consists of straight lines. */
function cornersOf(path: string): readonly Corner[] {
  const corners: Corner[] = [];
  for (const [, letter, numbers] of path.matchAll(/([MLHV])([^MLHVz]+)/g)) {
    const [a = 0, b = 0] = (numbers?.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x, y] = corners.at(-1) ?? [0, 0];
    corners.push(letter === 'H' ? [a, y] : letter === 'V' ? [x, a] : [a, b]);
  }
  return corners;
}

/** Sorted lengths of sides and diagonals relative to the longest: equal for similar shapes. */
function proportions(corners: readonly Corner[]): readonly number[] {
  const all = corners.flatMap((p, i) => corners.slice(i + 1).map(q => Math.hypot(p[0] - q[0], p[1] - q[1])));
  return all.sort((a, b) => a - b).map(length => length / Math.max(...all));
}

describe('TCHANG-14 the tangram pieces on the statues', () => {
  it.each(PIECES.map((name, piece) => [name, piece] as const))(
    '%s has the shape of the rules',
    (_, piece) => {
      const drawn = proportions(cornersOf(OUTLINES[piece]!));
      const meant = proportions(outlineOf({ piece, eighths: 0, flipped: false, at: ORIGIN }).map(placeOf));
      expect(drawn).toHaveLength(meant.length);
      for (const [i, length] of drawn.entries()) expect(length).toBeCloseTo(meant[i]!, 2);
    },
  );

  it('are drawn in the order of their size', () => {
    const widths = OUTLINES.map(path => Math.max(...cornersOf(path).map(([x]) => x)));
    expect(widths[0]).toBe(widths[1]);
    expect(widths[0]).toBeGreaterThan(widths[2]!);
    expect(widths[2]).toBeGreaterThan(widths[3]!);
    expect(widths[3]).toBe(widths[4]);
  });
});
