import { EIGHTHS, findRiddle, PIECES } from '@tablee/tchang/tangram';
import { describe, expect, it } from 'vitest';
import { en } from '../../../../src/games/tchang/tangram/en.ts';
import { fr } from '../../../../src/games/tchang/tangram/fr.ts';
import { carry, follow, openPuzzle, settle } from '../../../../src/games/tchang/tangram/puzzle.ts';
import { pivotOf } from '../../../../src/games/tchang/tangram/shapes.ts';
import { sayPiece, sayPlaced, sayTurned } from '../../../../src/games/tchang/tangram/text.ts';

const FOX = findRiddle('fox')!;

describe('descriptions of the pieces', () => {
  it('TCHANG-14 state where the right angle of a triangle points, flipped or not', () => {
    for (const piece of [0, 1, 2, 3, 4]) {
      for (const flipped of [false, true]) {
        for (let eighths = 0; eighths < EIGHTHS; eighths++) {
          // The first corner is the right angle, at the origin.
          const [px, py] = pivotOf({ piece, eighths, flipped });
          const towards = Math.round((Math.atan2(0 - py, 0 - px) / Math.PI) * 4 + 8) % 8;
          expect(sayTurned({ piece, eighths, flipped }, fr)).toBe(fr.rightAngle(fr.pointing[towards]!));
        }
      }
    }
    expect(sayTurned({ piece: 5, eighths: 3, flipped: false }, fr)).toBe('sur la pointe');
    expect(sayTurned({ piece: 6, eighths: 5, flipped: true }, fr)).toBe('retourné, tourné de 45°');
  });

  it('TCHANG-14 state where a piece is and whether it fits', () => {
    const start = openPuzzle(FOX);
    expect(sayPiece(start, 0, fr)).toBe('1. Grand triangle, angle droit en haut, dans la boîte');
    const laid = follow(start, FOX.solution[0]!);
    expect(sayPiece(laid, 0, en)).toBe(
      '1. Large triangle, right angle at the lower right, at the bottom left of the figure, fits',
    );
    expect(sayPlaced(laid, FOX.solution[5]!, fr)).toBe('en bas à droite de la figure');
    const aside = settle(carry(start, 5, 40, 40));
    expect(sayPiece(aside, 5, fr)).toBe('6. Carré, à plat, à côté de la figure, dépasse de la figure');
    const both = follow(start, { ...FOX.solution[0]!, piece: 1 });
    const pieces = both.pieces.map((p, i) => (i === 0 ? both.pieces[1]! : p));
    expect(sayPiece({ ...both, pieces }, 0, fr)).toMatch(/couvre une autre pièce$/);
  });

  it('TCHANG-14 French punctuation is preceded by no-break spaces', () => {
    const said = (word: unknown): readonly string[] => {
      if (typeof word === 'string') return [word];
      if (typeof word === 'function') return said(word('x', 'y', 'z'));
      return typeof word === 'object' && word !== null ? Object.values(word).flatMap(said) : [];
    };
    expect(said(fr).length).toBeGreaterThan(100);
    expect(said(fr).filter(text => / [:;!?%»]|« /.test(text))).toEqual([]);
  });

  it('TCHANG-14 name and describe every figure and name every piece in both languages', () => {
    for (const word of [fr, en]) {
      const names = Object.values(word.figures).map(f => f.name);
      expect(new Set(names).size).toBe(16);
      expect(new Set(PIECES.map(p => word.pieces[p])).size).toBe(7);
      for (const { alt } of Object.values(word.figures)) expect(alt).toMatch(/^\S.{30,}\.$/);
    }
  });
});
