import { replaySteps } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tellingOf } from '../../src/screens/table/shown.ts';
import { momentOf } from '../../src/session/moment.ts';
import { randomRecord, tchag } from '../games.ts';

const moments = Array.from(replaySteps(tchag, randomRecord(7, 12)), momentOf);
const last = moments.at(-1)!;

describe('what a table tells', () => {
  it('is the newest, where the board keeps nobody in suspense', () => {
    expect(tellingOf(moments, last.n, null)).toEqual({ told: last, watching: false });
    expect(tellingOf(moments, 2, null).told).toBe(last);
  });

  it('is what the board has shown, where it does', () => {
    expect(tellingOf(moments, last.n, last.n - 2)).toEqual({ told: moments[last.n - 2], watching: true });
    expect(tellingOf(moments, last.n, last.n)).toEqual({ told: last, watching: false });
    // Not yet given to the board: nothing to look at.
    expect(tellingOf(moments, 3, 3)).toEqual({ told: moments[3], watching: false });
  });

  it('is never more than there is, as after an entry that did not last', () => {
    expect(tellingOf(moments, last.n, last.n + 4)).toEqual({ told: last, watching: false });
  });
});
