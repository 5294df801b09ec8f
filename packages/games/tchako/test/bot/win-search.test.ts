import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { wayToWin, zonesToWin } from '../../src/bot/judge.ts';
import { Budget, Simulator } from '../../src/bot/simulator.ts';
import { actionsLeft } from '../../src/bot/win-probability.ts';
import { WinSearch } from '../../src/bot/win-search.ts';
import { play, type State, tchako, zonesNamed } from '../../src/index.ts';
import { at } from '../draw.ts';

/** South holds N2 and BNC; the northern queen is out, her vital zone empty: one puck has to enter it, the next to hit her. */
const twoFromVictory = (): State =>
  at({ pucks: { s1: 'N2', s2: 'BNC', s3: [100, 140], s4: [-150, -80], sq: 'VS', nq: [-150, 0] }, number: 3 });

const steady = { direction: 0, power: 0 };
const search = (s: State, thoughts: number, aimError = { direction: 4, power: 0.02 }) => {
  const budget = new Budget({ thoughts, spent: () => 0 });
  const found = new WinSearch(s, 0, new Simulator(aimError, budget, searchChance(7))).search(1);
  return { ...found, thoughts: budget.thoughts };
};

describe('win search', () => {
  it('TCHAKO-8 finds what is missing: the vital zone, then the queen', () => {
    const s = twoFromVictory();
    expect(wayToWin(s, 0)).toBe(2);
    expect(zonesToWin(s, 0, 2) & zonesNamed('VN', 'BNL', 'N1')).toBe(zonesNamed('VN'));
  });

  it('TCHAKO-10 TCHAKO-12 counts the shots a turn can pay for: pucks, the queen, created ones', () => {
    const s = twoFromVictory();
    expect(actionsLeft(s)).toBe(3);
    s.shot = 0b1111;
    expect(actionsLeft(s)).toBe(2);
    s.here &= ~(1 << 11);
    expect(actionsLeft(s)).toBe(1);
    s.points = 6;
    expect(actionsLeft(s)).toBe(0);
  });

  it('TCHAKO-12 finds a winning sequence of shots', {
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

  it('returns at once if the win is not possible in the turn', () => {
    const s = twoFromVictory();
    s.points = 4;
    expect(search(s, 10_000)).toEqual({ move: null, chance: 0, thoughts: 0 });
  });

  it('ends when there is nothing to try, and keeps its budget', () => {
    const s = twoFromVictory();
    // All pucks have shot, and all creation spaces are taken.
    s.shot = (1 << 12) - 1;
    for (const zone of s.began.keys()) s.began[zone] = 2;
    s.captured = 0;
    expect(search(s, 5_000).move).toBeNull();
    expect(search(twoFromVictory(), 500, steady).thoughts).toBeLessThan(520);
  });
});
