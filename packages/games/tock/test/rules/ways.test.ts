import { BadText } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { after, at, atRules1, board, moves, play, refusal, type Said } from '../draw.ts';

const two: Said = { seats: 2 };
const self: Said = { selfCapture: true };

describe('capturing', () => {
  it("TOCK-11 ending on another colour's pawn sends it to its reserve, the partner's included", () => {
    expect(board(after(at('r=r3 b=r5 | r:2'), '2:r3-r5'))).toBe('r=r5');
    expect(board(after(at('r=r3 y=r5 | r:2'), '2:r3-r5'))).toBe('r=r5');
    expect(board(after(at('r=r3 g=r4,r5 | r:2'), '2:r3-r5'))).toBe('r=r5 g=r4');
  });

  it('TOCK-11 the event of a capture follows the walk', () => {
    const news = play(at('r=r3 b=r5 | r:2'), '2:r3-r5').map(e => e.kind);
    expect(news.indexOf('taken')).toBeGreaterThan(news.indexOf('walked'));
    expect(news.indexOf('walked')).toBeGreaterThan(news.indexOf('played'));
  });

  it('TOCK-11 a 4 and a 5 capture too', () => {
    expect(board(after(at('r=r9 g=r5 | r:4'), '4:r9-r5'))).toBe('r=r5');
    expect(board(after(at('b=b3 y=b8 | r:5'), '5:b3-b8'))).toBe('b=b8');
  });

  it('TOCK-12 a pawn never ends on its own colour', () => {
    const s = at('r=r3,r5 | r:2');
    expect(moves(s)).toEqual(['2:r5-y7']);
    expect(refusal(s, '2:r3-r5')).toBe('TOCK-12');
    expect(refusal(at('r=r5,r9 | r:4'), '4:r9-r5')).toBe('TOCK-12');
  });

  it('TOCK-12 the colour of the moved pawn counts, not the player', () => {
    const s = at('b=b3,b8 | r:5');
    expect(moves(s)).toEqual(['5:b8-b13']);
    expect(refusal(s, '5:b3-b8')).toBe('TOCK-12');
    expect(board(after(at('r=b8 b=b3 | r:5'), '5:b3-b8'))).toBe('b=b8');
  });

  it('TOCK-12 a player of two colours may capture the own other colour', () => {
    const s = at('r=r3 y=r5 | r:2', two);
    expect(moves(s)).toEqual(['2:r3-r5', '2:r5-y7']);
    expect(board(after(s, '2:r3-r5'))).toBe('r=r5');
  });

  it('TOCK-12 a partner’s pawn may not end on its own colour either', () => {
    const s = at('r=rH1,rH2,rH3,rH4 y=y3,y5 | r:2');
    expect(moves(s)).toEqual(['2:y5-r7']);
    expect(refusal(s, '2:y3-y5')).toBe('TOCK-12');
  });

  it('TOCK-12 selfCapture lifts the ban on the track', () => {
    const s = at('r=r3,r5 | r:2', self);
    expect(moves(s)).toEqual(['2:r3-r5', '2:r5-y7']);
    expect(board(after(s, '2:r3-r5'))).toBe('r=r5');
    expect(board(after(at('b=b3,b8 | r:5', self), '5:b3-b8'))).toBe('b=b8');
  });

  it('TOCK-12 selfCapture applies to entering and to an own fresh pawn', () => {
    const s = at('r=r17,r18* | r:A', self);
    expect(moves(s)).toEqual(['A:rR-r18', 'A:r17-r18', 'A:r18-b1']);
    expect(board(after(s, 'A:rR-r18'))).toBe('r=r17,r18*');
    expect(board(after(s, 'A:r17-r18'))).toBe('r=r18');
  });

  it('TOCK-12 selfCapture does not apply inside a house', () => {
    const s = at('r=r16,rH1,rH3 | r:A,2', self);
    expect(moves(s)).toEqual(['A:rR-r18', 'A:r16-r17', 'A:rH1-rH2', 'A:rH3-rH4', '2:r16-r18']);
    expect(refusal(s, '2:rH1-rH3')).not.toBeNull();
  });

  it("TOCK-12 selfCapture does not apply to another colour's fresh pawn", () => {
    expect(refusal(at('r=b17 b=b18* | r:A', self), 'A:b17-b18')).toBe('TOCK-14');
    expect(refusal(at('b=y17 y=y18* | b:A | turn b', { ...self, seats: 2 }), 'A:y17-y18')).toBe('TOCK-14');
  });
});

describe('passing', () => {
  it('TOCK-13 pawns pass one another freely', () => {
    const s = after(at('r=r2,r3 b=r4 y=r5 | r:3'), '3:r3-r6');
    expect(board(s)).toBe('r=r2,r6 b=r4 y=r5');
    expect(board(after(at('r=b2 b=b1 y=r18 | r:4'), '4:b2-r16'))).toBe('r=r16 b=b1 y=r18');
  });

  it('TOCK-13 a pawn on its own 18 that is not fresh can be passed and captured', () => {
    expect(moves(at('r=b17 b=b18 | r:2'))).toEqual(['2:b17-y1']);
    expect(board(after(at('r=b17 b=b18 | r:A'), 'A:b17-b18'))).toBe('r=b18');
  });

  it('TOCK-14 a fresh pawn cannot be passed', () => {
    const s = at('r=b17 b=b18* | r:2');
    expect(moves(s)).toEqual(['drop:2']);
    expect(refusal(s, '2:b17-y1')).toBe('TOCK-14');
  });

  it('TOCK-14 a fresh pawn cannot be captured', () => {
    const s = at('r=b17 b=b18* | r:A');
    expect(moves(s)).toEqual(['A:rR-r18']);
    expect(refusal(s, 'A:b17-b18')).toBe('TOCK-14');
  });

  it("TOCK-14 the partner's fresh pawn blocks as well", () => {
    expect(refusal(at('r=y17 y=y18* | r:2'), '2:y17-g1')).toBe('TOCK-14');
    expect(refusal(at('r=rH1,rH2,rH3,rH4 b=y17 y=y18* | r:5'), '5:y17-g4')).toBe('TOCK-14');
  });

  it("TOCK-14 rules 2: a fresh pawn does not block its player's other colour", () => {
    expect(moves(at('r=y17 y=y18* | r:2', two))).toEqual(['2:y17-g1', '2:y18-g2']);
    expect(board(after(at('r=y17 y=y18* | r:A', two), 'A:y17-y18'))).toBe('r=y18');
    expect(board(after(at('r=g4 y=y18* | r:4', two), '4:g4-y18'))).toBe('r=y18');
    expect(moves(at('r=g2 y=y18* | r:4', two))).toEqual(['4:g2-y16', '4:y18-y14']);
    expect(moves(at('r=y14 y=y18* | r:7', two))).toContain('7:y14-g3');
    expect(refusal(at('r=b17 b=b18* | r:2', two), '2:b17-y1')).toBe('TOCK-14');
  });

  it("TOCK-14 rules 2: a rival's 5 moves a pawn past its player's other fresh pawn", () => {
    expect(moves(at('b=g16 g=g18* | r:5', two))).toEqual(['5:g16-r3', '5:g18-r5']);
    expect(board(after(at('b=g13 g=g18* | r:5', two), '5:g13-g18'))).toBe('b=g18');
    expect(refusal(at('b=y16 y=y18* | r:5', two), '5:y16-g3')).toBe('TOCK-14');
  });

  it("TOCK-14 rules 1: the fresh pawn of the player's other colour blocks", () => {
    expect(moves(atRules1('r=y17 y=y18* | r:2', two))).toEqual(['2:y18-g2']);
    expect(refusal(atRules1('r=y17 y=y18* | r:2', two), '2:y17-g1')).toBe('TOCK-14');
    expect(refusal(atRules1('r=y17 y=y18* | r:A', { ...self, seats: 2 }), 'A:y17-y18')).toBe('TOCK-14');
    expect(refusal(atRules1('r=g2 y=y18* | r:4', two), '4:g2-y16')).toBe('TOCK-14');
    expect(refusal(atRules1('b=g16 g=g18* | r:5', two), '5:g16-r3')).toBe('TOCK-14');
  });

  it("TOCK-24 rules 2: a king sweeps a fresh pawn of its player's other colour; under rules 1 it is blocked", () => {
    expect(board(after(at('r=y8 b=y10 y=y18* | r:K', two), 'K:y8-g3'))).toBe('r=g3');
    expect(refusal(at('r=b8 b=b18* | r:K', two), 'K:b8-y3')).toBe('TOCK-14');
    expect(refusal(atRules1('r=y8 b=y10 y=y18* | r:K', two), 'K:y8-g3')).toBe('TOCK-14');
  });

  it('TOCK-12 rules 2: a capture of the own other fresh pawn frees the way for the other player', () => {
    const s = after(at('r=y17 b=y16 y=y18* | r:A b:3', two), 'A:y17-y18');
    expect(moves(s)).toContain('3:y16-g1');
  });

  it('TOCK-14 a fresh pawn cannot be passed or captured backwards', () => {
    expect(refusal(at('r=y2 b=b18* | r:4'), '4:y2-b16')).toBe('TOCK-14');
    expect(refusal(at('r=y4 b=b18* | r:4'), '4:y4-b18')).toBe('TOCK-14');
    expect(moves(at('r=y5 b=b18* | r:4'))).toEqual(['4:y5-y1']);
  });

  it('TOCK-14 a fresh pawn blocks a 5, a king and a part of a 7', () => {
    expect(refusal(at('b=y17 y=y18* | r:5'), '5:y17-g4')).toBe('TOCK-14');
    expect(refusal(at('r=y8 y=y18* | r:K'), 'K:y8-g3')).toBe('TOCK-14');
    expect(refusal(at('r=r3,y17 y=y18* | r:7'), '7:r3-r5,y17-g4')).toBe('TOCK-14');
    expect(moves(at('r=y17 y=y18* | r:7'))).toEqual(['drop:7']);
  });

  it('TOCK-14 pawns of its own colour pass a fresh pawn', () => {
    expect(moves(at('r=r17,r18* | r:2'))).toEqual(['2:r17-b1', '2:r18-b2']);
    expect(moves(at('r=r18*,b2 | r:4'))).toEqual(['4:r18-r14', '4:b2-r16']);
    expect(moves(at('b=b17,b18* | r:5'))).toEqual(['5:b17-y4', '5:b18-y5']);
  });

  it('TOCK-14 a pawn that moved is not fresh, even back on its 18', () => {
    expect(board(after(at('r=r18* | r:2'), '2:r18-b2'))).toBe('r=b2');
    expect(board(after(at('r=b4 | r:4'), '4:b4-r18'))).toBe('r=r18');
    expect(board(after(at('r=r15,rH1 | r:3'), '3:r15-r18'))).toBe('r=r18,rH1');
  });

  it('TOCK-14 a pawn that enters is fresh, one at a time, and only on its own 18', () => {
    expect(board(after(at('r=r3 | r:K'), 'K:rR-r18'))).toBe('r=r3,r18*');
    expect(() => at('r=r5*')).toThrow(BadText);
    expect(() => at('r=b18*')).toThrow(BadText);
    expect(() => at('r=rH1*')).toThrow(BadText);
  });

  it('TOCK-14 a pawn that was swapped is not fresh', () => {
    expect(board(after(at('r=r4,r18* | r:J'), 'J:r4~r18'))).toBe('r=r4,r18');
    expect(board(after(at('r=r4 b=r18 | r:J'), 'J:r4~r18'))).toBe('r=r18 b=r4');
  });
});

describe('entering', () => {
  it('TOCK-15 no entering while an own pawn is on the 18, fresh or not', () => {
    expect(refusal(at('r=r18* | r:A'), 'A:rR-r18')).toBe('TOCK-15');
    expect(refusal(at('r=r18 | r:K'), 'K:rR-r18')).toBe('TOCK-15');
    expect(moves(at('r=r18* | r:A'))).toEqual(['A:r18-b1']);
  });

  it("TOCK-15 entering captures another colour's pawn on the 18", () => {
    for (const c of ['b', 'y', 'g']) expect(board(after(at(`${c}=r18 | r:K`), 'K:rR-r18'))).toBe('r=r18*');
    expect(board(after(at('y=r18 | r:X', two), 'X:rR-r18'))).toBe('r=r18*');
  });

  it('TOCK-15 no entering without a pawn in reserve', () => {
    expect(moves(at('r=r1,r2,r3,r4 | r:A'))).toEqual(['A:r4-r5']);
    expect(refusal(at('r=r1,r2,r3,r4 | r:A'), 'A:rR-r18')).not.toBeNull();
  });
});

describe('square 7', () => {
  it('TOCK-16 a move that ends on a 7 leaps to the opposite one', () => {
    expect(moves(at('r=r5,b5,y5,g5 | r:2'))).toEqual(['2:r5-y7', '2:b5-g7', '2:y5-r7', '2:g5-b7']);
    expect(board(after(at('r=r5 | r:2'), '2:r5-y7'))).toBe('r=y7');
  });

  it('TOCK-16 a pawn leaps also backwards and with a 5', () => {
    expect(moves(at('r=r11 | r:4'))).toEqual(['4:r11-y7']);
    expect(moves(at('b=b2 | r:5'))).toEqual(['5:b2-g7']);
  });

  it('TOCK-16 a leap is written with the final square', () => {
    expect(refusal(at('r=r5 | r:2'), '2:r5-r7')).toBe('TOCK-16');
  });

  it('TOCK-16 a leap captures on both 7s', () => {
    expect(board(after(at('r=r5 b=r7,y7 | r:2'), '2:r5-y7'))).toBe('r=y7');
    expect(board(after(at('r=r5 b=y7 y=r7 | r:2'), '2:r5-y7'))).toBe('r=y7');
    expect(board(after(at('b=b2 r=g7 y=b7 | r:5'), '5:b2-g7'))).toBe('b=g7');
  });

  it('TOCK-16 an own pawn on either 7 forbids the move', () => {
    for (const drawn of ['r=r5,r7 | r:2', 'r=r5,y7 | r:2', 'r=r5,r7,y7 | r:2']) {
      expect(refusal(at(drawn), '2:r5-y7')).toBe('TOCK-16');
      expect(refusal(atRules1(drawn), '2:r5-y7')).toBe('TOCK-16');
    }
    expect(refusal(at('r=r7,r11 | r:4'), '4:r11-y7')).toBe('TOCK-16');
    expect(refusal(at('r=r3,r4,r7 | r:7'), '7:r3-r6,r4-y7')).toBe('TOCK-16');
    expect(moves(at('r=r5,y7 | r:2'))).toEqual(['2:y7-y9']);
    expect(refusal(at('b=b2,g7 | r:5'), '5:b2-g7')).toBe('TOCK-16');
  });

  it('TOCK-16 selfCapture allows it', () => {
    expect(board(after(at('r=r5,r7,y7 | r:2', self), '2:r5-y7'))).toBe('r=y7');
  });

  it('TOCK-16 a king captures own pawns on the 7s', () => {
    expect(board(after(at('r=r7,y7,g12 b=r3 | r:K'), 'K:g12-y7'))).toBe('r=y7');
  });

  it('TOCK-16 a leap passes no pawns', () => {
    expect(moves(at('r=r5 b=b18* | r:2'))).toEqual(['2:r5-y7']);
    expect(board(after(at('r=r5 b=b3,b18* g=y2 | r:2'), '2:r5-y7'))).toBe('r=y7 b=b3,b18* g=y2');
  });

  it('TOCK-16 a swap onto a 7 does not leap; a pawn on a 7 walks on from there', () => {
    expect(board(after(at('r=r5 b=b7 | r:J'), 'J:r5~b7'))).toBe('r=b7 b=r5');
    expect(moves(at('r=r7 | r:2'))).toEqual(['2:r7-r9']);
  });

  it('TOCK-16 passing over a 7 does not leap', () => {
    expect(moves(at('r=r5 | r:3'))).toEqual(['3:r5-r8']);
  });
});
