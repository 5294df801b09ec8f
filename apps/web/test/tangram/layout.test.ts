import { PIECES, RIDDLES, sharedArea } from '@tablee/tchang/tangram';
import { describe, expect, it } from 'vitest';
import { openBench, turn, turnedOf } from '../../src/tangram/bench.ts';
import { BELOW, BESIDE, FIELD, isInTray, keepInField } from '../../src/tangram/layout.ts';
import { boxOf, boxOfFigure, drawTurned } from '../../src/tangram/shape.ts';
import { standOf } from '../../src/tangram/stand.ts';

const bench = openBench(RIDDLES[0]!);

/** A piece as it lies in its tray, y running up so that its inside stays on the left. */
const drawHome = (layout: typeof BELOW, piece: number) => {
  const { x, y, scale } = standOf(bench, piece, layout);
  return drawTurned(turnedOf(bench, piece)).map(([dx, dy]) => [x + dx * scale, 0 - y + dy * scale] as const);
};

describe('the table around the figure', () => {
  it('TCHANG-14 has room for every figure', () => {
    for (const { figure } of RIDDLES) {
      const { left, right, bottom, top } = boxOfFigure(figure);
      expect(right - left).toBeLessThan(FIELD.width);
      expect(top - bottom).toBeLessThan(FIELD.height);
    }
  });

  it.each([
    ['below', BELOW],
    ['beside', BESIDE],
  ])('TCHANG-14 the tray %s holds the seven pieces side by side', (_, layout) => {
    const drawn = PIECES.map((_name, piece) => drawHome(layout, piece));
    const { x, y, width, height } = layout.tray;
    for (const [i, piece] of drawn.entries()) {
      const { left, right, bottom, top } = boxOf(piece);
      expect(left).toBeGreaterThan(x);
      expect(right).toBeLessThan(x + width);
      expect(0 - top).toBeGreaterThan(y);
      expect(0 - bottom).toBeLessThan(y + height);
      for (const other of drawn.slice(0, i)) expect(sharedArea([other], piece)).toBeLessThan(1e-6);
      const [sx, sy] = layout.slots[i]!;
      expect(isInTray(layout, sx, sy)).toBe(true);
    }
    expect(isInTray(layout, 0, 0)).toBe(false);
  });

  it('TCHANG-14 a piece turned in its tray stays where it is, and one let go outside comes back into sight', () => {
    for (const piece of PIECES.keys()) {
      const turned = turn(bench, piece, 3);
      const { x, y, scale } = standOf(turned, piece, BELOW);
      const { left, right, bottom, top } = boxOf(drawTurned(turnedOf(turned, piece)));
      const [sx, sy] = BELOW.slots[piece]!;
      expect(x + ((left + right) / 2) * scale).toBeCloseTo(sx, 9);
      expect(y - ((bottom + top) / 2) * scale).toBeCloseTo(sy, 9);
    }
    expect(keepInField(-20, 3)).toEqual([FIELD.x, 3]);
    expect(keepInField(1, 40)).toEqual([1, FIELD.y + FIELD.height]);
  });
});
