import { isTurn, nameSquare, readSquare, toOf } from '@tablee/tekao';
import { describe, expect, it } from 'vitest';
import { goesOf, listChoices, turnsOf, whyNotFrom, whyNotTo } from '../../../src/games/tekao/choices.ts';
import { playGame, position } from './games.ts';

const at = readSquare;
/** e4: pistol north, tower east, bow south, grapple west; a tower piece of yellow two squares before it. */
const BATTLE = 'b:c1:FFFF,a2:PTAG,e4:PTAG y:e7:GTAP,d8:FFFF,h8:PTAG turn=0 streak=a2:3/- quiet=4';

describe('what may be done', () => {
  it('TEKAO-6 every piece of the seat on turn, with its goes and its two turns', () => {
    const choices = listChoices(position(BATTLE), 0);
    expect(goesOf(choices, at('e4')).map(({ move }) => nameSquare(toOf(move)))).toEqual([
      'e5',
      'e6',
      'f4',
      'e3',
      'e2',
      'd4',
    ]);
    expect(turnsOf(choices, at('e4'))).toHaveLength(2);
    expect(turnsOf(choices, at('c1'))).toEqual([]);
    expect(goesOf(choices, null)).toEqual([]);
  });

  it('TEKAO-7 the piece that rests is not among them', () => {
    expect([...listChoices(position(BATTLE), 0).byPiece.keys()].map(nameSquare)).toEqual(['c1', 'e4']);
  });

  it('nothing for whoever waits or watches, or before the battle', () => {
    expect(listChoices(position(BATTLE), null).byPiece.size).toBe(0);
    for (const { before } of playGame(1)) {
      expect(listChoices(before, 0).byPiece.size).toBe(0);
      break;
    }
  });

  it('TEKAO-8 what was foreseen is what happens, in whole games', () => {
    let taken = 0;
    for (const { before, move, events } of playGame(8, { setup: 'mirrored' })) {
      const seat = before.turn;
      const choices = listChoices(before, seat);
      if (choices.pass) continue;
      const all = [...choices.byPiece.values()].flat();
      const { foresight } = all.find(foreseen => foreseen.move === move)!;
      const fell = events.filter(e => e.kind === 'fell').map(e => e.square);
      const lost = foresight.takenBy.length > 0 ? [foresight.to] : [];
      expect(fell).toEqual([...foresight.takes, ...lost]);
      taken += fell.length;
      expect(all.filter(({ move: m }) => isTurn(m)).length).toBe(2 * (choices.byPiece.size - flags(choices)));
    }
    expect(taken).toBeGreaterThan(3);
  });
});

const flags = (choices: ReturnType<typeof listChoices>): number =>
  [...choices.byPiece.keys()].filter(square => turnsOf(choices, square).length === 0).length;

describe('why not', () => {
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

  it('says whose turn it is', () => {
    expect(whyNotFrom(state, 1, at('e7'))?.key).toBe('not-your-turn');
  });
});
