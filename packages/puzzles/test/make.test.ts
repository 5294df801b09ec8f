import { loadPuzzles } from '@tablee/catalogue';
import { describe, expect, it } from 'vitest';
import { type Draft, FINDERS, type Finder, makePuzzles, type Wants, writePuzzles } from '../find/index.ts';
import { type GoalKey, type Grade, readPuzzles } from '../src/index.ts';
import { nimPuzzle } from './specimen-puzzles.ts';

const { id: _, ...nimDraft } = nimPuzzle;
const draft = (n: number, grade: Grade, family = `${n}`, key: GoalKey = 'win-in'): Draft => ({
  family,
  puzzle: { ...nimDraft, grade, position: `${n}/3 0`, goal: { key, numbers: [2] } },
});

/** A finder that offers these drafts, wanted or not. */
function offering(drafts: readonly Draft[], shares: Finder['shares'] = {}): Finder & { asked: Wants[] } {
  const asked: Wants[] = [];
  return {
    game: 'nim',
    count: drafts.length,
    shares,
    asked,
    async *drafts(_seed, wants) {
      asked.push(wants);
      yield* drafts;
    },
    prove: async () => null,
  };
}
const make = async (finder: Finder, count: number): Promise<string[]> =>
  (await makePuzzles(finder, { count, seed: 1 })).map(({ grade, position }) => `${grade}: ${position}`);

describe('choosing puzzles', () => {
  it('takes as many of each grade, sorted by grade, and stops there', async () => {
    const finder = offering([draft(1, 3), draft(2, 3), draft(3, 1), draft(4, 2), draft(5, 1)]);
    expect(await make(finder, 3)).toEqual(['1: 3/3 0', '2: 4/3 0', '3: 1/3 0']);
    expect(finder.asked[0]!(1)).toBe(false);
  });

  it('takes one of a family, and a position once', async () => {
    const finder = offering([draft(1, 1, 'a'), draft(2, 1, 'a'), draft(1, 1, 'b'), draft(3, 1, 'c')]);
    expect((await make(finder, 9)).sort()).toEqual(['1: 1/3 0', '1: 3/3 0']);
  });

  it('limits the share of a goal', async () => {
    const drafts = [1, 2, 3, 4].map(n => draft(n, 1, `${n}`, n < 4 ? 'hold' : 'win-in'));
    expect((await make(offering(drafts, { hold: 0.5 }), 12)).length).toBe(3);
    expect((await make(offering(drafts), 12)).length).toBe(4);
  });

  it('writes one puzzle a line, and reads them back', async () => {
    const puzzles = await makePuzzles(offering([draft(1, 1), draft(2, 2)]), { count: 3, seed: 1 });
    const text = writePuzzles(puzzles);
    expect(text.trimEnd().split('\n').length).toBe(puzzles.length + 2);
    expect(readPuzzles(JSON.parse(text) as unknown[])).toEqual(puzzles);
  });
});

it('the same seed finds the same puzzles as in the repository', async () => {
  const stored = readPuzzles((await loadPuzzles('tekao'))!.list);
  const [found] = await makePuzzles(await FINDERS.tekao!(), { count: 1, seed: 1 });
  expect(stored.find(({ id }) => id === found!.id)).toEqual(found);
});
