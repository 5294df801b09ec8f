import { describe, expect, it } from 'vitest';
import { Line, type Match, mayPlan, turnOf } from '../src/index.ts';

/** A match of which only the line and who is to choose matter here. */
const matchOf = (
  line: readonly (readonly [n: number, seat: number])[],
  actors: readonly number[],
  seats = 2,
): Match =>
  ({
    game: { actors: () => actors },
    table: { seats, options: {} },
    state: null,
    n: 40,
    line: Line.from(line.map(([n, seat]) => ({ n, seat, move: 'x', binding: false }))),
    outcome: null,
  }) as unknown as Match;

describe('a turn', () => {
  it('is named by the entry that began it, however many steps it has', () => {
    expect(turnOf(matchOf([], [0]))).toBe(0);
    expect(turnOf(matchOf([[1, 0]], [0]))).toBe(0);
    expect(turnOf(matchOf([[1, 0]], [1]))).toBe(1);
    expect(
      turnOf(
        matchOf(
          [
            [1, 0],
            [2, 1],
            [5, 1],
          ],
          [1],
        ),
      ),
    ).toBe(1);
    expect(
      turnOf(
        matchOf(
          [
            [1, 0],
            [2, 1],
            [5, 1],
          ],
          [0],
        ),
      ),
    ).toBe(5);
  });

  it('never ends for who plays alone, but for the end of the game', () => {
    expect(
      turnOf(
        matchOf(
          [
            [1, 0],
            [2, 0],
            [3, 0],
          ],
          [0],
          1,
        ),
      ),
    ).toBe(0);
    expect(turnOf({ ...matchOf([[1, 0]], []), outcome: { payoff: [1], reason: 'won' } })).toBe(40);
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

  it('is for a side of several, or a goal all share, unless they must not talk', () => {
    const rivals = { traits, teams: () => [[0], [1]] };
    expect(mayPlan(rivals, two, 0)).toBe(false);
    expect(mayPlan({ ...rivals, teams: () => [[0, 1]] }, two, 0)).toBe(true);
    const together = { ...rivals, traits: { ...traits, goal: 'shared' as const } };
    expect(mayPlan(together, { seats: 1, options: {} }, 0)).toBe(true);
    expect(mayPlan({ ...together, quiet: () => true }, two, 0)).toBe(false);
  });
});
