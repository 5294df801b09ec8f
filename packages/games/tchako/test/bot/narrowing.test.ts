import { describe, expect, it } from 'vitest';
import { narrow } from '../../src/bot/narrowing.ts';
import { Purse } from '../../src/bot/purse.ts';

const purse = (thoughts: number): Purse => new Purse({ thoughts, spent: () => 0 });
const fresh = (luck: readonly number[]) => ({ luck, total: 0, times: 0 });

describe('choosing by rounds', () => {
  it('leaves what is good every time, not what was best once', () => {
    const [lucky, sure, poor] = [fresh([1, 0, 0, 0]), fresh([0.6]), fresh([0.2])];
    const left = narrow([lucky, sure, poor], {
      keep: 1,
      times: 8,
      until: 1,
      purse: purse(1_000),
      measure: each => each.luck[each.times % each.luck.length]!,
    });
    expect(left).toEqual([sure]);
    expect(poor.times).toBeLessThan(sure.times);
  });

  it('does not count a measure that was cut short', () => {
    const spent = purse(8);
    const [first, second] = [fresh([0.5]), fresh([1])];
    const left = narrow([first, second], {
      keep: 1,
      times: 4,
      until: 1,
      purse: spent,
      measure: each => {
        for (let i = 0; i < 8; i++) spent.pay();
        return each.luck[0]!;
      },
    });
    expect(left).toEqual([first]);
    expect(second.times).toBe(0);
  });
});
