import { describe, expect, it } from 'vitest';
import type { Sample } from '../../../src/games/tchako/draw/pointer.tsx';
import { directionOf, powerOf, readSwipe, SLOWEST_MM_S } from '../../../src/games/tchako/input/aim.ts';

type Leg = { readonly ms: number; readonly vx: number; readonly vy: number };

/** A finger with constant velocity (mm/s) in each leg, sampled every `every` ms. */
function swipe(legs: readonly Leg[], every = 8, tremble = 0): Sample[] {
  const samples: Sample[] = [{ x: 10, y: 20, t: 1000 }];
  for (const { ms, vx, vy } of legs)
    for (let left = ms; left > 0; left -= every) {
      const { x, y, t } = samples.at(-1)!;
      const side = samples.length % 2 === 0 ? tremble : -tremble;
      samples.push({ x: x + (vx * every) / 1000 + side, y: y + (vy * every) / 1000 - side, t: t + every });
    }
  return samples;
}
const lift = (samples: readonly Sample[], after = 4) => readSwipe(samples, samples.at(-1)!.t + after);

describe('TCHAKO-22 a flick', () => {
  it('has the speed and direction of the finger', () => {
    const read = lift(swipe([{ ms: 120, vx: 600, vy: -800 }]))!;
    expect(read.speed).toBeCloseTo(1000, 3);
    expect(read.x).toBeCloseTo(0.6, 6);
    expect(read.y).toBeCloseTo(-0.8, 6);
    expect(directionOf({ x: 0, y: -1 }, false)).toBe(1024);
    expect(directionOf({ x: 0, y: -1 }, true)).toBe(3072);
  });

  it('ignores that the finger slows down as it lifts', () => {
    const sharp = lift(swipe([{ ms: 120, vx: 0, vy: -1200 }]))!;
    const lifted = lift(
      swipe([
        { ms: 120, vx: 0, vy: -1200 },
        { ms: 32, vx: 40, vy: -90 },
      ]),
    )!;
    expect(lifted.speed).toBeCloseTo(sharp.speed, 3);
    expect(Math.abs(lifted.x)).toBeLessThan(0.001);
  });

  it('is measured at the end of the swipe', () => {
    const read = lift(
      swipe([
        { ms: 200, vx: -300, vy: 0 },
        { ms: 80, vx: 0, vy: -1500 },
      ]),
    )!;
    expect(read.speed).toBeGreaterThan(1400);
    expect(read.y).toBeLessThan(-0.99);
  });

  it('averages a trembling finger', () => {
    const read = lift(swipe([{ ms: 120, vx: 500, vy: 0 }], 8, 0.4))!;
    expect(read.speed).toBeGreaterThan(450);
    expect(read.speed).toBeLessThan(560);
    expect(Math.abs(read.y)).toBeLessThan(0.06);
  });

  it('is measured on a device with few samples', () => {
    expect(lift(swipe([{ ms: 200, vx: 0, vy: -900 }], 50))!.speed).toBeCloseTo(900, 3);
  });

  it('is null for a tap, or when the finger rested before it lifted', () => {
    expect(lift([{ x: 0, y: 0, t: 0 }])).toBeNull();
    expect(lift(swipe([{ ms: 40, vx: 100, vy: 0 }]))).toBeNull();
    expect(lift(swipe([{ ms: 120, vx: 0, vy: -1200 }]), 400)).toBeNull();
    const rested = lift(
      swipe([
        { ms: 120, vx: 0, vy: -1200 },
        { ms: 200, vx: 0, vy: 0 },
      ]),
    );
    expect(powerOf(rested?.speed ?? 0)).toBe(0);
  });

  it('has more power when it is faster, from 0 to full power', () => {
    const powers = [SLOWEST_MM_S - 1, 200, 400, 800, 1500, 3000, 9000].map(powerOf);
    expect(powers).toEqual([...powers].sort((a, b) => a - b));
    expect(powers[0]).toBe(0);
    expect(powers.slice(-2)).toEqual([1000, 1000]);
    // A relaxed flick stays on the board: TCHAKO-3 throws a puck over the rail at 600.
    expect(powerOf(1000)).toBeLessThan(600);
  });
});
