import { lucky } from '@tablee/conform/testkit';
import { openMatch, resign, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { isWarned, tchang } from '../../src/index.ts';
import { actor, after, at, FOUND, fields, found, moves, play, refusal, start, tableFor } from '../draw.ts';
import { sayShort } from '../say.ts';

const told = (...args: Parameters<typeof play>): string[] => play(...args).map(sayShort);

describe('the exit', () => {
  it('TCHANG-10 the first colour with three dragons shown is the exit, permanently', () => {
    const s = at({
      pawns: { r: 'b1:4', g: 'f1:2' },
      statues: { c1: 'r', c2: 'r', d1: 'b', d2: 'b', b2: '?', b3: '?' },
    });
    expect(fields(s).exit).toBeNull();
    expect(told(s, 'r:b1-b2', lucky(0)).slice(1)).toContain('exit r');
    expect(fields(s).exit).toBe('r');
    const later = at({
      pawns: { r: 'b1:4', g: 'f1:2' },
      statues: { c1: 'r', c2: 'r', c3: 'r', d1: 'b', d2: 'b', b2: '?', b3: '?' },
      exit: 'r',
    });
    const news = told(later, 'r:b1-b2', lucky(6));
    expect(news).toContain('dragon b 3/3');
    expect(news.some(line => line.startsWith('exit'))).toBe(false);
    expect(fields(later).exit).toBe('r');
  });

  it('TCHANG-12 closed until three dragons of a colour and all seven pieces are shown', () => {
    const pawns = { r: 'a6:4', g: 'f1:2' };
    const { t7: _, ...six } = Object.fromEntries(Object.entries(FOUND).map(([space, word]) => [word, space]));
    const statues = Object.fromEntries(Object.entries(six).map(([word, space]) => [space, word]));
    const piecesMissing = at({
      pawns: { r: 'a5:4', g: 'f1:2' },
      statues: { ...statues, c6: 'r', d6: 'r', e6: 'r' },
      exit: 'r',
    });
    expect(refusal(piecesMissing, 'r:a5-a7')).toBe('TCHANG-12 exit-closed');
    const dragonsMissing = at({ pawns: { r: 'a5:4', g: 'f1:2' }, statues: { ...FOUND, c6: 'r', d6: 'r' } });
    expect(refusal(dragonsMissing, 'r:a5-a7')).toBe('TCHANG-12 exit-closed');
    const open = at({ pawns: { ...pawns, r: 'a5:4' }, statues: found('r'), exit: 'r' });
    expect(refusal(open, 'r:a5-a7')).toBeNull();
  });

  it('TCHANG-12 opens with the last piece, or with the third dragon', () => {
    const { b6: last, ...rest } = found('r');
    expect(last).toBe('t7');
    const piece = at({ pawns: { r: 'b5:4', g: 'f1:2' }, statues: { ...rest, b6: '?' }, exit: 'r' });
    expect(told(piece, 'r:b5-b6', lucky(9)).slice(1)).toEqual(
      expect.arrayContaining(['tangram t7 7/7', 'r opens']),
    );
    const { e6: third, ...two } = found('r');
    expect(third).toBe('r');
    const dragon = at({ pawns: { r: 'e5:4', g: 'f1:2' }, statues: { ...two, e6: '?' } });
    expect(told(dragon, 'r:e5-e6', lucky(0)).slice(1)).toEqual(
      expect.arrayContaining(['dragon r 3/3', 'exit r', 'r opens']),
    );
  });

  it('TCHANG-12 only the exit of that colour can be entered, at the usual cost, listed last', () => {
    const s = at({ pawns: { r: 'b5:3', g: 'f1:2' }, statues: found('r'), exit: 'r' });
    expect(refusal(s, 'r:b5-a7')).toBeNull();
    expect(
      moves(s)
        .filter(m => m.startsWith('r:'))
        .at(-1),
    ).toBe('r:b5-a7');
    const far = at({ pawns: { r: 'e4:6', g: 'f1:2' }, statues: found('r'), exit: 'r' });
    expect(refusal(far, 'r:e4-a7')).toBe('TCHANG-5 too-few-fireflies');
    expect(refusal(at({ pawns: { r: 'f1:6' }, statues: found('r'), exit: 'r' }), 'r:f1-g1')).toBe(
      'TCHANG-12 other-exit',
    );
  });

  it('TCHANG-12 a pawn on it may go back into the tomb', () => {
    const s = at({ pawns: { r: 'a7:3', g: 'f1:2' }, statues: found('r'), exit: 'r' });
    expect(moves(s).filter(m => m.startsWith('r:'))).toHaveLength(9);
    const back = after(s, 'r:a7-b6');
    expect([fields(back).pawns.r, fields(back).purses.r]).toEqual(['b6', 1]);
  });

  it('TCHANG-12 the game is won when every pawn in play stands there', () => {
    const s = at({ pawns: { r: 'a6:1', g: 'a7:2', y: 'a7:0', b: 'a7:0' }, statues: found('r'), exit: 'r' });
    expect(told(s, 'r:a6-a7')).toEqual(['r a6 to a7 for 1', 'over: escaped']);
    expect(tchang.outcome(s)).toEqual({ payoff: [1, 1, 1, 1], reason: 'escaped' });
    expect([tchang.actors(s), refusal(s, 'pass', 0)]).toEqual([[], 'TCHANG-12 over-won']);
  });

  it('TCHANG-12 three pawns are enough without blue, three of four are not', () => {
    const three = at(
      { pawns: { r: 'a6:1', g: 'a7:2', y: 'a7:0' }, statues: found('r'), exit: 'r' },
      { seats: 3 },
    );
    play(three, 'r:a6-a7');
    expect(tchang.outcome(three)?.payoff).toEqual([1, 1, 1]);
    const four = at({
      pawns: { r: 'a6:1', g: 'a7:2', y: 'a7:0', b: 'f1:0' },
      statues: found('r'),
      exit: 'r',
    });
    play(four, 'r:a6-a7');
    expect(tchang.outcome(four)).toBeNull();
    expect(moves(four)).toContain('g>r:2@a7');
  });

  it('TCHANG-12 pawns of absent players walk out when they can', () => {
    const s = at({ pawns: { r: 'b5:3', g: 'f1:2' }, statues: found('r'), exit: 'r' });
    const idle = (pawn: string): string =>
      tchang.writeMove(tchang.idle(at({ pawns: { r: pawn }, statues: found('r'), exit: 'r' }), 0, lucky()));
    expect(tchang.writeMove(tchang.idle(s, 0, lucky()))).toBe('r:b5-a7');
    expect([idle('b5:2'), idle('a7:4')]).toEqual(['pass', 'pass']);
    expect(tchang.writeMove(tchang.idle(start().state, 0, lucky()))).toBe('pass');
  });
});

describe('the loss', () => {
  it('TCHANG-13 lost when no pawn can ever move again: no fireflies', () => {
    const s = at({ pawns: { r: 'b1:1', g: 'c1:0', y: 'e1:0', b: 'e1:0' } });
    expect(told(s, 'r:b1-b2')).toEqual(['r b1 to b2 for 1', 'over: stranded']);
    expect(tchang.outcome(s)).toEqual({ payoff: [0, 0, 0, 0], reason: 'stranded' });
    expect(refusal(s, 'pass', 0)).toBe('TCHANG-13 over-lost');
  });

  it('TCHANG-13 lost when every pawn is bitten', () => {
    const s = at({
      pawns: { r: 'b1:5', g: 'c1:4', y: 'e1:4', b: 'f1:4' },
      stones: { b2: '?', c1: 'animal', e1: 'animal', f1: 'animal' },
      unseen: [1, 0, 0, 0, 0],
    });
    expect(told(s, 'r:b1-b2')).toEqual(['r b1 to b2 for 1', 'r bitten on b2', 'over: stranded']);
  });

  it('TCHANG-13 lost when only bitten pawns have fireflies', () => {
    const s = at({ pawns: { r: 'b1:1', g: 'c1:9', y: 'e1:0', b: 'e1:0' }, stones: { c1: 'animal' } });
    expect(told(s, 'r:b1-b2').at(-1)).toBe('over: stranded');
  });

  it('TCHANG-13 not lost while a free pawn has fireflies', () => {
    const some = at({ pawns: { r: 'b1:1', g: 'c1:0', y: 'e1:1', b: 'e1:0' } });
    expect(told(some, 'r:b1-b2').at(-1)).not.toBe('over: stranded');
  });

  it.each([1, 2, 3, 4] as const)(
    'TCHANG-13 a whole round without move or share warns, a second one loses: %i players',
    seats => {
      const s = start({ seats }).state;
      for (let turn = 1; turn <= 2 * seats; turn++) {
        expect(isWarned(s)).toBe(turn > seats);
        const news = told(s, 'pass');
        expect(news).toEqual([
          `${(turn - 1) % seats} passes`,
          ...(turn === seats ? ['warning'] : []),
          ...(turn === 2 * seats ? ['over: quiet'] : []),
        ]);
      }
      expect(tchang.outcome(s)).toEqual({ payoff: new Array(seats).fill(0), reason: 'quiet' });
    },
  );

  it('TCHANG-13 lost for all when the group gives up', () => {
    const { match } = openMatch(tchang, tableFor(), searchChance(1));
    const given = resign(match, 2);
    expect('match' in given && given.match.outcome).toEqual({
      payoff: [0, 0, 0, 0],
      reason: 'table-resigned',
    });
  });

  it('TCHANG-13 a forced pass counts as quiet; a move or a share restarts the count', () => {
    const s = at({ pawns: { r: 'b1:5', g: 'c1:0', y: 'e1:0', b: 'f1:0' }, quiet: 3 });
    expect(told(s, 'pass')).toEqual([
      '0 passes',
      'warning',
      '1 has to pass',
      '2 has to pass',
      '3 has to pass',
    ]);
    expect([s.quiet, actor(s)]).toEqual([7, 0]);
    expect(after(s, 'r:b1-b2').quiet).toBe(3);
    expect(told(s, 'pass')).toEqual(['0 passes', 'over: quiet']);
  });
});
