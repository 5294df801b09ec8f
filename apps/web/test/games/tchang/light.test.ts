import { describe, expect, it } from 'vitest';
import { blend, poolOf, readBox, shareOf } from '../../../src/games/tchang/art/light.tsx';

const lantern = (fireflies: number) => poolOf({ x: 50, y: 150, fireflies });

describe('the light around a pawn', () => {
  it('grows wider with every firefly and never goes out', () => {
    const radii = Array.from({ length: 61 }, (_, n) => lantern(n).radius);
    expect(radii[0]).toBeGreaterThan(50);
    for (const [n, radius] of radii.entries()) if (n > 0) expect(radius).toBeGreaterThan(radii[n - 1]!);
  });

  it('grows brighter up to 1', () => {
    expect(lantern(0).bright).toBeGreaterThan(0);
    expect(lantern(3).bright).toBeGreaterThan(lantern(0).bright);
    expect(lantern(60).bright).toBe(1);
  });

  it('is shared between pawns on one space', () => {
    const here = lantern(6);
    const far = poolOf({ x: 650, y: 650, fireflies: 6 });
    expect(shareOf(here, [here])).toBe(1);
    expect(shareOf(here, [here, far])).toBe(1);
    expect(shareOf(here, [here, here, here, here])).toBe(0.25);
  });

  it('is interpolated between two places', () => {
    const [a, b] = [lantern(0), poolOf({ x: 250, y: 50, fireflies: 9 })];
    expect(blend(a, b, 0)).toEqual(a);
    expect(blend(a, b, 1)).toEqual(b);
    expect(blend(a, b, 0.5)).toMatchObject({ x: 150, y: 100 });
  });

  it('reads the view box of the whole board or of a part', () => {
    expect(readBox()).toEqual({ x: -40, y: -40, width: 780, height: 780 });
    expect(readBox('92 192 116 116')).toEqual({ x: 92, y: 192, width: 116, height: 116 });
  });
});
