import { replaySteps } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tellingOf } from '../../src/screens/table/shown.ts';
import { randomRecord, tchag } from '../games.ts';

const steps = Array.from(replaySteps(tchag, randomRecord(7, 12)));
const last = steps.at(-1)!;

describe('the announced step', () => {
  it('is the newest on a board without suspense', () => {
    expect(tellingOf(steps, last.match.n, null)).toEqual({ told: last, watching: false });
    expect(tellingOf(steps, 2, null).told).toBe(last);
  });

  it('is the last one shown on a board with suspense', () => {
    expect(tellingOf(steps, last.match.n, last.match.n - 2)).toEqual({
      told: steps[last.match.n - 2],
      watching: true,
    });
    expect(tellingOf(steps, last.match.n, last.match.n)).toEqual({ told: last, watching: false });
    // The board has not received it yet.
    expect(tellingOf(steps, 3, 3)).toEqual({ told: steps[3], watching: false });
  });

  it('is never beyond the last step, as after a dropped prediction', () => {
    expect(tellingOf(steps, last.match.n, last.match.n + 4)).toEqual({ told: last, watching: false });
  });
});
