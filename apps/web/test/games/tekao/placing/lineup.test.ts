import { BLUE, isFlag, nameShape, nameSquare, readShape, readSquare, YELLOW } from '@tablee/tekao';
import { describe, expect, it } from 'vitest';
import { misfitOf } from '../../../../src/games/tekao/lineups/saved-lineups.ts';
import {
  placedLineup,
  placementFor,
  readLineup,
  writeLineup,
} from '../../../../src/games/tekao/placing/lineup.ts';
import { begin, play } from '../games.ts';

const WHOLE = 'b1:PTAG,c1:PTGA,d1:PATG,e1:PAGT,f1:PGTA,b2:PGAT,c2:GPTA,d2:TPGA,g1:FFFF';

describe('a line-up', () => {
  it('has one text, in the order of placing', () => {
    expect(writeLineup(readLineup(WHOLE)!)).toBe(WHOLE);
    expect(readLineup('c2:FFFF')).toEqual([{ square: readSquare('c2'), shape: readShape('FFFF') }]);
  });

  it('is null when its text is invalid', () => {
    const bad = [
      '',
      'a1',
      'a1:',
      'a9:PTAG',
      'a1:PTAX',
      'a1:PTAG:',
      'a1:PTAG,',
      'a1:PTAG,a1:PTAG',
      'a1:FFFF,b1:FFFF',
    ];
    for (const text of [...bad, 'a1:FFFF;b1:PTAG', `${WHOLE},h1:PTAG`])
      expect(readLineup(text), text).toBeNull();
  });

  it('TEKAO-5 is turned by half for yellow', () => {
    const placement = { square: readSquare('b1'), shape: readShape('PTAG')! };
    const turned = placementFor(YELLOW, placement);
    expect([nameSquare(turned.square), nameShape(turned.shape)]).toEqual(['g8', 'AGPT']);
    expect(placementFor(YELLOW, turned)).toEqual(placement);
    expect(placementFor(BLUE, placement)).toEqual(placement);
  });
});

describe('misfitOf', () => {
  it('TEKAO-2 a line-up fits the pieces it is made of, and no others', () => {
    expect(misfitOf(readLineup(WHOLE)!, begin().variant)).toBeNull();
    expect(misfitOf(readLineup(WHOLE)!, begin({ armoury: 'twins' }).variant)).toBe('pieces');
    expect(misfitOf(readLineup('b1:PTAG,g1:FFFF')!, begin().variant)).toBe('pieces');
    const pieces = 'PTAG PTGA PATG PAGT PGTA PGAT PTAG PGAT';
    expect(misfitOf(readLineup(WHOLE)!, begin({ armoury: 'custom', pieces }).variant)).toBeNull();
  });

  it('TEKAO-1 a line-up fits a home that has all its squares', () => {
    const deep = readLineup(WHOLE.replace('d2', 'd3'))!;
    const corner = readLineup(WHOLE.replace('b1', 'a1'))!;
    expect(misfitOf(readLineup(WHOLE)!, begin({ home: 'narrow' }).variant)).toBeNull();
    expect(misfitOf(corner, begin({ home: 'narrow' }).variant)).toBe('home');
    expect(misfitOf(deep, begin().variant)).toBe('home');
    expect(misfitOf(deep, begin({ home: 'deep' }).variant)).toBeNull();
  });
});

describe('placedLineup', () => {
  it('lists the pieces of each side, the flag last', () => {
    const state = begin({ setup: 'arranged' });
    const events = play(state, 'FFFF@d1', 'FFFF@e8', 'TAGP@a1', 'GPTA@h8');
    const past = [{ events: events.slice(0, 2) }, { events: events.slice(2) }];
    expect(writeLineup(placedLineup(past, BLUE))).toBe('a1:TAGP,d1:FFFF');
    expect(writeLineup(placedLineup(past, YELLOW))).toBe('a1:TAGP,d1:FFFF');
  });

  it('TEKAO-5 is the same for both sides in a mirrored set-up', () => {
    const state = begin({ setup: 'mirrored' });
    const pieces = state.cells.flatMap((cell, square) => (cell === 0 ? [] : [{ square, cell }]));
    const past = [{ events: [{ kind: 'mirrored', pieces }] }] as const;
    const blue = placedLineup(past, BLUE);
    expect(blue).toHaveLength(9);
    expect(isFlag(blue.at(-1)!.shape)).toBe(true);
    expect(new Set(writeLineup(placedLineup(past, YELLOW)).split(','))).toEqual(
      new Set(writeLineup(blue).split(',')),
    );
    expect(misfitOf(blue, state.variant)).toBeNull();
  });
});
