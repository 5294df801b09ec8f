import { describe, expect, it } from 'vitest';
import { Budget } from '../../src/bot/simulator.ts';
import { halve } from '../../src/bot/successive-halving.ts';

const budgetOf = (thoughts: number): Budget => new Budget({ thoughts, spent: () => 0 });
const fresh = (luck: readonly number[]) => ({ luck, total: 0, times: 0 });

describe('successive halving', () => {
  it('keeps the candidate with the best mean, not the best single value', () => {
    const [lucky, sure, poor] = [fresh([1, 0, 0, 0]), fresh([0.6]), fresh([0.2])];
    const left = halve([lucky, sure, poor], {
      keep: 1,
      times: 8,
      until: 1,
      budget: budgetOf(1_000),
      measure: each => each.luck[each.times % each.luck.length]!,
    });
    expect(left).toEqual([sure]);
    expect(poor.times).toBeLessThan(sure.times);
  });

  it('discards a measurement that was cut short', () => {
    const spent = budgetOf(8);
    const [first, second] = [fresh([0.5]), fresh([1])];
    const left = halve([first, second], {
      keep: 1,
      times: 4,
      until: 1,
      budget: spent,
      measure: each => {
        for (let i = 0; i < 8; i++) spent.count();
        return each.luck[0]!;
      },
    });
    expect(left).toEqual([first]);
    expect(second.times).toBe(0);
  });
});
