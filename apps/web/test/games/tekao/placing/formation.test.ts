import { BLUE, isFlag, nameShape, nameSquare, readShape, readSquare, YELLOW } from '@tablee/tekao';
import { describe, expect, it } from 'vitest';
import { misfitOf } from '../../../../src/games/tekao/placing/fit.ts';
import { postSeen, readFormation, writeFormation } from '../../../../src/games/tekao/placing/formation.ts';
import { placedOf } from '../../../../src/games/tekao/placing/placed.ts';
import { begin, play } from './tables.ts';

const WHOLE = 'b1:PTAG,c1:PTGA,d1:PATG,e1:PAGT,f1:PGTA,b2:PGAT,c2:GPTA,d2:TPGA,g1:FFFF';

describe('a formation', () => {
  it('has one spelling, in the order it is placed', () => {
    expect(writeFormation(readFormation(WHOLE)!)).toBe(WHOLE);
    expect(readFormation('c2:FFFF')).toEqual([{ square: readSquare('c2'), shape: readShape('FFFF') }]);
  });

  it('is nothing when its text was meddled with', () => {
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
      expect(readFormation(text), text).toBeNull();
  });

  it('TEKAO-5 yellow’s is the half-turn image', () => {
    const post = { square: readSquare('b1'), shape: readShape('PTAG')! };
    const seen = postSeen(YELLOW, post);
    expect([nameSquare(seen.square), nameShape(seen.shape)]).toEqual(['g8', 'AGPT']);
    expect(postSeen(YELLOW, seen)).toEqual(post);
    expect(postSeen(BLUE, post)).toEqual(post);
  });
});

describe('a formation fits', () => {
  it('TEKAO-2 the army it is made of, and no other', () => {
    expect(misfitOf(readFormation(WHOLE)!, begin().variant)).toBeNull();
    expect(misfitOf(readFormation(WHOLE)!, begin({ armoury: 'twins' }).variant)).toBe('pieces');
    expect(misfitOf(readFormation('b1:PTAG,g1:FFFF')!, begin().variant)).toBe('pieces');
    const pieces = 'PTAG PTGA PATG PAGT PGTA PGAT PTAG PGAT';
    expect(misfitOf(readFormation(WHOLE)!, begin({ armoury: 'custom', pieces }).variant)).toBeNull();
  });

  it('TEKAO-1 a home that has all its squares', () => {
    const deep = readFormation(WHOLE.replace('d2', 'd3'))!;
    const corner = readFormation(WHOLE.replace('b1', 'a1'))!;
    expect(misfitOf(readFormation(WHOLE)!, begin({ home: 'narrow' }).variant)).toBeNull();
    expect(misfitOf(corner, begin({ home: 'narrow' }).variant)).toBe('home');
    expect(misfitOf(deep, begin().variant)).toBe('home');
    expect(misfitOf(deep, begin({ home: 'deep' }).variant)).toBeNull();
  });
});

describe('what was placed', () => {
  it('is each side’s own, the flag last', () => {
    const state = begin({ setup: 'arranged' });
    const events = play(state, 'FFFF@d1', 'FFFF@e8', 'TAGP@a1', 'GPTA@h8');
    const past = [{ events: events.slice(0, 2) }, { events: events.slice(2) }];
    expect(writeFormation(placedOf(past, BLUE))).toBe('a1:TAGP,d1:FFFF');
    expect(writeFormation(placedOf(past, YELLOW))).toBe('a1:TAGP,d1:FFFF');
  });

  it('TEKAO-5 by lot too: both sides have the same one', () => {
    const state = begin({ setup: 'mirrored' });
    const pieces = state.cells.flatMap((cell, square) => (cell === 0 ? [] : [{ square, cell }]));
    const past = [{ events: [{ kind: 'mirrored', pieces }] }] as const;
    const blue = placedOf(past, BLUE);
    expect(blue).toHaveLength(9);
    expect(isFlag(blue.at(-1)!.shape)).toBe(true);
    expect(new Set(writeFormation(placedOf(past, YELLOW)).split(','))).toEqual(
      new Set(writeFormation(blue).split(',')),
    );
    expect(misfitOf(blue, state.variant)).toBeNull();
  });
});
