import { describe, expect, it } from 'vitest';
import { stepFrom } from '../../src/screens/setup/count-field.tsx';
import { caretAfter, spell, wholeWords } from '../../src/screens/setup/text-field.tsx';

const PIECES = { count: 8, letters: 4, of: 'GTAP' };

describe('text options of capital letters', () => {
  it('accept small letters and any spaces', () => {
    expect(spell('ptag', PIECES)).toBe('PTAG');
    expect(spell('ptagp', PIECES)).toBe('PTAG P');
    expect(spell('pt ag,pt-ga', PIECES)).toBe('PTAG PTGA');
    expect(spell('xyz', PIECES)).toBe('');
    expect(spell('g'.repeat(50), PIECES)).toBe(Array(8).fill('GGGG').join(' '));
    const whole = 'PTAG PTGA PATG PAGT PGTA PGAT PTAG PGAT';
    expect(spell(whole, PIECES)).toBe(whole);
  });

  it('keep the caret after the typed letter', () => {
    const caret = (typed: string) => {
      const at = typed.indexOf('|');
      return caretAfter(typed.replace('|', ''), at, PIECES);
    };
    expect(caret('ptag|')).toBe(4);
    expect(caret('PTAGp|')).toBe(6);
    expect(caret('PTgAG PT|')).toBe(8);
    expect(caret('Px|TAG')).toBe(1);
    expect(caret('|PTAG')).toBe(0);
  });

  it('count complete words', () => {
    expect(wholeWords('', PIECES)).toBe(0);
    expect(wholeWords('PTAG PTG', PIECES)).toBe(1);
    expect(wholeWords('PTAG PTGA', PIECES)).toBe(2);
  });
});

describe('a count field', () => {
  it('moves to whole steps from any value', () => {
    expect([100, 105, 95].map(n => stepFrom(n, 10, true))).toEqual([110, 110, 100]);
    expect([100, 105, 95].map(n => stepFrom(n, 10, false))).toEqual([90, 100, 90]);
    expect([stepFrom(3, 1, true), stepFrom(3, 1, false)]).toEqual([4, 2]);
  });
});
