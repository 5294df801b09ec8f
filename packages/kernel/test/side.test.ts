import { describe, expect, it } from 'vitest';
import { partnersOf, type Traits } from '../src/index.ts';

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
  it('are the rest of the team, and nobody for who plays alone', () => {
    const game = { traits, teams: () => [[0, 2], [1]] };
    expect([0, 1, 2].map(seat => partnersOf(game, three, seat))).toEqual([[2], [], [0]]);
  });

  it('are everybody else where the goal is shared, whatever the teams', () => {
    const game = { traits: { ...traits, goal: 'shared' as const }, teams: () => [[0], [1], [2]] };
    expect([0, 1, 2].map(seat => partnersOf(game, three, seat))).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
  });
});
