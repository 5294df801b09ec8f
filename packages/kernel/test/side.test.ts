import { describe, expect, it } from 'vitest';
import { mayPlan, partnersOf, type Traits } from '../src/index.ts';

const traits: Traits = {
  seats: [3],
  luck: false,
  secrets: false,
  together: false,
  moves: 'listed',
  goal: 'rivals',
};
const three = { seats: 3, options: {} };

describe('partners', () => {
  it('are the rest of the team, none for a seat alone', () => {
    const game = { traits, teams: () => [[0, 2], [1]] };
    expect([0, 1, 2].map(seat => partnersOf(game, three, seat))).toEqual([[2], [], [0]]);
  });

  it('are all other seats with a shared goal', () => {
    const game = { traits: { ...traits, goal: 'shared' as const }, teams: () => [[0], [1], [2]] };
    expect([0, 1, 2].map(seat => partnersOf(game, three, seat))).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
  });
});

describe('planning', () => {
  const traits = {
    seats: [2],
    luck: false,
    secrets: false,
    together: false,
    moves: 'listed',
    goal: 'rivals',
  } as const;
  const two = { seats: 2, options: {} };

  it('is for seats with partners, unless the game forbids talk', () => {
    const rivals = { traits, teams: () => [[0], [1]] };
    expect(mayPlan(rivals, two, 0)).toBe(false);
    expect(mayPlan({ ...rivals, teams: () => [[0, 1]] }, two, 0)).toBe(true);
    const together = { ...rivals, traits: { ...traits, goal: 'shared' as const } };
    expect(mayPlan(together, { seats: 1, options: {} }, 0)).toBe(true);
    expect(mayPlan({ ...together, quiet: () => true }, two, 0)).toBe(false);
  });
});
