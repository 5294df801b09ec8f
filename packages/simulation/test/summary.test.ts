import { describe, expect, it } from 'vitest';
import { binsOf, figureOf, intervalOf, summarise, wonOf100 } from '../src/index.ts';
import { leaderOf } from '../src/leads.ts';
import { STOPPED } from './games.ts';

describe('the interval of a share', () => {
  it('is Wilson’s', () => {
    const [low, high] = intervalOf(0.9, 100);
    expect(low).toBeCloseTo(0.8256, 4);
    expect(high).toBeCloseTo(0.9448, 4);
  });

  it('stays within 0 and 1, and is 0 to 1 without games', () => {
    expect(intervalOf(0, 5)[0]).toBe(0);
    expect(intervalOf(1, 5)[1]).toBe(1);
    expect(intervalOf(0.5, 0)).toEqual([0, 1]);
  });
});

describe('a summary', () => {
  it('counts what was played: wins by seat, draws, length, lead changes', () => {
    const s = summarise(STOPPED.played, STOPPED.bots);
    expect(s).toMatchObject({
      games: 3,
      seats: [{ bot: '1', wins: 1 }, { wins: 1 }],
      draws: { wins: 1 },
      lost: { wins: 0 },
      turns: { most: 31 },
      moves: { most: 62 },
      leads: { most: 4 },
      reasons: { captured: 2, agreed: 1 },
    });
    expect(s.seats[0]!.share).toBeCloseTo(1 / 3);
    expect(s.leads!.mean).toBeCloseTo(5 / 3);
    expect(s.team).toBeUndefined();
  });

  it('of a shared goal has one share for the team, and losses are no draws', () => {
    const played = STOPPED.played.map((p, i) => ({ ...p, payoff: i === 0 ? [1, 1] : [0, 0], leads: null }));
    const s = summarise(played, ['4', '4'], true);
    expect(s).toMatchObject({ team: { wins: 1 }, draws: { wins: 0 }, lost: { wins: 2 } });
    expect(s.leads).toBeUndefined();
  });

  it('of no games has no numbers that are not numbers', () => {
    const s = summarise([], ['1', '1']);
    expect(s.seats[0]).toMatchObject({ wins: 0, share: 0, interval: [0, 1] });
    expect([s.turns, s.moves]).toEqual([
      { mean: 0, most: 0 },
      { mean: 0, most: 0 },
    ]);
  });
});

describe('bins', () => {
  it('have equal widths, hold every value once and are at most as many as asked for', () => {
    const values = [20, 20, 21, 29, 30, 44];
    const bins = binsOf(values, 5);
    expect(bins).toEqual([
      { from: 20, to: 24, count: 3 },
      { from: 25, to: 29, count: 1 },
      { from: 30, to: 34, count: 1 },
      { from: 35, to: 39, count: 0 },
      { from: 40, to: 44, count: 1 },
    ]);
    expect(binsOf([7, 7], 5)).toEqual([{ from: 7, to: 7, count: 2 }]);
    expect(binsOf([], 5)).toEqual([]);
  });
});

describe('a lead', () => {
  it('needs a margin over the second', () => {
    expect(leaderOf([0.6, 0.4])).toBe(0);
    expect(leaderOf([0.52, 0.48])).toBeNull();
    expect(leaderOf([0.2, 0.25, 0.45, 0.1])).toBe(2);
    expect(leaderOf([0.4, 0.35, 0.1])).toBeNull();
  });
});

describe('figures of presets', () => {
  it('add up the runs of all seeds', () => {
    const runs = [
      { seed: 'a', games: 300, wins: 240 },
      { seed: 'b', games: 300, wins: 234 },
    ];
    const figures = {
      game: 'tchang',
      rules: 2,
      bot: '4',
      date: '2026-11-18',
      command: 'npm run presets -- tchang',
      cells: [{ preset: 'classique', seats: 4, runs }],
    };
    const figure = figureOf(figures, 'classique', 4)!;
    expect(figure).toMatchObject({ wins: 474, games: 600, seeds: ['a', 'b'] });
    expect(wonOf100(figure)).toBe(79);
    expect(figure.interval[0]).toBeCloseTo(0.756, 3);
    expect(figureOf(figures, 'classique', 3)).toBeNull();
  });
});
