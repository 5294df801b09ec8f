import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cleanName,
  findNamed,
  forgetFavourite,
  keepFavourite,
  LONGEST_NAME,
  listFavourites,
  MOST_FAVOURITES,
  renameFavourite,
} from '../../src/storage/favourites/favourites.ts';
import { furnishPage } from '../drawer.ts';

beforeEach(furnishPage);
const names = (game = 'tekao') => listFavourites(game).map(f => f.name);

describe('favourites', () => {
  it('are kept by name, newest first, each game for itself', () => {
    expect(keepFavourite('tekao', 'Mur', 'a1:FFFF', 1)).toBeNull();
    expect(keepFavourite('tekao', 'Coin', 'b1:FFFF', 2)).toBeNull();
    expect(keepFavourite('tchako', 'Autre', 'x', 3)).toBeNull();
    expect(names()).toEqual(['Coin', 'Mur']);
    expect(names('tchako')).toEqual(['Autre']);
    expect(findNamed('tekao', 'mur')?.text).toBe('a1:FFFF');
  });

  it('of the same name replace one another', () => {
    keepFavourite('tekao', 'Mur', 'a1:FFFF', 1);
    expect(keepFavourite('tekao', ' mur ', 'h1:FFFF', 2)).toBeNull();
    expect(listFavourites('tekao')).toMatchObject([{ name: 'mur', text: 'h1:FFFF', touched: 2 }]);
  });

  it('are renamed unless the name is another one’s, and forgotten', () => {
    keepFavourite('tekao', 'Mur', 'a1:FFFF', 1);
    keepFavourite('tekao', 'Coin', 'b1:FFFF', 2);
    const { id } = findNamed('tekao', 'Mur')!;
    expect(renameFavourite('tekao', id, 'COIN')).toBe('name-taken');
    expect(renameFavourite('tekao', id, '  ')).toBe('nameless');
    expect(renameFavourite('tekao', id, 'MUR')).toBeNull();
    expect(names()).toEqual(['Coin', 'MUR']);
    forgetFavourite('tekao', id);
    expect(names()).toEqual(['Coin']);
    expect(renameFavourite('tekao', id, 'Parti')).toBeNull();
    expect(names()).toEqual(['Coin']);
  });

  it('have names one can read in a list', () => {
    expect(cleanName('  Le\n mur\t de   glace ')).toBe('Le mur de glace');
    expect(cleanName('\u0000\u200b \n')).toBeNull();
    expect(Array.from(cleanName('🏰'.repeat(60))!)).toHaveLength(LONGEST_NAME);
    expect(keepFavourite('tekao', '   ', 'a1:FFFF', 1)).toBe('nameless');
    expect(names()).toEqual([]);
  });

  it('are no more than a list can bear, but the same name still replaces', () => {
    for (let i = 0; i < MOST_FAVOURITES; i++) expect(keepFavourite('tekao', `n${i}`, 't', i)).toBeNull();
    expect(keepFavourite('tekao', 'one more', 't', 99)).toBe('too-many');
    expect(keepFavourite('tekao', 'n0', 'new', 99)).toBeNull();
    expect(listFavourites('tekao')).toHaveLength(MOST_FAVOURITES);
  });

  it('bad or old data is left out and never throws', () => {
    keepFavourite('tekao', 'Mur', 'a1:FFFF', 1);
    const bad = [
      '',
      '{',
      'null',
      '[]',
      '3',
      '{"name":3,"text":"x"}',
      '{"name":"x"}',
      '{"name":" ","text":"x"}',
    ];
    for (const [i, text] of bad.entries()) localStorage.setItem(`tablee.favourite.tekao.bad${i}`, text);
    localStorage.setItem('tablee.favourite.tekao.long', `{"name":"x","text":"${'x'.repeat(5000)}"}`);
    localStorage.setItem('tablee.favourite.tekao.odd', '{"name":"Odd","text":"b1:FFFF","touched":"now"}');
    expect(names()).toEqual(['Mur', 'Odd']);
    expect(localStorage.getItem('tablee.favourite.tekao.bad1')).toBe('{');
  });

  it('a full drawer is said, not thrown', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
      key: () => null,
      length: 0,
    });
    expect(keepFavourite('tekao', 'Mur', 'a1:FFFF', 1)).toBe('no-room');
  });
});
