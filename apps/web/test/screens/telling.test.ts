import { replaySteps } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tellingOf } from '../../src/screens/table/shown.ts';
import { randomRecord, tchag } from '../games.ts';

const steps = Array.from(replaySteps(tchag, randomRecord(7, 12)));
const last = steps.at(-1)!;

describe('what a table tells', () => {
  it('is the newest, where the board keeps nobody in suspense', () => {
    expect(tellingOf(steps, last.match.n, null)).toEqual({ told: last, watching: false });
    expect(tellingOf(steps, 2, null).told).toBe(last);
  });

  it('is what the board has shown, where it does', () => {
    expect(tellingOf(steps, last.match.n, last.match.n - 2)).toEqual({
      told: steps[last.match.n - 2],
      watching: true,
    });
    expect(tellingOf(steps, last.match.n, last.match.n)).toEqual({ told: last, watching: false });
    // Not yet given to the board: nothing to look at.
    expect(tellingOf(steps, 3, 3)).toEqual({ told: steps[3], watching: false });
  });

  it('is never more than there is, as after an entry that did not last', () => {
    expect(tellingOf(steps, last.match.n, last.match.n + 4)).toEqual({ told: last, watching: false });
  });
});
