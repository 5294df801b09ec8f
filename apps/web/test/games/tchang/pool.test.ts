import { describe, expect, it } from 'vitest';
import { blend, poolOf, readBox, shareOf } from '../../../src/games/tchang/art/pool.ts';

const lantern = (fireflies: number) => poolOf({ x: 50, y: 150, fireflies });

describe('the light round a pawn', () => {
  it('reaches further with every firefly, and is never out', () => {
    const reaches = Array.from({ length: 61 }, (_, n) => lantern(n).reach);
    expect(reaches[0]).toBeGreaterThan(50);
    for (const [n, reach] of reaches.entries()) if (n > 0) expect(reach).toBeGreaterThan(reaches[n - 1]!);
  });

  it('grows brighter, but no brighter than bright', () => {
    expect(lantern(0).bright).toBeGreaterThan(0);
    expect(lantern(3).bright).toBeGreaterThan(lantern(0).bright);
    expect(lantern(60).bright).toBe(1);
  });

  it('does not glow four times as much where four stand together', () => {
    const here = lantern(6);
    const far = poolOf({ x: 650, y: 650, fireflies: 6 });
    expect(shareOf(here, [here])).toBe(1);
    expect(shareOf(here, [here, far])).toBe(1);
    expect(shareOf(here, [here, here, here, here])).toBe(0.25);
  });

  it('travels with the pawn', () => {
    const [a, b] = [lantern(0), poolOf({ x: 250, y: 50, fireflies: 9 })];
    expect(blend(a, b, 0)).toEqual(a);
    expect(blend(a, b, 1)).toEqual(b);
    expect(blend(a, b, 0.5)).toMatchObject({ x: 150, y: 100 });
  });

  it('covers the whole board, or a piece of it', () => {
    expect(readBox()).toEqual({ x: -40, y: -40, width: 780, height: 780 });
    expect(readBox('92 192 116 116')).toEqual({ x: 92, y: 192, width: 116, height: 116 });
  });
});
