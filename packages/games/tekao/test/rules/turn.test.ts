import { describe, expect, it } from 'vitest';
import { after, at, field, moves, movesOf, play, refusal } from '../draw.ts';
import { sayShort } from '../say.ts';

describe('a turn', () => {
  it('TEKAO-6 each side carries the piece as far as its weapon goes', () => {
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

  it('TEKAO-6 not over the edge, not over a piece, not onto one', () => {
    const s = at('b:d4:PPPP,d6:TTTT y:f4:TTTT,b4:TTTT');
    expect(movesOf(s, 'd4')).toEqual(['d4n1', 'd4e1', 'd4s1', 'd4s2', 'd4s3', 'd4w1', 'd4+', 'd4-']);
    expect(refusal(s, 'd4n2')).toBe('TEKAO-6 way-blocked');
    expect(refusal(s, 'd4n3')).toBe('TEKAO-6 way-blocked');
    expect(refusal(s, 'd4e2')).toBe('TEKAO-6 way-blocked');
    expect(refusal(at('b:h7:PPPP'), 'h7n2')).toBe('TEKAO-6 way-blocked');
    expect(refusal(at('b:g7:PPPP'), 'g7n2')).toBe('TEKAO-6 off-the-board');
    expect(refusal(at('b:h4:PPPP'), 'h4e1')).toBe('TEKAO-6 off-the-board');
  });

  it('TEKAO-6 not further than the weapon of that side', () => {
    const s = at('b:d4:GTAP');
    expect(refusal(s, 'd4n2')).toBe('TEKAO-6 too-far');
    expect(refusal(s, 'd4e2')).toBe('TEKAO-6 too-far');
    expect(refusal(s, 'd4s3')).toBe('TEKAO-6 too-far');
    expect(refusal(s, 'd4w3')).toBeNull();
    expect(refusal(s, 'a1n2')).toBe('TEKAO-6 too-far');
  });

  it('TEKAO-6 a quarter turn either way; the moves turn with the weapons', () => {
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

  it('TEKAO-6 only pieces of the own side, where one stands, on the own turn', () => {
    const s = at('b:d4:GTAP y:f6:GTAP');
    expect(refusal(s, 'f6+')).toBe('TEKAO-6 not-your-piece');
    expect(refusal(s, 'e5+')).toBe('TEKAO-6 no-piece-there');
    expect(refusal(s, 'f6+', 1)).toBe('TEKAO-12 not-your-turn');
    expect(refusal(after(s, 'd4+'), 'f6+', 1)).toBeNull();
  });

  it('TEKAO-6 whoever can act must', () => {
    expect(refusal(at('b:d4:GTAP'), 'pass')).toBe('TEKAO-11 must-act');
  });
});

describe('three times in a row', () => {
  it('TEKAO-7 the same piece acts three times, turns count, and then rests', () => {
    const s = after(at('b:d4:GTAP,b2:GTAP'), 'd4w1', 'h8s1', 'c4+', 'h7n1', 'c4n1', 'h8s1');
    expect(field(s, 'streak')).toBe('c5:3/h7:3');
    expect(refusal(s, 'c5+')).toBe('TEKAO-7 three-in-a-row');
    expect(movesOf(s, 'c5')).toEqual([]);
    expect(refusal(s, 'b2+')).toBeNull();
    const rested = after(s, 'b2+', 'h7n1');
    expect(field(rested, 'streak')).toBe('b2:1/h8:4');
    expect(refusal(rested, 'c5+')).toBeNull();
  });

  it('TEKAO-7 what the move itself breaks is named before the rest', () => {
    const s = at('b:d4:GTAP,b2:GTAP streak=d4:3/-');
    expect(refusal(s, 'd4n3')).toBe('TEKAO-6 too-far');
    expect(refusal(s, 'd4n1')).toBe('TEKAO-7 three-in-a-row');
  });

  it('TEKAO-7 the flag rests too', () => {
    const s = at('b:a1:FFFF,d4:GTAP streak=a1:3/-');
    expect(refusal(s, 'a1n1')).toBe('TEKAO-7 three-in-a-row');
    expect(movesOf(s, 'a1')).toEqual([]);
  });

  it('TEKAO-7 lifted when no other piece of the side can act; the count goes on', () => {
    const alone = at('b:a1:FFFF y:d8:GTAP streak=a1:3/-');
    expect(moves(alone)).toEqual(['a1n1', 'a1e1']);
    expect(play(alone, 'a1n1').map(sayShort)).toEqual(['a1 for the 4th time', '0 a1 to a2']);
    expect(field(alone, 'streak')).toBe('a2:4/-');
  });

  it('TEKAO-7 a shut-in flag cannot act, so the last weapon goes on; a free one can, so it rests', () => {
    const shut = at('b:a1:FFFF,a2:GTAP y:b1:TTTT,h8:FFFF streak=a2:3/-');
    expect(refusal(shut, 'a2+')).toBeNull();
    expect(field(after(shut, 'a2+'), 'streak')).toBe('a2:4/-');
    const free = at('b:a1:FFFF,a2:GTAP streak=a2:3/-');
    expect(refusal(free, 'a2+')).toBe('TEKAO-7 three-in-a-row');
    expect(moves(free)).toEqual(['a1e1']);
  });

  it('TEKAO-7 another piece in between starts the count again', () => {
    const s = after(at('b:d4:GTAP,b2:GTAP y:g7:GTAP'), 'd4+', 'g7+', 'd4+', 'g7-', 'b2+', 'h8s1', 'd4+');
    expect(field(s, 'streak')).toBe('d4:1/h7:1');
  });

  it('TEKAO-7 a piece that is gone is no streak; a new one on its square starts anew', () => {
    const s = at('b:d4:TTTT y:d6:AAAA,g4:GTAP turn=1 streak=-/d6:2');
    const taken = after(s, 'g4+', 'd4n1');
    expect([field(taken, 'streak'), field(taken, 'y')]).toEqual(['d5:1/g4:1', 'g4:PGTA,h8:FFFF']);
    const last = after(at('b:d4:TTTT y:d6:AAAA,h8:FFFF streak=-/d6:2'), 'd4n1');
    expect(field(last, 'streak')).toBe('d5:1/-');
  });
});
