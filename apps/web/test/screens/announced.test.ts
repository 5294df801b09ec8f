import { replaySteps } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { announcedOf } from '../../src/screens/table/shown.ts';
import { randomRecord, tchag } from '../games.ts';

const steps = Array.from(replaySteps(tchag, randomRecord(7, 12)));
const last = steps.at(-1)!;

describe('the announced step', () => {
  it('is the newest on a board without suspense', () => {
    expect(announcedOf(steps, last.match.n, null)).toEqual({ announced: last, watching: false });
    expect(announcedOf(steps, 2, null).announced).toBe(last);
  });

  it('is the last one shown on a board with suspense', () => {
    expect(announcedOf(steps, last.match.n, last.match.n - 2)).toEqual({
      announced: steps[last.match.n - 2],
      watching: true,
    });
    expect(announcedOf(steps, last.match.n, last.match.n)).toEqual({ announced: last, watching: false });
    // The board has not received it yet.
    expect(announcedOf(steps, 3, 3)).toEqual({ announced: steps[3], watching: false });
  });

  it('is never beyond the last step, as after a dropped prediction', () => {
    expect(announcedOf(steps, last.match.n, last.match.n + 4)).toEqual({ announced: last, watching: false });
  });
});
