import { describe, expect, it } from 'vitest';
import { halve } from '../../src/bot/halving.ts';
import { Budget } from '../../src/bot/trials.ts';

const budgetOf = (thoughts: number): Budget => new Budget({ thoughts, spent: () => 0 });
const fresh = (luck: readonly number[]) => ({ luck, total: 0, times: 0 });

describe('successive halving', () => {
  it('keeps the candidate with the best mean, not with the best single result', () => {
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

  it('does not count a measurement that was cut short', () => {
    const budget = budgetOf(8);
    const [first, second] = [fresh([0.5]), fresh([1])];
    const left = halve([first, second], {
      keep: 1,
      times: 4,
      until: 1,
      budget,
      measure: each => {
        for (let i = 0; i < 8; i++) budget.count();
        return each.luck[0]!;
      },
    });
    expect(left).toEqual([first]);
    expect(second.times).toBe(0);
  });
});
