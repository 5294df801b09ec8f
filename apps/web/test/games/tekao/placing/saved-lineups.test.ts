import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteLineup,
  isSaved,
  listSavedLineups,
  renameLineup,
  saveLineup,
} from '../../../../src/games/tekao/lineups/saved-lineups.ts';
import { readLineup } from '../../../../src/games/tekao/placing/lineup.ts';
import { stubBrowser } from '../../../browser.ts';
import { begin } from '../games.ts';

beforeEach(stubBrowser);
const standard = readLineup('b1:PTAG,c1:PTGA,d1:PATG,e1:PAGT,f1:PGTA,b2:PGAT,c2:GPTA,d2:TPGA,g1:FFFF')!;
const twins = readLineup('a1:PTAG,b1:PTAG,c1:PTAG,d1:PTAG,e1:PTAG,f1:PTAG,g1:PTAG,h1:PTAG,d2:FFFF')!;

describe('saved line-ups', () => {
  it('are listed unchanged, those that fit the table first', () => {
    saveLineup('Six sortes', standard);
    saveLineup('Jumeaux', twins);
    const saved = listSavedLineups(begin().variant);
    expect(saved.map(({ name, misfit }) => [name, misfit])).toEqual([
      ['Six sortes', null],
      ['Jumeaux', 'pieces'],
    ]);
    expect(saved[0]!.lineup).toEqual(standard);
    expect(listSavedLineups(begin({ armoury: 'twins', home: 'narrow' }).variant).map(k => k.misfit)).toEqual(
      expect.arrayContaining(['home', 'pieces']),
    );
  });

  it('are recognized in any order of pieces', () => {
    expect(isSaved(standard)).toBe(false);
    saveLineup('Six sortes', standard);
    expect(isSaved(standard.toReversed())).toBe(true);
    expect(isSaved(twins)).toBe(false);
  });

  it('are skipped when their text is invalid', () => {
    saveLineup('Six sortes', standard);
    localStorage.setItem(
      'tablee.favourite.tekao.x',
      JSON.stringify({ name: 'Vieux', text: 'a1:XXXX', touched: 1 }),
    );
    expect(listSavedLineups(begin().variant).map(k => k.name)).toEqual(['Six sortes']);
  });

  it('are renamed and deleted', () => {
    saveLineup('Un', standard);
    const [saved] = listSavedLineups(begin().variant);
    expect(renameLineup(saved!.id, 'Deux')).toBeNull();
    expect(listSavedLineups(begin().variant).map(k => k.name)).toEqual(['Deux']);
    deleteLineup(saved!.id);
    expect(listSavedLineups(begin().variant)).toEqual([]);
  });
});
