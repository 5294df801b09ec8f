import { describe, expect, it } from 'vitest';
import { after, at, board, field, moves, refusal, type Said } from '../draw.ts';

const two: Said = { seats: 2 };

describe('the jack', () => {
  it("TOCK-26 swaps one of your pawns with any pawn on the track, own, partner's or opponent's", () => {
    const s = at('r=r4,y9 b=b9 y=y3 g=g2 | r:J');
    expect(moves(s)).toEqual(['J:r4~y9', 'J:r4~b9', 'J:r4~y3', 'J:r4~g2', 'J:y9~b9', 'J:y9~y3', 'J:y9~g2']);
    expect(board(after(s, 'J:r4~b9'))).toBe('r=b9,y9 b=r4 y=y3 g=g2');
    expect(board(after(s, 'J:y9~y3'))).toBe('r=r4,y3 b=b9 y=y9 g=g2');
  });

  it('TOCK-26 a jack may swap two own pawns, even of one colour', () => {
    const s = after(at('r=r4,r9 | r:8,J'), 'J:r4~r9');
    expect([board(s), field(s, 'turn'), field(s, 'out')]).toEqual(['r=r4,r9', 'b', 'J']);
  });

  it('TOCK-26 one of the two pawns must be an own one', () => {
    expect(moves(at('b=b9 g=g2 | r:J'))).toEqual(['drop:J']);
    expect(refusal(at('r=r4 b=b9 g=g2 | r:J'), 'J:b9~g2')).toBe('TOCK-26');
    expect(refusal(at('r=r4 y=y9 g=g2 | r:J'), 'J:y9~g2')).toMatch(/^TOCK-(19|26)$/);
  });

  it('TOCK-26 a jack needs a second pawn on the track', () => {
    expect(moves(at('r=r4 | r:J'))).toEqual(['drop:J']);
  });

  it.each(['b18*', 'b18'])("TOCK-26 an opponent's pawn on its own 18 (%s) cannot be swapped", b18 => {
    const s = at(`r=r4 b=${b18} | r:J`);
    expect(moves(s)).toEqual(['drop:J']);
    expect(refusal(s, 'J:r4~b18')).toBe('TOCK-26');
  });

  it.each(['y18*', 'y18'])("TOCK-26 the partner's pawn on its own 18 (%s) cannot be swapped", y18 => {
    expect(refusal(at(`r=r4 y=${y18} | r:J`), 'J:r4~y18')).toBe('TOCK-26');
  });

  it('TOCK-26 an own pawn on its 18 can be swapped', () => {
    const s = at('r=r18* b=b9 | r:J');
    expect(moves(s)).toEqual(['J:r18~b9']);
    expect(board(after(s, 'J:r18~b9'))).toBe('r=b9 b=r18');
    expect(moves(at('r=r4,r18* | r:J'))).toEqual(['J:r4~r18']);
  });

  it("TOCK-26 a pawn on another colour's 18 can be swapped", () => {
    expect(moves(at('r=r4 b=r18,y18 | r:J'))).toEqual(['J:r4~r18', 'J:r4~y18']);
    expect(board(after(at('r=r4 b=r18 | r:J'), 'J:r4~r18'))).toBe('r=r18 b=r4');
  });

  it('TOCK-26 pawns in a house or in reserve cannot be swapped', () => {
    expect(moves(at('r=r4,rH1 b=bH2 y=yH4 | r:J'))).toEqual(['drop:J']);
    expect(refusal(at('r=r4 b=bH2 | r:J'), 'J:r4~bH2')).toBe('TOCK-26');
    expect(refusal(at('r=r4,rH1 b=b9 | r:J'), 'J:rH1~b9')).toBe('TOCK-26');
  });

  it('TOCK-26 each pair is listed once, own pawn first, then position order', () => {
    const s = at('r=r4,r9 b=b9 | r:J');
    expect(refusal(s, 'J:r9~r4')).toBe('TOCK-26');
    expect(refusal(s, 'J:b9~r4')).toBe('TOCK-26');
    expect(refusal(s, 'J:r4~r4')).toBe('TOCK-26');
    expect(refusal(s, 'J:r4-b9')).toBe('TOCK-26');
    expect(moves(at('b=b9 r=r4 | b:J | turn b'))).toEqual(['J:b9~r4']);
  });

  it('TOCK-26 with two players both colours may swap, also on their own 18s', () => {
    expect(moves(at('r=r4 y=y3 b=b9 | r:J', two))).toEqual(['J:r4~b9', 'J:r4~y3', 'J:y3~b9']);
    expect(moves(at('r=r4 y=y18* b=b18* | r:J', two))).toEqual(['J:r4~y18']);
    expect(board(after(at('r=r4 y=y18* | r:J', two), 'J:r4~y18'))).toBe('r=y18 y=r4');
  });

  it('TOCK-26 under alternate the colour on turn swaps; the own other 18 may be the second', () => {
    const alternate: Said = { seats: 2, colourOrder: 'alternate' };
    expect(moves(at('r=r4 y=y18* b=b9 | r:J', alternate))).toEqual(['J:r4~b9', 'J:r4~y18']);
    expect(moves(at('r=r4 y=y18* b=b9 | r:J | turn y', alternate))).toEqual(['J:y18~r4', 'J:y18~b9']);
  });
});
