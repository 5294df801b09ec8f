import { BadText } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { readPuzzle, readPuzzles } from '../src/index.ts';
import { lobPuzzle, nimPuzzle } from './specimen-puzzles.ts';

const wrongOf = (raw: unknown): string => {
  try {
    readPuzzle(raw);
  } catch (e) {
    if (e instanceof BadText) return e.message;
    throw e;
  }
  return 'nothing';
};
const changed = (fields: object): object => ({ ...nimPuzzle, ...fields });
const { id } = nimPuzzle;

describe('the reader of puzzles', () => {
  it('reads what was written', () => {
    for (const puzzle of [nimPuzzle, lobPuzzle])
      expect(readPuzzle(JSON.parse(JSON.stringify(puzzle)))).toEqual(puzzle);
  });

  it.each([
    ['no object', 7, 'Puzzle (without id) must be an object.'],
    [
      'another id',
      changed({ id: 'nim-l0o1' }),
      'Puzzle nim-l0o1 needs a text "id" like ^[a-z]+-[0-9a-km-np-z]{4}$.',
    ],
    [
      'the id of another game',
      changed({ id: 'tchag-abcd' }),
      'Puzzle tchag-abcd is of nim, but its id is not.',
    ],
    ['a grade too high', changed({ grade: 4 }), `Puzzle ${id} needs a whole number "grade" from 1 to 3.`],
    [
      'a solver without a seat',
      changed({ seat: 2 }),
      `Puzzle ${id} has a solver who sits at none of its seats.`,
    ],
    ['no position', changed({ position: '' }), `Puzzle ${id} needs a text "position" like ..`],
    [
      'an option that is a list',
      changed({ options: { heaps: [] } }),
      `Puzzle ${id} needs options as an object "options".`,
    ],
    [
      'a goal without its number',
      changed({ goal: { key: 'win-in', numbers: [] } }),
      `Puzzle ${id}, goal, "win-in" has 0 numbers instead of 1.`,
    ],
    ['no answer', changed({ answers: [] }), `Puzzle ${id} needs a list "answers" of at least 1.`],
    [
      'an answer without moves',
      changed({ answers: [{ plays: [] }] }),
      `Puzzle ${id}, answers[0], needs a list "plays" of at least 1.`,
    ],
    ['an unknown field', changed({ colour: 'red' }), `Puzzle ${id} has an unknown field "colour".`],
    ['a line in an exact puzzle', changed({ line: [] }), `Puzzle ${id} has an unknown field "line".`],
    [
      'a probability above 1',
      changed({ proof: { by: 'trials', trials: 9, best: 2, second: 0, error: 0 } }),
      `Puzzle ${id}, proof, needs a number "best" from 0 to 1.`,
    ],
  ])('refuses %s', (_what, raw, sentence) => {
    expect(wrongOf(raw)).toBe(sentence);
  });

  it('refuses an unknown goal and names those it knows', () => {
    expect(wrongOf(changed({ goal: { key: 'fly', numbers: [] } }))).toContain('keys: win-in, hold, take');
  });

  it('refuses an id that occurs twice', () => {
    expect(() => readPuzzles([nimPuzzle, lobPuzzle, nimPuzzle])).toThrow(`Puzzle ${id} occurs twice.`);
  });
});
