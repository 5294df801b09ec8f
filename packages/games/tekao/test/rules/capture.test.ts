import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../../src/example.ts';
import { beats, tekao, WEAPON_LETTERS } from '../../src/index.ts';
import { after, at, board, field, play, refusal } from '../draw.ts';
import { sayShort } from '../say.ts';

const told = (drawn: string, move: string): string[] => play(at(drawn), move).map(sayShort);

describe('captures by the acting piece', () => {
  it('TEKAO-8 a stronger side takes the weaker one that faces it, and stays where it is', () => {
    const drawn = 'b:d3:TGGG y:d5:GGPG';
    expect(told(drawn, 'd3n1')).toEqual(['0 d3 to d4', 'T n takes P d5', 'd5 falls']);
    const s = after(at(drawn), 'd3n1');
    expect([board(s), field(s, 'quiet'), field(s, 'turn')]).toEqual(['b d4:TGGG y -', '0', '1']);
  });

  it('TEKAO-8 only the two sides that share an edge are compared', () => {
    // Blue’s grapple points north; the towers and bows of both point elsewhere.
    expect(board(after(at('b:d3:GTTT y:d5:AAGA'), 'd3n1'))).toBe('b d4:GTTT y d5:AAGA');
    expect(board(after(at('b:d3:TTTT y:e5:AAAA'), 'd3n1'))).toBe('b d4:TTTT y e5:AAAA');
  });

  it('TEKAO-8 every pair of weapons, from both sides', () => {
    const letters = [...WEAPON_LETTERS].slice(0, 4);
    for (const [a, mine] of letters.entries()) {
      for (const [b, theirs] of letters.entries()) {
        const s = after(at(`b:d3:${mine.repeat(4)} y:d5:${theirs.repeat(4)}`), 'd3n1');
        const left = `${beats(b, a) ? '' : 'b'}${beats(a, b) ? '' : 'y'}`;
        expect([mine, theirs, `${s.men[0] === 2 ? 'b' : ''}${s.men[1] === 2 ? 'y' : ''}`]).toEqual([
          mine,
          theirs,
          left,
        ]);
      }
    }
  });

  it('TEKAO-8 turning attacks too', () => {
    expect(told('b:d4:GTGG y:d5:GGPG', 'd4-')).toEqual(['0 turns d4 to TGGG', 'T n takes P d5', 'd5 falls']);
  });

  it('TEKAO-8 several at once, on all four sides', () => {
    const drawn = 'b:d3:TTTT y:d5:AAAA,c4:PPPP,e4:AAAA';
    expect(told(drawn, 'd3n1')).toEqual([
      '0 d3 to d4',
      'T n takes A d5',
      'd5 falls',
      'T e takes A e4',
      'e4 falls',
      'T w takes P c4',
      'c4 falls',
    ]);
  });

  it('TEKAO-8 own pieces are never taken', () => {
    expect(board(after(at('b:d3:TTTT,d5:PPPP'), 'd3n1'))).toBe('b d4:TTTT,d5:PPPP y -');
  });
});

describe('capture of the acting piece', () => {
  it('TEKAO-9 the acting piece is taken by a stronger side facing it', () => {
    const drawn = 'b:d3:PGGG y:d5:GGTG';
    expect(told(drawn, 'd3n1')).toEqual(['0 d3 to d4', 'P n taken T d5', 'd4 falls']);
    const s = after(at(drawn), 'd3n1');
    expect([board(s), field(s, 'quiet'), field(s, 'streak')]).toEqual(['b - y d5:GGTG', '0', '-/-']);
  });

  it('TEKAO-9 the rulebook’s example: a piece takes two and is taken by a third', () => {
    // Blue’s tower meets a grapple, its pistol a bow, its bow a grapple.
    const s = tekao.readState(EXAMPLE.position);
    expect(play(s, EXAMPLE.move).map(sayShort)).toEqual([
      '0 d3 to d4',
      'P e takes A e4',
      'e4 falls',
      'A w takes G c4',
      'c4 falls',
      'T n taken G d5',
      'd4 falls',
    ]);
    expect(board(s)).toBe('b - y d5:PTGA');
  });

  it('TEKAO-9 several pieces may take it; it falls once', () => {
    expect(told('b:d3:PPPP y:d5:TTTT,e4:TTTT', 'd3n1')).toEqual([
      '0 d3 to d4',
      'P n taken T d5',
      'P e taken T e4',
      'd4 falls',
    ]);
  });

  it('TEKAO-9 nothing happens when equal weapons meet', () => {
    expect(told('b:d3:PGGG y:d5:GGPG', 'd3n1')).toEqual(['0 d3 to d4', 'P n equal P d5']);
    expect(field(after(at('b:d3:PGGG y:d5:GGPG quiet=4'), 'd3n1'), 'quiet')).toBe('5');
  });

  it('TEKAO-9 contacts of other pieces are not compared', () => {
    // d4 and d5 already face each other, tower against pistol; another piece acts.
    const s = after(at('b:d4:TTTT,g1:GTAP y:d5:PPPP'), 'g1+');
    expect(board(s)).toBe('b g1:PGTA,d4:TTTT y d5:PPPP');
    expect(board(after(s, 'd5+'))).toBe('b g1:PGTA,d4:TTTT y -');
  });
});

describe('the flag', () => {
  it('TEKAO-10 taking it wins at once', () => {
    const s = at('b:d6:GTAP y:d8:FFFF,a8:TTTT');
    expect(play(s, 'd6n1').map(sayShort)).toEqual([
      '0 d6 to d7',
      'G n takes F d8',
      'd8 falls',
      'over: flag b',
    ]);
    expect(tekao.outcome(s)).toEqual({ payoff: [1, 0], score: [8, 7], reason: 'flag' });
    expect([tekao.actors(s), tekao.moves(s, 0), tekao.moves(s, 1)]).toEqual([[], [], []]);
    expect(refusal(s, 'a8+', 1)).toBe('TEKAO-10 over-flag');
  });

  it('TEKAO-10 even if the attacker would be taken; other weaker neighbours fall too', () => {
    const s = at('b:d6:TPGA y:d8:FFFF,e7:TTTT,c7:GGGG');
    expect(play(s, 'd6n1').map(sayShort)).toEqual([
      '0 d6 to d7',
      'T n takes F d8',
      'd8 falls',
      'A w takes G c7',
      'c7 falls',
      'over: flag b',
    ]);
    expect(board(s)).toBe('b d7:TPGA y e7:TTTT');
  });

  it('TEKAO-10 a flag that moves next to a stronger side is taken', () => {
    const s = at('b:d4:FFFF,a1:TTTT y:d6:GGGG');
    expect(play(s, 'd4n1').map(sayShort)).toEqual([
      '0 d4 to d5',
      'F n taken G d6',
      'd5 falls',
      'over: flag y',
    ]);
    expect(tekao.outcome(s)?.payoff).toEqual([0, 1]);
  });

  it('TEKAO-10 nothing happens when two flags meet', () => {
    const s = after(at('b:d4:FFFF y:d6:FFFF'), 'd4n1');
    expect([s.phase, field(s, 'quiet')]).toEqual(['battle', '1']);
  });

  it('TEKAO-10 a flag takes nothing', () => {
    const s = at('b:d4:FFFF y:d6:FFFF,e5:AAAA');
    expect(play(s, 'd4n1').map(sayShort)).toEqual([
      '0 d4 to d5',
      'F n equal F d6',
      'F e taken A e5',
      'd5 falls',
      'over: flag y',
    ]);
  });

  it('TEKAO-10 a team wins together', () => {
    const three = after(at('b:d6:GTAP y:d8:FFFF turn=2', { seats: 3 }), 'd6n1');
    expect(tekao.outcome(three)?.payoff).toEqual([1, 0, 1]);
    const four = after(at('b:d4:FFFF y:d6:GGGG', { seats: 4 }), 'd4n1');
    expect(tekao.outcome(four)?.payoff).toEqual([0, 1, 0, 1]);
  });
});
