import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cleanName,
  findNamed,
  LONGEST_NAME,
  listFavourites,
  MOST_FAVOURITES,
  removeFavourite,
  renameFavourite,
  saveFavourite,
} from '../../src/storage/favourites/favourites.ts';
import { stubBrowser } from '../browser.ts';

beforeEach(stubBrowser);
const names = (game = 'tekao') => listFavourites(game).map(f => f.name);

describe('favourites', () => {
  it('are stored by name and game, newest first', () => {
    expect(saveFavourite('tekao', 'Mur', 'a1:FFFF', 1)).toBeNull();
    expect(saveFavourite('tekao', 'Coin', 'b1:FFFF', 2)).toBeNull();
    expect(saveFavourite('tchako', 'Autre', 'x', 3)).toBeNull();
    expect(names()).toEqual(['Coin', 'Mur']);
    expect(names('tchako')).toEqual(['Autre']);
    expect(findNamed('tekao', 'mur')?.text).toBe('a1:FFFF');
  });

  it('replace a favourite of the same name', () => {
    saveFavourite('tekao', 'Mur', 'a1:FFFF', 1);
    expect(saveFavourite('tekao', ' mur ', 'h1:FFFF', 2)).toBeNull();
    expect(listFavourites('tekao')).toMatchObject([{ name: 'mur', text: 'h1:FFFF', touched: 2 }]);
  });

  it('can be renamed unless the name is taken, and removed', () => {
    saveFavourite('tekao', 'Mur', 'a1:FFFF', 1);
    saveFavourite('tekao', 'Coin', 'b1:FFFF', 2);
    const { id } = findNamed('tekao', 'Mur')!;
    expect(renameFavourite('tekao', id, 'COIN')).toBe('name-taken');
    expect(renameFavourite('tekao', id, '  ')).toBe('nameless');
    expect(renameFavourite('tekao', id, 'MUR')).toBeNull();
    expect(names()).toEqual(['Coin', 'MUR']);
    removeFavourite('tekao', id);
    expect(names()).toEqual(['Coin']);
    expect(renameFavourite('tekao', id, 'Parti')).toBeNull();
    expect(names()).toEqual(['Coin']);
  });

  it('have cleaned names', () => {
    expect(cleanName('  Le\n mur\t de   glace ')).toBe('Le mur de glace');
    expect(cleanName('\u0000\u200b \n')).toBeNull();
    expect(Array.from(cleanName('🏰'.repeat(60))!)).toHaveLength(LONGEST_NAME);
    expect(saveFavourite('tekao', '   ', 'a1:FFFF', 1)).toBe('nameless');
    expect(names()).toEqual([]);
  });

  it('are limited in number, but can still be replaced', () => {
    for (let i = 0; i < MOST_FAVOURITES; i++) expect(saveFavourite('tekao', `n${i}`, 't', i)).toBeNull();
    expect(saveFavourite('tekao', 'one more', 't', 99)).toBe('too-many');
    expect(saveFavourite('tekao', 'n0', 'new', 99)).toBeNull();
    expect(listFavourites('tekao')).toHaveLength(MOST_FAVOURITES);
  });

  it('skip bad or old data without throwing', () => {
    saveFavourite('tekao', 'Mur', 'a1:FFFF', 1);
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

  it('report full storage without throwing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
      key: () => null,
      length: 0,
    });
    expect(saveFavourite('tekao', 'Mur', 'a1:FFFF', 1)).toBe('no-room');
  });
});
