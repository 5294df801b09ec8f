import { describe, expect, it } from 'vitest';
import { Line, type Match, turnOf } from '../src/index.ts';

/** Only the line and the actors matter here. */
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
  it('is named by the entry that began it', () => {
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

  it('of a game of one seat lasts until its end', () => {
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
