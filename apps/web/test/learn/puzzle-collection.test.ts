import type { Puzzle } from '@tablee/puzzles';
import { describe, expect, it } from 'vitest';
import {
  type Collection,
  dayOf,
  gameOfPuzzle,
  nextUnsolved,
  puzzleOfDay,
} from '../../src/learn/puzzles/collection.ts';

const puzzle = (id: string): Puzzle => ({
  id,
  game: 'tchag',
  rules: 1,
  grade: 1,
  seats: 2,
  options: {},
  seat: 0,
  position: '',
  goal: { key: 'win-in', numbers: [1] },
  proof: { by: 'search', turns: 1, nodes: 1 },
  judge: 'exact',
  answers: [],
});
const IDS = ['tchag-aaaa', 'tchag-bbbb', 'tchag-cccc', 'tchag-dddd', 'tchag-eeee'];
const collection: Collection = { game: 'tchag', puzzles: IDS.map(puzzle), reached: {} };

describe('the puzzle of a day', () => {
  it('changes at midnight of the device, in every time zone', () => {
    expect(dayOf(new Date(2026, 10, 18, 23, 59))).toBe(dayOf(new Date(2026, 10, 18, 0, 0)));
    expect(dayOf(new Date(2026, 10, 19, 0, 0))).toBe(dayOf(new Date(2026, 10, 18, 23, 59)) + 1);
  });

  it('shows every puzzle before one comes again, whatever the order of the file', () => {
    const days = [700, 701, 702, 703, 704].map(day => puzzleOfDay(collection, day)!.id);
    expect([...days].sort()).toEqual(IDS);
    expect(puzzleOfDay(collection, 705)!.id).toBe(days[0]);
    const reversed = { ...collection, puzzles: [...collection.puzzles].reverse() };
    expect(puzzleOfDay(reversed, 702)!.id).toBe(days[2]);
  });

  it('is none in an empty collection', () => {
    expect(puzzleOfDay({ ...collection, puzzles: [] }, 3)).toBeNull();
  });
});

describe('the next puzzle', () => {
  const after = (id: string, ...solved: string[]) =>
    nextUnsolved(collection.puzzles, id, one => solved.includes(one))?.id ?? null;

  it('is the first unsolved one behind, then from the beginning', () => {
    expect(after('tchag-bbbb', 'tchag-cccc')).toBe('tchag-dddd');
    expect(after('tchag-dddd', 'tchag-eeee', 'tchag-aaaa')).toBe('tchag-bbbb');
  });

  it('is none when all others are solved', () => {
    expect(after('tchag-aaaa', ...IDS)).toBeNull();
  });
});

it('an id names its game', () => {
  expect(gameOfPuzzle('tchako-k3f9')).toBe('tchako');
});
