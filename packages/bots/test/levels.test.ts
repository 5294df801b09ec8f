import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/index.ts';
import { eyesightOf, HANDICAPS, insightOf, MUSINGS } from '../src/levels.ts';

const keys = Array.from({ length: 4_000 }, (_, i) => i * 7_654_321_987 + 13);

describe('levels', () => {
  it('each has at least what the one below has', () => {
    for (const level of LEVELS.slice(1)) {
      const [below, here] = [HANDICAPS[LEVELS[level - 2]!], HANDICAPS[level]];
      for (const more of ['ms', 'depth', 'calm', 'nodes', 'attention'] as const) {
        expect(here[more], `${more} of level ${level}`).toBeGreaterThanOrEqual(below[more]);
      }
      expect(here.blur).toBeLessThanOrEqual(below.blur);
    }
  });

  it('where something is hidden, each plays out at least what the one below does, and sees better', () => {
    for (const level of LEVELS.slice(1)) {
      const [below, here] = [MUSINGS[LEVELS[level - 2]!], MUSINGS[level]];
      for (const more of ['ms', 'playouts', 'attention'] as const) {
        expect(here[more], `${more} of level ${level}`).toBeGreaterThanOrEqual(below[more]);
      }
      expect(here.blur).toBeLessThanOrEqual(below.blur);
    }
  });

  it('the top level sees everything as it is', () => {
    expect(eyesightOf(HANDICAPS[5], 1)).toBeNull();
    expect(insightOf(MUSINGS[5], 1)).toBeNull();
  });

  it('attention is the share of turns noticed, the same ones as long as the seed stays', () => {
    const { attention } = HANDICAPS[2];
    const seen = (seed: number) => keys.filter(key => eyesightOf(HANDICAPS[2], seed)!.sees(key));
    expect(seen(5).length / keys.length).toBeCloseTo(attention, 1);
    expect(seen(5)).toEqual(seen(5));
    expect(seen(5)).not.toEqual(seen(6));
  });

  it('a judgement is blurred both ways, within bounds, the same way as long as the seed stays', () => {
    const { blur } = HANDICAPS[1];
    const eyes = eyesightOf(HANDICAPS[1], 9)!;
    const errors = keys.map(key => eyes.blur(key));
    expect(Math.max(...errors.map(Math.abs))).toBeLessThanOrEqual(blur);
    expect(Math.abs(errors.reduce((sum, e) => sum + e, 0) / errors.length)).toBeLessThan(blur / 20);
    expect(keys.map(key => eyes.blur(key))).toEqual(errors);
  });
});
