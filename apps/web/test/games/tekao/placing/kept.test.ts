import { beforeEach, describe, expect, it } from 'vitest';
import { readFormation } from '../../../../src/games/tekao/placing/formation.ts';
import {
  forgetKept,
  isKept,
  keepFormation,
  listKept,
  renameKept,
} from '../../../../src/games/tekao/placing/kept.ts';
import { furnishPage } from '../../../drawer.ts';
import { begin } from './tables.ts';

beforeEach(furnishPage);
const standard = readFormation('b1:PTAG,c1:PTGA,d1:PATG,e1:PAGT,f1:PGTA,b2:PGAT,c2:GPTA,d2:TPGA,g1:FFFF')!;
const twins = readFormation('a1:PTAG,b1:PTAG,c1:PTAG,d1:PTAG,e1:PTAG,f1:PTAG,g1:PTAG,h1:PTAG,d2:FFFF')!;

describe('kept formations', () => {
  it('come back as they were, those that fit the table first', () => {
    keepFormation('Six sortes', standard);
    keepFormation('Jumeaux', twins);
    const kept = listKept(begin().variant);
    expect(kept.map(({ name, misfit }) => [name, misfit])).toEqual([
      ['Six sortes', null],
      ['Jumeaux', 'pieces'],
    ]);
    expect(kept[0]!.formation).toEqual(standard);
    expect(listKept(begin({ armoury: 'twins', home: 'narrow' }).variant).map(k => k.misfit)).toEqual(
      expect.arrayContaining(['home', 'pieces']),
    );
  });

  it('are known again in whatever order they were placed', () => {
    expect(isKept(standard)).toBe(false);
    keepFormation('Six sortes', standard);
    expect(isKept(standard.toReversed())).toBe(true);
    expect(isKept(twins)).toBe(false);
  });

  it('what is no formation any more is left out', () => {
    keepFormation('Six sortes', standard);
    localStorage.setItem(
      'tablee.favourite.tekao.x',
      JSON.stringify({ name: 'Vieux', text: 'a1:XXXX', touched: 1 }),
    );
    expect(listKept(begin().variant).map(k => k.name)).toEqual(['Six sortes']);
  });

  it('are renamed and forgotten', () => {
    keepFormation('Un', standard);
    const [kept] = listKept(begin().variant);
    expect(renameKept(kept!.id, 'Deux')).toBeNull();
    expect(listKept(begin().variant).map(k => k.name)).toEqual(['Deux']);
    forgetKept(kept!.id);
    expect(listKept(begin().variant)).toEqual([]);
  });
});
