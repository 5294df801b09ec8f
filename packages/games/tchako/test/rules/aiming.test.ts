import { searchChance } from '@tablee/kernel';
import { DIRECTIONS, unitOf } from '@tablee/physics';
import { describe, expect, it } from 'vitest';
import { directionTo, powerAt } from '../../src/index.ts';

describe('aiming', () => {
  it('TCHAKO-22 each direction is the nearest to its own vector, of any length', () => {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const { x, y } = unitOf(direction);
      for (const length of [0.001, 1, 129, 40_000])
        expect(directionTo(x * length, y * length)).toBe(direction);
    }
  });

  it('TCHAKO-22 a vector between two directions gets the nearer one', () => {
    const chance = searchChance(22);
    for (let i = 0; i < 2_000; i++) {
      const [x, y] = [chance.pick(20_001) - 10_000, chance.pick(20_001) - 10_000];
      if (x === 0 && y === 0) continue;
      const along = (direction: number): number => {
        const unit = unitOf((direction + DIRECTIONS) % DIRECTIONS);
        return unit.x * x + unit.y * y;
      };
      const found = directionTo(x, y);
      expect(along(found)).toBeGreaterThan(0);
      expect(along(found)).toBeGreaterThanOrEqual(along(found + 1));
      expect(along(found)).toBeGreaterThanOrEqual(along(found - 1));
    }
  });

  it('TCHAKO-20 east, north, west and south are 0, 1024, 2048 and 3072', () => {
    expect([directionTo(5, 0), directionTo(0, 5), directionTo(-5, 0), directionTo(0, -5)]).toEqual([
      0, 1024, 2048, 3072,
    ]);
    expect(directionTo(1_000_000, -1)).toBe(0);
  });

  it('TCHAKO-22 a flick and a pull with the same direction and strength are the same shot', () => {
    const shotOf = (x: number, y: number, part: number) => [directionTo(x, y), powerAt(part)];
    // A half pull to the south-west, and a swipe to the north-east at half speed.
    expect(shotOf(60, 60, 60 / 120)).toEqual([512, 500]);
    expect(shotOf(0.31, 0.31, 1_500 / 3_000)).toEqual([512, 500]);
  });

  it('TCHAKO-20 power is always an integer of 1 ‥ 1000', () => {
    expect([-1, 0, 0.0001, 0.5, 0.9999, 1, 7].map(powerAt)).toEqual([1, 1, 1, 500, 1000, 1000, 1000]);
  });
});
