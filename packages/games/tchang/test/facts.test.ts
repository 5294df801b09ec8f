import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { closing, isOver, listMoves, tchang } from '../src/index.ts';
import { BY_RULES, start, tableFor } from './draw.ts';
import { chooseForTeam } from './team.ts';

/** Statistics of random play: they detect unintended rule changes. */
describe('random play', () => {
  // Rules 1 want `end` after more moves than rules 2 (TCHANG-5).
  it.each([
    [1, 18.5, 20.5],
    [2, 15, 17],
  ])('ends without fireflies, and is never won: rules %i, %f to %f moves', (rules, least, most) => {
    const game = BY_RULES[rules]!;
    const chance = searchChance(31);
    const games = 2000;
    let moves = 0;
    const ends = new Map<string, number>();
    for (let n = 0; n < games; n++) {
      const { state } = game.setup(tableFor(), chance);
      for (; !isOver(state); moves++)
        game.apply(state, state.turn, game.sample(state, state.turn, chance), chance);
      ends.set(state.phase, (ends.get(state.phase) ?? 0) + 1);
    }
    expect(moves / games).toBeGreaterThan(least);
    expect(moves / games).toBeLessThan(most);
    expect([...ends]).toEqual([['stranded', games]]);
  });

  it('reaches every affordable space equally often', () => {
    const chance = searchChance(12);
    const { state } = start({ seats: 1, fireflies: 3 });
    const ways = listMoves(state).filter(m => tchang.writeMove(m).startsWith('r:'));
    const counts = new Map(ways.map(m => [m, 0]));
    for (let i = 0; i < 60_000; i++) {
      const m = tchang.sample(state, 0, chance);
      if (counts.has(m)) counts.set(m, counts.get(m)! + 1);
    }
    const each = (60_000 * 5) / 6 / 4 / ways.length;
    for (const [m, n] of counts) expect(Math.abs(n / each - 1), tchang.writeMove(m)).toBeLessThan(0.2);
  });
});

/** Games of the simple team show the effect of each option. */
describe('the options', () => {
  const rate = (options: Parameters<typeof tableFor>[0]): number => {
    const chance = searchChance(5);
    const games = 80;
    let won = 0;
    for (let game = 0; game < games; game++) {
      const { state: s } = tchang.setup(tableFor({ seats: 1, ...options }), chance);
      while (!isOver(s)) tchang.apply(s, 0, chooseForTeam(s) ?? closing(s), chance);
      if (s.phase === 'escaped') won++;
    }
    return won / games;
  };

  it('TCHANG-16 more fireflies, fewer animals, a bonus and stones on all statues make the game easier', () => {
    const classic = rate({});
    expect(rate({ fireflies: 9, animals: 3, tangramBonus: 1 })).toBeGreaterThan(classic + 0.3);
    expect(rate({ cover: 'all' })).toBeGreaterThan(classic + 0.05);
    expect(
      rate({ fireflies: 9, animals: 3, tangramBonus: 1, statues: 'near', cover: 'all' }),
    ).toBeGreaterThan(0.9);
  }, 60_000);
});
