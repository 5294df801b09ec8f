import { describe, expect, it } from 'vitest';
import { after, at, board, field, moves, refusal, type Said } from '../draw.ts';

const choice: Said = { houseEntry: 'choice' };
const HOME = (c: string): string => `${c}=${c}H1,${c}H2,${c}H3,${c}H4`;

describe('the house', () => {
  it('TOCK-17 a count that ends on a free house square leads into the house', () => {
    const s = at('r=r15 | r:3');
    expect(moves(s)).toEqual(['3:r15-rH2']);
    expect(refusal(s, '3:r15-r18')).toBe('TOCK-17');
    expect(board(after(s, '3:r15-rH2'))).toBe('r=rH2');
  });

  it('TOCK-17 a pawn on 16 may enter; a move that ends on 16 does not', () => {
    expect(moves(at('r=r16 | r:2'))).toEqual(['2:r16-rH2']);
    expect(moves(at('r=r14 | r:2'))).toEqual(['2:r14-r16']);
  });

  it('TOCK-17 a count beyond the last square goes on along the track', () => {
    const s = at('r=r15 | r:6');
    expect(moves(s)).toEqual(['6:r15-b3']);
    expect(refusal(s, '6:r15-rH4')).not.toBeNull();
  });

  it('TOCK-17 an occupied square or a pawn in the way leads past the house', () => {
    expect(moves(at('r=r15,rH2 | r:3'))).toEqual(['3:r15-r18']);
    expect(moves(at('r=r15,rH1 | r:3'))).toEqual(['3:r15-r18', '3:rH1-rH4']);
    expect(refusal(at('r=r15,rH1 | r:3'), '3:r15-rH2')).toBe('TOCK-17');
    expect(refusal(at('r=r15,rH2 | r:3'), '3:r15-rH2')).toBe('TOCK-17');
  });

  it('TOCK-17 a pawn deeper in the house is not in the way', () => {
    expect(moves(at('r=r15,rH3 | r:3'))).toEqual(['3:r15-rH2']);
  });

  it('TOCK-17 past the house, an own pawn on the square forbids the move', () => {
    expect(moves(at('r=r15,r18*,rH1,rH4 | r:3'))).toEqual(['3:r18-b3']);
    expect(refusal(at('r=r15,r18*,rH1,rH4 | r:3'), '3:r15-r18')).toBe('TOCK-12');
  });

  it('TOCK-17 choice: into the house, or past it', () => {
    const s = at('r=r15 | r:3', choice);
    expect(moves(s)).toEqual(['3:r15-rH2', '3:r15-r18']);
    expect(board(after(s, '3:r15-r18'))).toBe('r=r18');
    expect(moves(at('r=r15,rH1 | r:3', choice))).toEqual(['3:r15-r18', '3:rH1-rH4']);
  });

  it('TOCK-17 choice: the player of a 5 decides', () => {
    expect(moves(at('b=b15 | r:5', choice))).toEqual(['5:b15-bH4', '5:b15-y2']);
    expect(moves(at('b=b15 | r:5'))).toEqual(['5:b15-bH4']);
  });

  it('TOCK-17 only the own house, only after a whole round', () => {
    expect(moves(at('b=r15 | b:3 | turn b'))).toEqual(['3:r15-r18']);
    expect(moves(at('r=r18* | r:2,3'))).toEqual(['2:r18-b2', '3:r18-b3']);
    expect(moves(at('r=r17 | r:2'))).toEqual(['2:r17-b1']);
  });

  it('TOCK-17 pawns on the way to the house are passed, except a fresh one', () => {
    expect(board(after(at('r=r13 b=r14 y=r16 | r:6'), '6:r13-rH3'))).toBe('r=rH3 b=r14 y=r16');
    expect(refusal(at('r=g17 g=g18* | r:X'), 'X:g17-rH1')).toBe('TOCK-14');
  });

  it('TOCK-18 in the house pawns move forward by exact count', () => {
    expect(moves(at('r=rH1 | r:2'))).toEqual(['2:rH1-rH3']);
    expect(moves(at('r=rH1 | r:3'))).toEqual(['3:rH1-rH4']);
    const s = at('r=rH3 | r:2');
    expect(moves(s)).toEqual(['drop:2']);
    expect(refusal(s, '2:rH3-rH4')).toBe('TOCK-18');
    expect(refusal(at('r=rH3 | r:A'), 'A:rH3-r16')).toBe('TOCK-18');
    expect(refusal(at('r=rH3 | r:A'), 'A:rH3-rH2')).toBe('TOCK-18');
  });

  it('TOCK-18 pawns in the house never pass each other', () => {
    const s = at('r=rH1,rH2 | r:2');
    expect(moves(s)).toEqual(['2:rH2-rH4']);
    expect(refusal(s, '2:rH1-rH3')).toMatch(/^TOCK-1[78]$/);
    expect(moves(at('r=rH1,rH3 | r:2'))).toEqual(['drop:2']);
  });

  it('TOCK-18 no card moves a pawn out of a house', () => {
    const s = at(`r=r3,rH4 b=b9 | r:4,J,K`);
    expect(moves(s).filter(text => text.includes('rH4'))).toEqual([]);
    expect(refusal(s, 'J:rH4~b9')).toBe('TOCK-26');
    expect(moves(at('b=bH1 | r:5'))).toEqual(['drop:5']);
  });
});

describe('all home', () => {
  it("TOCK-19 a player whose pawns are all home plays the partner's", () => {
    expect(moves(at(`${HOME('r')} y=y3 b=b3 | r:2`))).toEqual(['2:y3-y5']);
    expect(moves(at(`${HOME('r')} | r:A`))).toEqual(['A:yR-y18']);
    expect(moves(at(`${HOME('g')} b=b18*,y3 | g:4,K | turn g`))).toEqual([
      '4:b18-b14',
      '4:y3-b17',
      'K:b18-y13',
      'K:y3-y16',
    ]);
  });

  it('TOCK-19 a player with a pawn outside does not play the partner’s', () => {
    const s = at('r=rH1,rH2,rH3 y=y3 | r:2');
    expect(moves(s)).toEqual(['drop:2']);
    expect(refusal(s, '2:y3-y5')).toBe('TOCK-19');
    expect(refusal(at('r=r3 y=y3 | r:2'), '2:y3-y5')).toBe('TOCK-19');
  });

  it('TOCK-19 a 5 still moves opponents only', () => {
    const s = at(`${HOME('r')} y=y3 b=b3 | r:5`);
    expect(moves(s)).toEqual(['5:b3-b8']);
    expect(refusal(s, '5:y3-y8')).toBe('TOCK-22');
  });

  it("TOCK-19 a jack swaps the partner's pawns, also from their 18", () => {
    expect(moves(at(`${HOME('r')} y=y18*,g3 b=b9 | r:J`))).toEqual(['J:y18~b9', 'J:y18~g3', 'J:g3~b9']);
  });

  it('TOCK-19 the partner still plays, with the own cards', () => {
    const s = after(at(`${HOME('r')} y=y3 | r:2,9 b:9 y:3,9`), '2:y3-y5', 'drop:9');
    expect([field(s, 'turn'), moves(s)]).toEqual(['y', ['3:y5-y8', '9:y5-y14']]);
  });

  it("TOCK-19 in a split 7 the partner's pawns may move once the last own one is home", () => {
    const s = at('r=r15,rH2,rH3,rH4 y=y3 | r:7');
    expect(moves(s)).toEqual(['7:r15-rH1', '7:r15-rH1,y3-y8', '7:r15-b4']);
    expect(board(after(s, '7:r15-rH1,y3-y8'))).toBe(`${HOME('r')} y=y8`);
  });

  it("TOCK-19 in a split 7 the partner's pawns may not move before that", () => {
    const s = at('r=r15,rH2,rH3,rH4 y=y3 | r:7');
    expect(refusal(s, '7:y3-y8,r15-rH1')).toMatch(/^TOCK-(19|23)$/);
    expect(refusal(s, '7:r15-r16,y3-y9')).toMatch(/^TOCK-(19|23)$/);
  });

  it('TOCK-19 a split 7 may have several own parts, then several of the partner', () => {
    const s = at('r=r15,rH1,rH3,rH4 y=y3,y10 | r:7');
    const list = moves(s);
    expect(list).toContain('7:rH1-rH2,r15-rH1,y3-y4,y10-y13');
    expect(board(after(s, '7:rH1-rH2,r15-rH1,y3-y4,y10-y13'))).toBe(`${HOME('r')} y=y4,y13`);
  });

  it('TOCK-19 without teams no other pawns are played', () => {
    expect(refusal(at('r=r3 y=y3 | r:2', { teams: false }), '2:y3-y5')).toBe('TOCK-10');
  });
});
