import { COLOUR_COUNT, entryOf, gateOf, houseOf, PAWNS, RING, reserveOf, squareOf } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import { distance } from '../../../src/board/piece.ts';
import { CELL, nearest, pointOf, SIZE, slotOf } from '../../../src/games/tock/draw/geometry.ts';

const SQUARES = Array.from({ length: RING }, (_, square) => square);
const HOUSES = Array.from({ length: COLOUR_COUNT * PAWNS }, (_, i) => houseOf(i >> 2, (i & 3) + 1));
const SLOTS = Array.from({ length: COLOUR_COUNT * PAWNS }, (_, i) => slotOf(i >> 2, i & 3));

describe('places of the board', () => {
  it('TOCK-1 the squares form one ring, each beside the next', () => {
    for (const square of SQUARES)
      expect(distance(pointOf(square, 0), pointOf((square + 1) % RING, 0))).toBeCloseTo(CELL);
  });

  it('no two places overlap', () => {
    const all = [...SQUARES, ...HOUSES, ...SLOTS];
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1))
        expect(distance(pointOf(a, 2), pointOf(b, 2))).toBeGreaterThan(0.94 * CELL);
  });

  it('TOCK-2 a house begins beside its 16; TOCK-16 opposite 7s mirror each other', () => {
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      expect(distance(pointOf(gateOf(colour), 0), pointOf(houseOf(colour, 1), 0))).toBeLessThan(1.5 * CELL);
      const [a, b] = [pointOf(squareOf(colour, 7), 0), pointOf(squareOf((colour + 2) % 4, 7), 0)];
      expect([a.x + b.x, a.y + b.y]).toEqual([SIZE, SIZE]);
    }
  });

  it('any colour can be at the lower edge; the next colour is to its left', () => {
    for (let lower = 0; lower < COLOUR_COUNT; lower++) {
      const reserve = pointOf(reserveOf(lower), lower);
      expect(reserve.x).toBeCloseTo(SIZE / 2);
      expect(reserve.y).toBeGreaterThan(0.8 * SIZE);
      expect(pointOf(reserveOf((lower + 1) % 4), lower).x).toBeLessThan(0.2 * SIZE);
    }
  });
});

describe('nearest', () => {
  it('returns the nearest place within reach, or null', () => {
    const [a, b] = [entryOf(0), gateOf(0)];
    const beside = pointOf(a, 0);
    expect(nearest([a, b], { x: beside.x + 40, y: beside.y + 20 }, 0)).toBe(a);
    expect(nearest([b], { x: beside.x, y: beside.y - 300 }, 0)).toBeNull();
  });

  it('accepts any point of a reserve', () => {
    const { x, y } = pointOf(reserveOf(0), 0);
    expect(nearest([reserveOf(0)], { x: x + 90, y: y - 80 }, 0)).toBe(reserveOf(0));
  });
});
