import { describe, expect, it } from 'vitest';
import {
  type ARMOURIES,
  BLUE,
  beats,
  HOMES,
  homeSquares,
  nameShape,
  nameSquare,
  orientations,
  readPieces,
  supplyOf,
  tekao,
  WEAPON_LETTERS,
  YELLOW,
} from '../../src/index.ts';
import { tableFor } from '../draw.ts';

const names = (squares: readonly number[]): string => squares.map(nameSquare).join(' ');
const bag = (armoury: (typeof ARMOURIES)[number], pieces = ''): string => {
  const { kinds, counts } = supplyOf(armoury, pieces);
  return kinds.map((kind, i) => `${counts[i]} ${nameShape(kind)}`).join(', ');
};

describe('the board', () => {
  it('TEKAO-1 blue’s home is rows 1 and 2, yellow’s rows 7 and 8', () => {
    expect(names(homeSquares('wide', BLUE))).toBe('a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2');
    expect(names(homeSquares('wide', YELLOW))).toBe('a7 b7 c7 d7 e7 f7 g7 h7 a8 b8 c8 d8 e8 f8 g8 h8');
  });

  it('TEKAO-1 the other homes are narrower or deeper, the same for both sides', () => {
    expect(names(homeSquares('narrow', BLUE))).toBe('b1 c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2');
    expect(homeSquares('deep', BLUE)).toHaveLength(24);
    for (const home of HOMES) {
      const turned = homeSquares(home, BLUE).map(square => 63 - square);
      expect(turned.toReversed()).toEqual(homeSquares(home, YELLOW));
    }
  });
});

describe('the pieces', () => {
  it('TEKAO-2 a flag and the six orders of four weapons, one mirror pair twice', () => {
    expect(bag('standard')).toBe('1 FFFF, 1 PAGT, 1 PATG, 2 PGAT, 1 PGTA, 2 PTAG, 1 PTGA');
    const mirrored = (word: string): string => word[0]! + [...word.slice(1)].reverse().join('');
    expect(mirrored('PTAG')).toBe('PGAT');
  });

  it('TEKAO-2 twins are eight equal pieces', () => {
    expect(bag('twins')).toBe('1 FFFF, 8 PTAG');
  });

  it('TEKAO-2 any eight words make an armoury; turned pieces are the same piece', () => {
    expect(bag('custom', 'PTAG TAGP AGPT GPTA GGGG GGGG AGAG GAGA')).toBe('2 AGAG, 1 FFFF, 2 GGGG, 4 PTAG');
    expect(readPieces('PTAG TAGP AGPT GPTA GGGG GGGG AGAG')).toBeNull();
    expect(readPieces('PTAG TAGP AGPT GPTA GGGG GGGG AGAG GAGF')).toBeNull();
  });

  it('TEKAO-2 a custom armoury must be eight words; otherwise the words are ignored', () => {
    const pieces = 'PTAG PTAG';
    expect(tekao.problems(tableFor({ armoury: 'custom', pieces }))).toEqual(['pieces-words']);
    expect(tekao.problems(tableFor({ armoury: 'standard', pieces }))).toEqual([]);
    expect(tekao.problems(tableFor({ armoury: 'custom' }))).toEqual([]);
  });

  it('TEKAO-2 a piece has four orientations, clockwise; equal ones count once', () => {
    const ways = (word: string): string =>
      orientations(readPieces(new Array(8).fill(word).join(' '))![0]!)
        .map(nameShape)
        .join(' ');
    expect(ways('PTAG')).toBe('PTAG GPTA AGPT TAGP');
    expect(ways('PGPG')).toBe('PGPG GPGP');
    expect(ways('TTTT')).toBe('TTTT');
  });
});

describe('strength', () => {
  it('TEKAO-3 which weapon beats which', () => {
    const weaker = [...WEAPON_LETTERS].map((letter, mine) => {
      const beaten = [...WEAPON_LETTERS].filter((_, theirs) => beats(mine, theirs));
      return `${letter}>${beaten.join('')}`;
    });
    expect(weaker).toEqual(['G>TF', 'T>APF', 'A>GF', 'P>GAF', 'F>']);
  });

  it('TEKAO-3 every pair of different weapons is decided, no weapon beats itself', () => {
    for (let a = 0; a < WEAPON_LETTERS.length; a++) {
      for (let b = 0; b < WEAPON_LETTERS.length; b++) {
        expect(Number(beats(a, b)) + Number(beats(b, a))).toBe(a === b ? 0 : 1);
      }
    }
  });
});
