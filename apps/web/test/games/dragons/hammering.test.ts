import { describe, expect, it } from 'vitest';
import { isHammering, type Press } from '../../../src/games/dragons/input/hammering.ts';

const press = (prompt: string, at: number, x = 100): Press => ({ prompt, at, where: { x, y: 50 } });

describe('hammering a picture', () => {
  it('does not answer the next question: soon, and at the same place', () => {
    expect(isHammering(press('more', 0), press('choose', 200))).toBe(true);
    expect(isHammering(press('more', 0), press('choose', 200, 130))).toBe(true);
  });

  it('is not a press later, elsewhere, on the same question, or the first one', () => {
    expect(isHammering(press('more', 0), press('choose', 700))).toBe(false);
    expect(isHammering(press('more', 0), press('choose', 200, 240))).toBe(false);
    expect(isHammering(press('choose', 0), press('choose', 200))).toBe(false);
    expect(isHammering(null, press('choose', 200))).toBe(false);
  });

  it('holds for keys too, and not between a key and a finger', () => {
    const key: Press = { prompt: 'more', at: 0, where: null };
    expect(isHammering(key, { prompt: 'choose', at: 100, where: null })).toBe(true);
    expect(isHammering(key, press('choose', 100))).toBe(false);
  });
});
