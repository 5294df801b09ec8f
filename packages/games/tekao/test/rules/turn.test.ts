import { describe, expect, it } from 'vitest';
import { after, at, field, moves, movesOf, play, refusal } from '../draw.ts';
import { sayShort } from '../say.ts';

describe('a turn', () => {
  it('TEKAO-6 a piece moves in each direction as far as the weapon on that side reaches', () => {
    expect(movesOf(at('b:d4:GTAP'), 'd4')).toEqual([
      'd4n1',
      'd4e1',
      'd4s1',
      'd4s2',
      'd4w1',
      'd4w2',
      'd4w3',
      'd4+',
      'd4-',
    ]);
    expect(movesOf(at('b:d4:FFFF'), 'd4')).toEqual(['d4n1', 'd4e1', 'd4s1', 'd4w1']);
  });

  it('TEKAO-6 a piece cannot leave the board, jump, or move onto a piece', () => {
    const s = at('b:d4:PPPP,d6:TTTT y:f4:TTTT,b4:TTTT');
    expect(movesOf(s, 'd4')).toEqual(['d4n1', 'd4e1', 'd4s1', 'd4s2', 'd4s3', 'd4w1', 'd4+', 'd4-']);
    expect(refusal(s, 'd4n2')).toBe('TEKAO-6 way-blocked');
    expect(refusal(s, 'd4n3')).toBe('TEKAO-6 way-blocked');
    expect(refusal(s, 'd4e2')).toBe('TEKAO-6 way-blocked');
    expect(refusal(at('b:h7:PPPP'), 'h7n2')).toBe('TEKAO-6 way-blocked');
    expect(refusal(at('b:g7:PPPP'), 'g7n2')).toBe('TEKAO-6 off-the-board');
    expect(refusal(at('b:h4:PPPP'), 'h4e1')).toBe('TEKAO-6 off-the-board');
  });

  it('TEKAO-6 a piece moves no farther than the weapon of that side reaches', () => {
    const s = at('b:d4:GTAP');
    expect(refusal(s, 'd4n2')).toBe('TEKAO-6 too-far');
    expect(refusal(s, 'd4e2')).toBe('TEKAO-6 too-far');
    expect(refusal(s, 'd4s3')).toBe('TEKAO-6 too-far');
    expect(refusal(s, 'd4w3')).toBeNull();
    expect(refusal(s, 'a1n2')).toBe('TEKAO-6 too-far');
  });

  it('TEKAO-6 a piece may turn a quarter either way; its moves turn with the weapons', () => {
    const s = at('b:d4:GTAP');
    expect(field(after(s, 'd4+'), 'b')).toBe('a1:FFFF,d4:PGTA');
    expect(field(after(s, 'd4-'), 'b')).toBe('a1:FFFF,d4:TAPG');
    expect(refusal(after(s, 'd4+', 'h8s1'), 'd4n3')).toBeNull();
  });

  it('TEKAO-6 the flag does not turn', () => {
    const s = at('b:d4:GTAP');
    expect(refusal(s, 'a1+')).toBe('TEKAO-6 flag-does-not-turn');
    expect(refusal(s, 'a1-')).toBe('TEKAO-6 flag-does-not-turn');
  });

  it('TEKAO-6 a player acts with existing pieces of the own side, on the own turn', () => {
    const s = at('b:d4:GTAP y:f6:GTAP');
    expect(refusal(s, 'f6+')).toBe('TEKAO-6 not-your-piece');
    expect(refusal(s, 'e5+')).toBe('TEKAO-6 no-piece-there');
    expect(refusal(s, 'f6+', 1)).toBe('TEKAO-12 not-your-turn');
    expect(refusal(after(s, 'd4+'), 'f6+', 1)).toBeNull();
  });

  it('TEKAO-6 a side that can act must act', () => {
    expect(refusal(at('b:d4:GTAP'), 'pass')).toBe('TEKAO-11 must-act');
  });
});

describe('three times in a row', () => {
  it('TEKAO-7 a piece may act three times in a row, turns included, and then rests', () => {
    const s = after(at('b:d4:GTAP,b2:GTAP'), 'd4w1', 'h8s1', 'c4+', 'h7n1', 'c4n1', 'h8s1');
    expect(field(s, 'streak')).toBe('c5:3/h7:3');
    expect(refusal(s, 'c5+')).toBe('TEKAO-7 three-in-a-row');
    expect(movesOf(s, 'c5')).toEqual([]);
    expect(refusal(s, 'b2+')).toBeNull();
    const rested = after(s, 'b2+', 'h7n1');
    expect(field(rested, 'streak')).toBe('b2:1/h8:4');
    expect(refusal(rested, 'c5+')).toBeNull();
  });

  it('TEKAO-7 a refusal names other broken rules first', () => {
    const s = at('b:d4:GTAP,b2:GTAP streak=d4:3/-');
    expect(refusal(s, 'd4n3')).toBe('TEKAO-6 too-far');
    expect(refusal(s, 'd4n1')).toBe('TEKAO-7 three-in-a-row');
  });

  it('TEKAO-7 the flag rests too', () => {
    const s = at('b:a1:FFFF,d4:GTAP streak=a1:3/-');
    expect(refusal(s, 'a1n1')).toBe('TEKAO-7 three-in-a-row');
    expect(movesOf(s, 'a1')).toEqual([]);
  });

  it('TEKAO-7 the rest is lifted when no other piece of the side can act; the count goes on', () => {
    const alone = at('b:a1:FFFF y:d8:GTAP streak=a1:3/-');
    expect(moves(alone)).toEqual(['a1n1', 'a1e1']);
    expect(play(alone, 'a1n1').map(sayShort)).toEqual(['a1 for the 4th time', '0 a1 to a2']);
    expect(field(alone, 'streak')).toBe('a2:4/-');
  });

  it('TEKAO-7 the last weapon rests if the flag can act, and goes on if the flag is blocked', () => {
    const shut = at('b:a1:FFFF,a2:GTAP y:b1:TTTT,h8:FFFF streak=a2:3/-');
    expect(refusal(shut, 'a2+')).toBeNull();
    expect(field(after(shut, 'a2+'), 'streak')).toBe('a2:4/-');
    const free = at('b:a1:FFFF,a2:GTAP streak=a2:3/-');
    expect(refusal(free, 'a2+')).toBe('TEKAO-7 three-in-a-row');
    expect(moves(free)).toEqual(['a1e1']);
  });

  it('TEKAO-7 playing another piece restarts the count', () => {
    const s = after(at('b:d4:GTAP,b2:GTAP y:g7:GTAP'), 'd4+', 'g7+', 'd4+', 'g7-', 'b2+', 'h8s1', 'd4+');
    expect(field(s, 'streak')).toBe('d4:1/h7:1');
  });

  it('TEKAO-7 a taken piece ends the streak; another piece on its square starts a new one', () => {
    const s = at('b:d4:TTTT y:d6:AAAA,g4:GTAP turn=1 streak=-/d6:2');
    const taken = after(s, 'g4+', 'd4n1');
    expect([field(taken, 'streak'), field(taken, 'y')]).toEqual(['d5:1/g4:1', 'g4:PGTA,h8:FFFF']);
    const last = after(at('b:d4:TTTT y:d6:AAAA,h8:FFFF streak=-/d6:2'), 'd4n1');
    expect(field(last, 'streak')).toBe('d5:1/-');
  });
});
