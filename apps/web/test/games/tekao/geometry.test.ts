import { NOWHERE, neighbour, SQUARES } from '@tablee/tekao';
import { describe, expect, it } from 'vitest';
import {
  CELL,
  HEIGHT,
  placeOf,
  readingOrder,
  squareCentre,
  squareUnder,
  trayPlace,
  WIDTH,
} from '../../../src/games/tekao/draw/geometry.ts';

const every = Array.from({ length: SQUARES }, (_, square) => square);

describe.each([false, true])('geometry, flipped: %s', flipped => {
  it('finds every square under its centre, and none outside the field', () => {
    for (const square of every) expect(squareUnder(squareCentre(square, flipped), flipped)).toBe(square);
    expect(squareUnder({ x: 2, y: 400 }, flipped)).toBeNull();
    expect(squareUnder({ x: 400, y: HEIGHT - 2 }, flipped)).toBeNull();
  });

  it('places neighbours one cell apart; north is up, or down when flipped', () => {
    for (const square of every) {
      const north = neighbour(square, 0);
      if (north === NOWHERE) continue;
      const [a, b] = [squareCentre(square, flipped), squareCentre(north, flipped)];
      expect([b.x - a.x, b.y - a.y]).toEqual([0, flipped ? CELL : -CELL]);
    }
  });

  it('readingOrder goes from the top left, row by row', () => {
    const order = readingOrder(flipped);
    expect(order.toSorted((a, b) => a - b)).toEqual(every);
    const seen = order.map(square => squareCentre(square, flipped));
    expect(seen).toEqual(seen.toSorted((a, b) => a.y - b.y || a.x - b.x));
  });

  it('places nine taken pieces at each captor’s edge, without overlap and inside the frame', () => {
    const place = placeOf(flipped);
    for (const captor of [0, 1]) {
      const slots = Array.from({ length: 9 }, (_, slot) => place(trayPlace(captor, slot)));
      expect(slots.every(({ x }) => x > 40 && x < WIDTH - 26)).toBe(true);
      expect(slots.slice(1).every(({ x }, i) => x - slots[i]!.x > 92 * slots[i]!.scale)).toBe(true);
      const below = (captor === 0) !== flipped;
      expect(slots.every(({ y }) => y > HEIGHT / 2 === below)).toBe(true);
    }
  });
});
