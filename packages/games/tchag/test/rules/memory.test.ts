import { describe, expect, it } from 'vitest';
import { clone, isSound, phase, tchag } from '../../src/index.ts';
import { after, at, fieldOf, play, refusal, texts } from '../draw.ts';

describe('the memory of a turn', () => {
  const before = () =>
    at(`
      . . . . . .
      . . . . + +
      . . . Y x .
      . . + R . .
      . R x . . .
      . . . . . .`);

  it('TCHAG-9 a repair may not recreate a layout of this turn', () => {
    const s = after(before(), 'd3c3', '=d4v');
    expect(texts(s)).toEqual(['=c3>', '=e4v', '=e4<']);
    expect(refusal(s, '=d3^')).toBe('TCHAG-9 repeats-layout');
  });

  it('TCHAG-9 a position read from text remembers only its own layout', () => {
    const s = after(before(), 'd3c3', '=d4v');
    const read = tchag.readState(tchag.writeState(s));
    expect(texts(read)).toEqual(['=c3>', '=d3^', '=e4v', '=e4<']);
  });

  it('TCHAG-9 a clone has the same memory', () => {
    const s = after(before(), 'd3c3', '=d4v');
    expect(texts(clone(s))).toEqual(texts(s));
    expect(texts(tchag.redact(s, 'public'))).toEqual(texts(s));
  });

  it('TCHAG-9 the memory is empty at the next turn', () => {
    let s = after(before(), 'd3c3', '=d4v');
    expect(s.memory.length).toBeGreaterThan(0);
    while (s.side === 0) s = after(s, texts(s).at(-1)!);
    expect(s.memory).toEqual([]);
  });

  /** Found by exhaustive search: the only known position that runs out of repairs. */
  const SPIN =
    '=c3v =d3v =d3> =d2^ =c2^ =c3< =e4< =d3^ =b3> =c3v =d3< =c2^ =c3< =c4< =d5v =b4> =b3> =c3v =d4< =d4^ =c2^ =c3< =c4v =d5v'.split(
      ' ',
    );
  const island = () =>
    at(
      `
      . . . . y +
      . . . . x .
      . . . y Y .
      . . R + . .
      . y . . . .
      + r . . . .`,
      'y',
    );

  it('TCHAG-9 when every repair would repeat a layout, the turn ends and the next player repairs first', () => {
    const s = after(island(), ...SPIN);
    expect(s.side).toBe(1);
    const news = play(s, '=c4>');
    expect(news.map(e => e.kind)).toEqual(['slid', 'unfinished', 'passed']);
    expect(isSound(s.lines)).toBe(false);
    expect([s.side, phase(s)]).toEqual([0, 'repair']);
    const fresh = tchag.readState(tchag.writeState(s));
    expect(texts(s)).toEqual(texts(fresh));
    expect(s.memory).toEqual(fresh.memory);
  });

  it('TCHAG-9 after those repairs, that player still moves a pawn', () => {
    let s = after(island(), ...SPIN, '=c4>');
    while (phase(s) === 'repair') s = after(s, texts(s)[0]!);
    expect([s.side, phase(s)]).toEqual([0, 'move']);
    expect(texts(s).every(move => /^[a-f][1-6][a-f][1-6]$/.test(move))).toBe(true);
  });

  it('TCHAG-9 if no repair exists, the player moves a pawn', () => {
    const s = at(`
      . . . . . .
      . . . . . .
      . . . x Y .
      . . . . . .
      R + . . . .
      + x . . . .`);
    expect(isSound(s.lines)).toBe(false);
    expect(texts(s)).toEqual(['a2a1', 'a2b2']);
    const news = play(s, 'a2b2');
    expect(news.map(e => e.kind)).toEqual(['moved', 'removed', 'unfinished', 'passed']);
    expect([s.side, phase(s)]).toEqual([1, 'move']);
    expect(fieldOf(s)[4]).toBe('.R....');
  });
});
