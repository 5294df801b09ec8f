import { describe, expect, it } from 'vitest';
import { tock } from '../../src/index.ts';
import { after, at, board, field, moves, refusal, type Said } from '../draw.ts';

const HOME = (c: string): string => `${c}=${c}H1,${c}H2,${c}H3,${c}H4`;

describe('plain cards', () => {
  it.each([
    ['2', 'y10'],
    ['3', 'y11'],
    ['6', 'y14'],
    ['8', 'y16'],
    ['9', 'y17'],
    ['Q', 'g2'],
  ])('TOCK-20 %s walks from y8 to %s and does not enter', (card, to) => {
    const s = at(`r=y8 | r:${card}`);
    expect(moves(s)).toEqual([`${card}:y8-${to}`]);
    expect(refusal(s, `${card}:rR-r18`)).toBe('TOCK-20');
    expect(board(after(s, `${card}:y8-${to}`))).toBe(`r=${to}`);
  });

  it.each([
    ['A', 'y9'],
    ['K', 'g3'],
    ['X', 'g8'],
  ])('TOCK-20 %s enters, or walks from y8 to %s', (card, to) => {
    expect(moves(at(`r=y8 | r:${card}`))).toEqual([`${card}:rR-r18`, `${card}:y8-${to}`]);
  });

  it('TOCK-20 a 10 walks ten squares, or blocks', () => {
    expect(moves(at('r=y8 | r:10'))).toEqual(['10:y8-y18', '10:block']);
  });

  it('TOCK-20 a card walks exactly its count, forwards', () => {
    const s = at('r=y8 | r:3');
    for (const to of ['y10', 'y12', 'y5']) expect(refusal(s, `3:y8-${to}`)).toBe('TOCK-20');
  });

  it('TOCK-20 entering needs a pawn in reserve, walking a pawn outside', () => {
    expect(moves(at('r:A,2,3,K,X'))).toEqual(['A:rR-r18', 'K:rR-r18', 'X:rR-r18']);
    for (const hand of ['2,3,4,5,6', '7,8,9,J,Q'])
      expect(moves(at(`r:${hand}`))).toEqual(hand.split(',').map(card => `drop:${card}`));
  });
});

describe('the 4', () => {
  it('TOCK-21 an own pawn goes back four squares', () => {
    expect(moves(at('r=r2,y9 b=b9 y=y3 | r:4'))).toEqual(['4:r2-g16', '4:y9-y5']);
    expect(refusal(at('r=r3 b=b9 | r:4'), '4:b9-b5')).toBe('TOCK-10');
    expect(refusal(at('r=y9 | r:4'), '4:y9-y13')).toMatch(/^TOCK-2[01]$/);
  });

  it('TOCK-21 a 4 never leads into a house', () => {
    expect(moves(at('r=b2 | r:4'))).toEqual(['4:b2-r16']);
    expect(moves(at('r=b1 | r:4'))).toEqual(['4:b1-r15']);
    expect(refusal(at('r=b1 | r:4'), '4:b1-rH1')).not.toBeNull();
  });

  it('TOCK-21 a 4 never moves a pawn inside a house', () => {
    const s = at('r=rH4 | r:4');
    expect(moves(s)).toEqual(['drop:4']);
    expect(refusal(s, '4:rH4-r16')).toBe('TOCK-21');
  });

  it('TOCK-21 a fresh pawn may go back, and may then walk into its house', () => {
    const s = after(at('r=r18* | r:4,6'), '4:r18-r14', 'drop:9', 'drop:9', 'drop:9');
    expect(board(s)).toBe('r=r14');
    expect(moves(s)).toEqual(['6:r14-rH4']);
  });
});

describe('the 5', () => {
  it("TOCK-22 a 5 moves an opponent's pawn, never the partner's or an own one", () => {
    const s = at('r=r3 b=b3 y=y3 g=g8 | r:5');
    expect(moves(s)).toEqual(['5:b3-b8', '5:g8-g13']);
    expect(refusal(s, '5:r3-r8')).toBe('TOCK-22');
    expect(refusal(s, '5:y3-y8')).toBe('TOCK-22');
  });

  it('TOCK-22 without partners all others are opponents; with two players both colours of the other', () => {
    const pawns = 'r=r3 b=b3 y=y3 g=g8 | r:5';
    expect(moves(at(pawns, { teams: false }))).toEqual(['5:b3-b8', '5:y3-y8', '5:g8-g13']);
    expect(moves(at(pawns, { seats: 2 }))).toEqual(['5:b3-b8', '5:g8-g13']);
    expect(moves(at('r=r3 b=b3 y=y3 | r:5', { seats: 3, deal: 'hands' }))).toEqual(['5:b3-b8', '5:y3-y8']);
    expect(moves(at(pawns, { seats: 2, colourOrder: 'alternate' }))).toEqual(['5:b3-b8', '5:g8-g13']);
  });

  it('TOCK-22 a 5 may move a fresh pawn', () => {
    const s = at('b=b18* g=g18* | r:5');
    expect(moves(s)).toEqual(['5:b18-y5', '5:g18-r5']);
    expect(board(after(s, '5:b18-y5'))).toBe('b=y5 g=g18*');
  });

  it('TOCK-22 a 5 may bring the pawn home, or past its house', () => {
    expect(board(after(at('b=b12 | r:5'), '5:b12-bH1'))).toBe('b=bH1');
    expect(moves(at('b=b12,bH1 | r:5'))).toEqual(['5:b12-b17']);
  });

  it('TOCK-22 a 5 may win the game for the opponents', () => {
    const s = after(at(`b=b12,bH2,bH3,bH4 ${HOME('g')} | r:5,9`), '5:b12-bH1');
    expect([field(s, 'phase'), field(s, 'turn')]).toEqual(['over', '-']);
    expect(tock.outcome(s)?.payoff).toEqual([0, 1, 0, 1]);
  });

  it('TOCK-22 a 5 needs an opponent’s pawn on the track', () => {
    expect(moves(at('r=r3 y=y3 b=bH1 | r:5'))).toEqual(['drop:5']);
  });
});

describe('the king', () => {
  const self: Said = { selfCapture: true };

  it('TOCK-24 a king walks 13 and captures all pawns on the way and on the last square', () => {
    const s = at('r=y8,y9 b=y10 y=y11 g=g3,g4 | r:K');
    expect(moves(s)).toEqual(['K:rR-r18', 'K:y8-g3', 'K:y9-g4']);
    expect(board(after(s, 'K:y8-g3'))).toBe('r=g3 g=g4');
    expect(board(after(s, 'K:y9-g4'))).toBe('r=y8,g4');
  });

  it('TOCK-24 a king captures an own pawn on the last square, with or without selfCapture', () => {
    for (const said of [{}, self]) expect(board(after(at('r=y8,g3 | r:K', said), 'K:y8-g3'))).toBe('r=g3');
  });

  it("TOCK-24 another colour's fresh pawn still blocks, also on the last square", () => {
    const s = at('r=y8 y=y18* | r:K');
    expect(moves(s)).toEqual(['K:rR-r18']);
    expect(refusal(s, 'K:y8-g3')).toBe('TOCK-14');
    expect(refusal(at('r=y5 y=y18* | r:K'), 'K:y5-y18')).toBe('TOCK-14');
    expect(moves(at('r=y8 y=y18 | r:K'))).toContain('K:y8-g3');
  });

  it('TOCK-24 a king captures an own fresh pawn', () => {
    const s = at('r=r15,r18* | r:K');
    expect(moves(s)).toEqual(['K:r15-b10', 'K:r18-b13']);
    expect(board(after(s, 'K:r15-b10'))).toBe('r=b10');
  });

  it('TOCK-24 a king may walk into the house, capturing up to the door', () => {
    expect(board(after(at('r=r5,rH3 b=r9 y=r16 | r:K'), 'K:r5-rH2'))).toBe('r=rH2,rH3');
    expect(moves(at('r=r5,rH3 | r:K'))).toEqual(['K:rR-r18', 'K:r5-rH2']);
  });

  it('TOCK-24 a king does not capture inside a house', () => {
    const s = at('r=r5,rH1 b=r17 | r:K');
    expect(moves(s)).toEqual(['K:rR-r18', 'K:r5-r18']);
    expect(board(after(s, 'K:r5-r18'))).toBe('r=r18,rH1');
    expect(board(after(at('r=r5,rH2 | r:K'), 'K:r5-r18'))).toBe('r=r18,rH2');
  });

  it('TOCK-24 ending on a 7, a king captures on the way and on both 7s', () => {
    expect(board(after(at('r=g12 b=r3,r7,b3 g=y7 | r:K'), 'K:g12-y7'))).toBe('r=y7 b=b3');
  });

  it('TOCK-24 choice: a king may walk past the house and captures there', () => {
    const s = at('r=r5 b=r17 | r:K', { houseEntry: 'choice' });
    expect(moves(s)).toEqual(['K:rR-r18', 'K:r5-rH2', 'K:r5-r18']);
    expect(board(after(s, 'K:r5-rH2'))).toBe('r=rH2 b=r17');
    expect(board(after(s, 'K:r5-r18'))).toBe('r=r18');
  });

  it('TOCK-24 a king that enters captures on the 18 only', () => {
    expect(board(after(at('b=r17,r18 | r:K'), 'K:rR-r18'))).toBe('r=r18* b=r17');
  });
});
