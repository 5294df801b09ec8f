import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/index.ts';
import { HANDICAPS, movePerceptionOf, PLAYOUT_HANDICAPS, perceptionOf } from '../src/levels.ts';

const keys = Array.from({ length: 4_000 }, (_, i) => i * 7_654_321_987 + 13);

describe('levels', () => {
  it('tree searches: each level has at least the limits of the one below', () => {
    for (const level of LEVELS.slice(1)) {
      const [below, here] = [HANDICAPS[LEVELS[level - 2]!], HANDICAPS[level]];
      for (const more of ['ms', 'depth', 'quiescence', 'nodes', 'attention'] as const) {
        expect(here[more], `${more} of level ${level}`).toBeGreaterThanOrEqual(below[more]);
      }
      expect(here.blur).toBeLessThanOrEqual(below.blur);
    }
  });

  it('playout searches: each level has at least the limits of the one below', () => {
    for (const level of LEVELS.slice(1)) {
      const [below, here] = [PLAYOUT_HANDICAPS[LEVELS[level - 2]!], PLAYOUT_HANDICAPS[level]];
      for (const more of ['ms', 'playouts', 'attention'] as const) {
        expect(here[more], `${more} of level ${level}`).toBeGreaterThanOrEqual(below[more]);
      }
      expect(here.blur).toBeLessThanOrEqual(below.blur);
    }
  });

  it('the top level has no handicap', () => {
    expect(perceptionOf(HANDICAPS[5], 1)).toBeNull();
    expect(movePerceptionOf(PLAYOUT_HANDICAPS[5], 1)).toBeNull();
  });

  it('attention is the share of turns noticed, the same ones for the same seed', () => {
    const { attention } = HANDICAPS[2];
    const seen = (seed: number) => keys.filter(key => perceptionOf(HANDICAPS[2], seed)!.sees(key));
    expect(seen(5).length / keys.length).toBeCloseTo(attention, 1);
    expect(seen(5)).toEqual(seen(5));
    expect(seen(5)).not.toEqual(seen(6));
  });

  it('blur is bounded, balanced, and the same for the same seed', () => {
    const { blur } = HANDICAPS[1];
    const perception = perceptionOf(HANDICAPS[1], 9)!;
    const errors = keys.map(key => perception.blur(key));
    expect(Math.max(...errors.map(Math.abs))).toBeLessThanOrEqual(blur);
    expect(Math.abs(errors.reduce((sum, e) => sum + e, 0) / errors.length)).toBeLessThan(blur / 20);
    expect(keys.map(key => perception.blur(key))).toEqual(errors);
  });
});
