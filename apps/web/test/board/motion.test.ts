import { describe, expect, it } from 'vitest';
import { planMotions } from '../../src/board/motion.ts';
import type { Change, PlaceOf } from '../../src/board/piece.ts';

const place: PlaceOf = at => ({ x: at * 100, y: 0, scale: 1 });
const change = (id: string, what: Change['what'], from: number, to: number, bumped = false): Change => ({
  id,
  what,
  from,
  to,
  bumped,
});

describe('motions', () => {
  it('last between 180 and 320 ms, by distance', () => {
    const [near, far, across] = planMotions(
      [change('a', 'moved', 0, 1), change('b', 'moved', 0, 2), change('c', 'moved', 0, 50)],
      place,
      100,
      false,
    );
    expect(near!.ms).toBeGreaterThanOrEqual(180);
    expect(far!.ms).toBeGreaterThan(near!.ms);
    expect(across!.ms).toBe(320);
  });

  it('bumped and leaving pieces start after the traveller', () => {
    const [goes, struck, left] = planMotions(
      [change('a', 'moved', 0, 1), change('b', 'moved', 1, 9, true), change('c', 'left', 0, 0)],
      place,
      100,
      false,
    );
    expect(goes!.delay).toBe(0);
    expect(struck!.delay).toBeGreaterThan(0);
    expect(struck!.delay).toBeLessThan(goes!.ms);
    expect(left!.delay).toBe(struck!.delay);
  });

  it('two pieces on the same way get the same motion', () => {
    const [stone, rider] = planMotions(
      [change('a', 'moved', 0, 2), change('b', 'moved', 0, 2)],
      place,
      100,
      false,
    );
    expect({ ...stone, id: '' }).toEqual({ ...rider, id: '' });
  });

  it('with reduced motion pieces fade without changing place', () => {
    const still = planMotions([change('a', 'moved', 0, 3), change('b', 'left', 1, 1)], place, 100, true);
    for (const { frames, delay } of still) {
      expect(frames[0].transform).toBe(frames[1].transform);
      expect(frames[0].opacity).not.toBe(frames[1].opacity);
      expect(delay).toBe(0);
    }
  });
});
