import { isTurn, nameSquare, readSquare, toOf } from '@tablee/tekao';
import { describe, expect, it } from 'vitest';
import { goMovesOf, listLegalMoves, turnMovesOf } from '../../../src/games/tekao/draw/legal-moves.ts';
import { whyNotFrom, whyNotTo } from '../../../src/games/tekao/input/battle-input.ts';
import { playGame, position } from './games.ts';

const at = readSquare;
/** e4: pistol north, tower east, bow south, grapple west; a yellow piece three squares north of it. */
const BATTLE = 'b:c1:FFFF,a2:PTAG,e4:PTAG y:e7:GTAP,d8:FFFF,h8:PTAG turn=0 streak=a2:3/- quiet=4';

describe('listLegalMoves', () => {
  it('TEKAO-6 lists every piece of the seat on turn, with its moves and its two turns', () => {
    const legal = listLegalMoves(position(BATTLE), 0);
    expect(goMovesOf(legal, at('e4')).map(({ move }) => nameSquare(toOf(move)))).toEqual([
      'e5',
      'e6',
      'f4',
      'e3',
      'e2',
      'd4',
    ]);
    expect(turnMovesOf(legal, at('e4'))).toHaveLength(2);
    expect(turnMovesOf(legal, at('c1'))).toEqual([]);
    expect(goMovesOf(legal, null)).toEqual([]);
  });

  it('TEKAO-7 leaves out a resting piece', () => {
    expect([...listLegalMoves(position(BATTLE), 0).byPiece.keys()].map(nameSquare)).toEqual(['c1', 'e4']);
  });

  it('is empty for a player who waits or watches, and before the battle', () => {
    expect(listLegalMoves(position(BATTLE), null).byPiece.size).toBe(0);
    for (const { before } of playGame(1)) {
      expect(listLegalMoves(before, 0).byPiece.size).toBe(0);
      break;
    }
  });

  it('TEKAO-8 the foreseen outcome is what happens, in whole games', () => {
    let taken = 0;
    for (const { before, move, events } of playGame(8, { setup: 'mirrored' })) {
      const seat = before.turn;
      const legal = listLegalMoves(before, seat);
      if (legal.pass) continue;
      const all = [...legal.byPiece.values()].flat();
      const { foresight } = all.find(foreseen => foreseen.move === move)!;
      const fell = events.filter(e => e.kind === 'fell').map(e => e.square);
      const lost = foresight.takenBy.length > 0 ? [foresight.to] : [];
      expect(fell).toEqual([...foresight.takes, ...lost]);
      taken += fell.length;
      expect(all.filter(({ move: m }) => isTurn(m)).length).toBe(2 * (legal.byPiece.size - flags(legal)));
    }
    expect(taken).toBeGreaterThan(3);
  });
});

const flags = (legal: ReturnType<typeof listLegalMoves>): number =>
  [...legal.byPiece.keys()].filter(square => turnMovesOf(legal, square).length === 0).length;

describe('whyNotTo and whyNotFrom', () => {
  const state = position(BATTLE);
  it.each([
    ['e4', 'f5', 'no-such-move', 'TEKAO-6'],
    ['e4', 'g4', 'too-far', 'TEKAO-6'],
    ['e4', 'e8', 'too-far', 'TEKAO-6'],
    ['e4', 'e7', 'way-blocked', 'TEKAO-6'],
  ])('%s to %s: %s', (from, to, key, rule) => {
    expect(whyNotTo(state, 0, at(from), at(to))).toEqual({ rule, key });
  });

  it.each([
    ['a2', 'three-in-a-row', 'TEKAO-7'],
    ['e7', 'not-your-piece', 'TEKAO-6'],
    ['d5', 'no-piece-there', 'TEKAO-6'],
  ])('%s: %s', (square, key, rule) => {
    expect(whyNotFrom(state, 0, at(square))).toEqual({ rule, key });
  });

  it('says that it is not the player’s turn', () => {
    expect(whyNotFrom(state, 1, at('e7'))?.key).toBe('not-your-turn');
  });
});
