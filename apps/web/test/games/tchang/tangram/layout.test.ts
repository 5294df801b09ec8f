import { PIECES, RIDDLES, sharedArea } from '@tablee/tchang/tangram';
import { describe, expect, it } from 'vitest';
import {
  BELOW,
  BESIDE,
  FIELD,
  isInTray,
  keepInField,
  positionOf,
} from '../../../../src/games/tchang/tangram/layout.ts';
import { openPuzzle, turn, turnedOf } from '../../../../src/games/tchang/tangram/puzzle.ts';
import { boxOf, boxOfFigure, drawTurned } from '../../../../src/games/tchang/tangram/shapes.ts';

const puzzle = openPuzzle(RIDDLES[0]!);

/** Outline of a piece in the tray, with y running up as in the figure. */
const drawHome = (layout: typeof BELOW, piece: number) => {
  const { x, y, scale } = positionOf(puzzle, piece, layout);
  return drawTurned(turnedOf(puzzle, piece)).map(([dx, dy]) => [x + dx * scale, 0 - y + dy * scale] as const);
};

describe('the layout of the table', () => {
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
  ])('TCHANG-14 the tray %s holds the seven pieces without overlap', (_, layout) => {
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

  it('TCHANG-14 a piece turned in its tray stays in its slot, and a piece dropped outside is moved into the field', () => {
    for (const piece of PIECES.keys()) {
      const turned = turn(puzzle, piece, 3);
      const { x, y, scale } = positionOf(turned, piece, BELOW);
      const { left, right, bottom, top } = boxOf(drawTurned(turnedOf(turned, piece)));
      const [sx, sy] = BELOW.slots[piece]!;
      expect(x + ((left + right) / 2) * scale).toBeCloseTo(sx, 9);
      expect(y - ((bottom + top) / 2) * scale).toBeCloseTo(sy, 9);
    }
    expect(keepInField(-20, 3)).toEqual([FIELD.x, 3]);
    expect(keepInField(1, 40)).toEqual([1, FIELD.y + FIELD.height]);
  });
});
