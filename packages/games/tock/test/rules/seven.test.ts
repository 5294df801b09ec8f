import { describe, expect, it } from 'vitest';
import { after, at, atRules1, board, field, moves, refusal, type Said } from '../draw.ts';

const two: Said = { seats: 2 };
const HOME = (c: string): string => `${c}=${c}H1,${c}H2,${c}H3,${c}H4`;

describe('splitting a 7', () => {
  it('TOCK-23 one pawn may walk all seven', () => {
    expect(moves(at('r=y8 | r:7'))).toEqual(['7:y8-y15']);
  });

  it('TOCK-23 two pawns share a 7, each split listed once, in order', () => {
    expect(moves(at('r=y8,g8 | r:7'))).toEqual([
      '7:y8-y9,g8-g14',
      '7:y8-y10,g8-g13',
      '7:y8-y11,g8-g12',
      '7:y8-y12,g8-g11',
      '7:y8-y13,g8-g10',
      '7:y8-y14,g8-g9',
      '7:y8-y15',
      '7:g8-g15',
    ]);
  });

  it('TOCK-23 three and four pawns: one move per way to share seven', () => {
    // The number of ordered sums of 7 with k parts, times the ways to choose k pawns.
    expect(moves(at('r=b8,y8,g8 | r:7'))).toHaveLength(3 * 1 + 3 * 6 + 15);
    expect(moves(at('r=r8,b8,y8,g8 | r:7'))).toHaveLength(4 * 1 + 6 * 6 + 4 * 15 + 20);
    expect(board(after(at('r=b8,y8,g8 | r:7'), '7:b8-b10,y8-y12,g8-g9'))).toBe('r=b10,y12,g9');
  });

  it('TOCK-23 no pawn moves twice', () => {
    expect(refusal(at('r=y8 | r:7'), '7:y8-y11,y11-y15')).toBe('TOCK-23');
    expect(refusal(at('r=y8,g8 | r:7'), '7:y8-y10,g8-g10,y10-y13')).toBe('TOCK-23');
    expect(refusal(at('r=r5 | r:7'), '7:r5-y7,y7-y12')).toBe('TOCK-23');
  });

  it('TOCK-23 the parts sum to exactly seven', () => {
    const s = at('r=y8,g8 | r:7');
    for (const text of ['7:y8-y10,g8-g12', '7:y8-y12,g8-g12', '7:y8-y14', '7:y8-y16'])
      expect(refusal(s, text)).toMatch(/^TOCK-2[03]$/);
    expect(refusal(s, '7:y8-y10,g8-g12')).toBe('TOCK-23');
  });

  it('TOCK-23 each part captures where it ends', () => {
    const s = at('r=y8,g8 b=y10 y=g13 g=y9 | r:7');
    expect(board(after(s, '7:y8-y10,g8-g13'))).toBe('r=y10,g13 g=y9');
  });

  it('TOCK-23 each part leaps from a 7', () => {
    const s = at('r=r5,y8 | r:7');
    expect(board(after(s, '7:r5-y7,y8-y13'))).toBe('r=y7,y13');
    expect(refusal(s, '7:r5-r7,y8-y13')).toMatch(/^TOCK-(16|23)$/);
  });

  it('TOCK-23 each part may enter the house or move inside it', () => {
    const s = at('r=r15,y8,rH3 | r:7');
    expect(moves(s)).toContain('7:r15-rH1,y8-y12,rH3-rH4');
    expect(board(after(s, '7:r15-rH1,y8-y12,rH3-rH4'))).toBe('r=y12,rH1,rH4');
  });

  it('TOCK-23 a part may move an own fresh pawn; other fresh pawns block it', () => {
    expect(moves(at('r=r18* | r:7'))).toEqual(['7:r18-g7']);
    const s = at('r=b17,y8 b=b18* | r:7');
    expect(moves(s)).toEqual(['7:y8-y15']);
    expect(refusal(s, '7:b17-y1,y8-y13')).toBe('TOCK-14');
  });

  it('TOCK-23 a 7 moves own pawns only, none from the reserve', () => {
    expect(moves(at('r=y8 y=y3 b=b3 | r:7'))).toEqual(['7:y8-y15']);
    expect(moves(at('y=y3 | r:7'))).toEqual(['drop:7']);
    expect(refusal(at('r=y8 y=y3 | r:7'), '7:y8-y10,y3-y8')).toMatch(/^TOCK-(10|19|23)$/);
  });

  it('TOCK-23 with two players both colours share it, under alternate the colour on turn', () => {
    expect(moves(at('r=r8 y=y8 | r:7', two))).toHaveLength(2 + 6);
    const alternate: Said = { seats: 2, colourOrder: 'alternate' };
    expect(moves(at('r=r1 y=y8 | r:7', alternate))).toEqual(['7:r1-r8']);
  });

  it('TOCK-23 choice: each part that reaches the house may walk past', () => {
    const list = moves(at('r=r15,y8 | r:7', { houseEntry: 'choice' }));
    expect(list.slice(1, 4)).toEqual(['7:r15-rH1,y8-y13', '7:r15-r17,y8-y13', '7:r15-rH2,y8-y12']);
  });
});

describe('canonical order', () => {
  it('TOCK-23 orders that reach the same position are one move, in position order', () => {
    const s = at('r=y8,g8 | r:7');
    expect(refusal(s, '7:g8-g10,y8-y13')).toBe('TOCK-23');
    expect(refusal(s, '7:y8-y13,g8-g10')).toBeNull();
  });

  it('TOCK-23 the first legal order: a pawn in the way moves first', () => {
    const s = at('r=y8,y9 | r:7');
    expect(moves(s)).toContain('7:y9-y15,y8-y9');
    expect(refusal(s, '7:y8-y9,y9-y15')).not.toBeNull();
    expect(board(after(s, '7:y9-y15,y8-y9'))).toBe('r=y9,y15');
  });

  it('TOCK-23 rules 2: parts pass the own fresh pawn of the other colour, in either order', () => {
    const s = at('r=y17 y=y18* | r:7', two);
    expect(moves(s)).toEqual([
      '7:y17-g1,y18-g5',
      '7:y17-g2,y18-g4',
      '7:y17-g3,y18-g3',
      '7:y17-g4,y18-g2',
      '7:y17-g5,y18-g1',
      '7:y17-g6',
      '7:y18-g3,y17-g3',
      '7:y18-g6,y17-y18',
      '7:y18-b7',
    ]);
    expect(board(after(s, '7:y17-g3,y18-g3'))).toBe('y=g3');
    expect(board(after(s, '7:y18-g3,y17-g3'))).toBe('r=g3');
  });

  it('TOCK-23 rules 1: an own fresh pawn of the other colour moves first', () => {
    const s = atRules1('r=y17 y=y18* | r:7', two);
    expect(moves(s)).toEqual([
      '7:y18-g1,y17-g5',
      '7:y18-g2,y17-g4',
      '7:y18-g3,y17-g3',
      '7:y18-g4,y17-g2',
      '7:y18-g5,y17-g1',
      '7:y18-g6,y17-y18',
      '7:y18-b7',
    ]);
    expect(board(after(s, '7:y18-g3,y17-g3'))).toBe('r=g3');
  });

  it('TOCK-23 an order with another result is another move', () => {
    const s = at('r=y8 y=y9 | r:7', two);
    expect(moves(s)).toEqual(expect.arrayContaining(['7:y8-y12,y9-y12', '7:y9-y12,y8-y12']));
    expect(board(after(s, '7:y8-y12,y9-y12'))).toBe('y=y12');
    expect(board(after(s, '7:y9-y12,y8-y12'))).toBe('r=y12');
  });

  it('TOCK-23 different parts are different moves, even with the same result', () => {
    const s = at('r=y8,y9 | r:7');
    const [near, far] = ['7:y8-y11,y9-y13', '7:y8-y13,y9-y11'];
    expect(moves(s)).toEqual(expect.arrayContaining([near, far]));
    expect(board(after(s, near))).toBe(board(after(s, far)));
  });

  it('TOCK-23 orders that decide which pawn enters the house are different moves', () => {
    const s = at('r=r15,r16 | r:7');
    const [first, second] = ['7:r15-rH3,r16-b1', '7:r16-rH3,r15-b1'];
    expect(moves(s)).toEqual(expect.arrayContaining([first, second]));
    expect(board(after(s, first))).toBe(board(after(s, second)));
    expect(refusal(s, '7:r16-b1,r15-rH3')).not.toBeNull();
  });

  it('TOCK-23 selfCapture: two pawns of a colour onto one square is one move', () => {
    const list = moves(at('r=y8,y9 | r:7', { selfCapture: true }));
    expect(list).toContain('7:y8-y12,y9-y12');
    expect(list).not.toContain('7:y9-y12,y8-y12');
  });

  it('TOCK-23 a pawn inside the house may make room for one that enters', () => {
    const room = at('r=r14,y8,rH1 | r:7');
    expect(moves(room)).toContain('7:y8-y9,rH1-rH3,r14-rH2');
    expect(moves(room)).toContain('7:r14-r18,y8-y9,rH1-rH3');
    const s = at('r=r16,rH2 | r:7');
    expect(moves(s)).toEqual(['7:r16-b3,rH2-rH4', '7:r16-b4,rH2-rH3', '7:r16-b5']);
  });
});

describe('the last pawn', () => {
  it('TOCK-23 any 1 to 7 steps may bring the last pawn home', () => {
    const s = at('r=r14,rH2,rH3,rH4 | r:7');
    expect(moves(s)).toEqual(['7:r14-rH1', '7:r14-b3']);
    expect(board(after(s, '7:r14-rH1'))).toBe(HOME('r'));
    expect(refusal(s, '7:r14-r16')).toBe('TOCK-23');
    for (const [from, listed] of [
      ['r16', true],
      ['r10', true],
      ['r9', false],
    ] as const) {
      const list = moves(at(`r=${from},rH2,rH3,rH4 | r:7`));
      expect(list.includes(`7:${from}-rH1`)).toBe(listed);
    }
  });

  it('TOCK-23 a shortened 7 is not allowed while another pawn is out', () => {
    expect(refusal(at('r=r3,r14,rH3,rH4 | r:7'), '7:r14-rH1')).toBe('TOCK-23');
    expect(refusal(at('r=r14,rH3,rH4 | r:7'), '7:r14-rH1')).toBe('TOCK-23');
  });

  it('TOCK-23 a shortened 7 passes no pawn; house pawns make room only in a whole split', () => {
    const s = at('r=r12,rH1,rH2,rH4 | r:7');
    expect(moves(s)).not.toContain('7:r12-rH1');
    expect(moves(s)).toContain('7:rH2-rH3,rH1-rH2,r12-rH1');
    expect(board(after(s, '7:rH2-rH3,rH1-rH2,r12-rH1'))).toBe(HOME('r'));
  });

  it('TOCK-23 a shortened 7 is one part: no house pawn moves with it', () => {
    const s = at('r=r14,rH1,rH2,rH4 | r:7');
    for (const text of ['7:rH2-rH3,rH1-rH2,r14-rH1', '7:rH2-rH3,r14-rH1'])
      expect(refusal(s, text)).not.toBeNull();
  });

  it("TOCK-23 a shortened 7 may bring the partner's last pawn home once all own are", () => {
    const s = at(`${HOME('r')} y=y14,yH2,yH3,yH4 | r:7`);
    expect(moves(s)).toEqual(['7:y14-yH1', '7:y14-g3']);
    expect(field(after(s, '7:y14-yH1'), 'phase')).toBe('over');
  });

  it('TOCK-23 the own last pawn and the partner’s must use all seven', () => {
    const s = at('r=r15,rH2,rH3,rH4 y=y3 | r:7');
    expect(refusal(s, '7:r15-rH1,y3-y7')).not.toBeNull();
    expect(refusal(s, '7:r15-rH1,y3-y6')).toMatch(/^TOCK-23$/);
  });

  it('TOCK-23 with two players both colours count, under alternate the colour on turn', () => {
    const s = 'r=r14,rH2,rH3,rH4 y=yH2,yH3,yH4 | r:7';
    expect(moves(at(s, two))).toEqual(['7:r14-b3']);
    expect(moves(at(s, { seats: 2, colourOrder: 'alternate' }))).toEqual(['7:r14-rH1', '7:r14-b3']);
    expect(moves(at(`r=r14,rH2,rH3,rH4 ${HOME('y')} | r:7`, two))).toEqual(['7:r14-rH1', '7:r14-b3']);
  });

  it('TOCK-23 choice: home by the count, or past the house by all seven', () => {
    const s = at('r=r10,rH2,rH3,rH4 | r:7', { houseEntry: 'choice' });
    expect(moves(s)).toEqual(['7:r10-rH1', '7:r10-r17']);
  });
});
