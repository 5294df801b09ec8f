import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { actionsToWin, zonesToWin } from '../../src/bot/evaluation.ts';
import { Budget, Trials } from '../../src/bot/trials.ts';
import { actionsLeft } from '../../src/bot/win-probability.ts';
import { WinSearch } from '../../src/bot/win-search.ts';
import { play, type State, tchako, zonesNamed } from '../../src/index.ts';
import { at } from '../draw.ts';

/** South holds N2 and BNC. North's queen is outside her empty vital zone: one shot has to enter it, the next to hit her. */
const twoFromVictory = (): State =>
  at({ pucks: { s1: 'N2', s2: 'BNC', s3: [100, 140], s4: [-150, -80], sq: 'VS', nq: [-150, 0] }, number: 3 });

const steady = { direction: 0, power: 0 };
const search = (s: State, thoughts: number, hand = { direction: 4, power: 0.02 }) => {
  const budget = new Budget({ thoughts, spent: () => 0 });
  const found = new WinSearch(s, 0, new Trials(hand, budget, searchChance(7))).search(1);
  return { ...found, thoughts: budget.thoughts };
};

describe('the search for a win', () => {
  it('TCHAKO-8 the vital zone and the queen are missing', () => {
    const s = twoFromVictory();
    expect(actionsToWin(s, 0)).toBe(2);
    expect(zonesToWin(s, 0, 2) & zonesNamed('VN', 'BNL', 'N1')).toBe(zonesNamed('VN'));
  });

  it('TCHAKO-10 TCHAKO-12 the shots that a turn can pay for: of pucks, the queen and created pucks', () => {
    const s = twoFromVictory();
    expect(actionsLeft(s)).toBe(3);
    s.shot = 0b1111;
    expect(actionsLeft(s)).toBe(2);
    s.here &= ~(1 << 11);
    expect(actionsLeft(s)).toBe(1);
    s.points = 6;
    expect(actionsLeft(s)).toBe(0);
  });

  it('TCHAKO-12 finds a sequence of shots that hits the queen', {
    timeout: 60_000,
  }, () => {
    let s = twoFromVictory();
    const made: string[] = [];
    while (!s.end && s.turn === 0) {
      const { move, chance } = search(s, 40_000);
      expect(chance).toBeGreaterThan(0.5);
      made.push(tchako.writeMove(move!));
      s = tchako.clone(s);
      play(s, move!, []);
    }
    expect(made.length).toBeGreaterThan(1);
    expect(s.end).toEqual({ reason: 'queen-hit', winner: 0 });
  });

  it('tries nothing if no win is possible in the turn', () => {
    const s = twoFromVictory();
    s.points = 4;
    expect(search(s, 10_000)).toEqual({ move: null, chance: 0, thoughts: 0 });
  });

  it('ends if there is nothing to try, and keeps to its budget', () => {
    const s = twoFromVictory();
    // All pucks have been shot, and no zone allows a creation.
    s.shot = (1 << 12) - 1;
    for (const zone of s.began.keys()) s.began[zone] = 2;
    s.captured = 0;
    expect(search(s, 5_000).move).toBeNull();
    expect(search(twoFromVictory(), 500, steady).thoughts).toBeLessThan(520);
  });
});
