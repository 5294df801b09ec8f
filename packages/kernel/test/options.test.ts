import { describe, expect, it } from 'vitest';
import { applies, BadText, type OptionSheet, readOptions } from '../src/index.ts';

const SHEET = {
  quick: { kind: 'flag', initial: false },
  rounds: { kind: 'count', min: 1, max: 5, initial: 3 },
  board: { kind: 'choice', of: ['round', 'square'], initial: 'round' },
  words: { kind: 'text', longest: 9, initial: 'abcd efgh', when: { option: 'board', is: 'square' } },
  loud: { kind: 'flag', initial: false, when: { option: 'words', is: 'shout' } },
} as const satisfies OptionSheet;

const sentence = (raw: unknown): string => {
  try {
    readOptions(SHEET, raw);
    return 'fine';
  } catch (e) {
    if (e instanceof BadText) return e.message;
    throw e;
  }
};

describe('options from outside', () => {
  it('are filled with defaults', () => {
    expect(readOptions(SHEET, { rounds: 5, words: 'dcba' })).toEqual({
      quick: false,
      rounds: 5,
      board: 'round',
      words: 'dcba',
      loud: false,
    });
    expect(readOptions(SHEET, undefined).words).toBe('abcd efgh');
  });

  it.each([
    [{ words: '' }, 'fine'],
    [{ words: 'abcd efghi' }, 'Option "words" is a line of at most 9 characters.'],
    [{ words: 'ab\ncd' }, 'Option "words" is a line of at most 9 characters.'],
    [{ words: 7 }, 'Option "words" is a line of at most 9 characters.'],
    [{ quick: 1 }, 'Option "quick" is true or false.'],
    [{ rounds: 1.5 }, 'Option "rounds" is a whole number from 1 to 5.'],
    [{ board: 'oval' }, 'Option "board" is one of: round, square.'],
    [{ speed: 1 }, 'There is no option "speed". Options of this game: quick, rounds, board, words, loud.'],
    [[], 'Options must be an object.'],
  ])('%j: %s', (raw, wanted) => {
    expect(sentence(raw)).toBe(wanted);
  });
});

describe('an option with a condition', () => {
  it('applies while the other option applies and has the value', () => {
    const asked = (values: object) =>
      Object.keys(SHEET).filter(name => applies(SHEET, readOptions(SHEET, values), name));
    expect(asked({})).toEqual(['quick', 'rounds', 'board']);
    expect(asked({ board: 'square' })).toEqual(['quick', 'rounds', 'board', 'words']);
    expect(asked({ board: 'square', words: 'shout' })).toEqual(['quick', 'rounds', 'board', 'words', 'loud']);
    expect(asked({ board: 'round', words: 'shout' })).toEqual(['quick', 'rounds', 'board']);
  });

  it('keeps its value while it does not apply', () => {
    expect(readOptions(SHEET, { words: 'kept' }).words).toBe('kept');
    expect(sentence({ words: 'far too long' })).toBe('Option "words" is a line of at most 9 characters.');
  });
});
