import { describe, expect, it } from 'vitest';
import { tock } from '../../src/index.ts';
import { after, at, board, field, handSizes, moves, play, refusal, type Said } from '../draw.ts';

const alone: Said = { teams: false };

describe('a turn', () => {
  it('TOCK-10 a played card goes to the discards', () => {
    const s = after(at('r=r3 | r:2,8,8 | out 3'), '2:r3-r5');
    expect([field(s, 'hands'), field(s, 'out'), field(s, 'turn')]).toEqual(['r:8,8 b:9 y:9 g:9', '2,3', 'b']);
  });

  it('TOCK-10 no card may be discarded while one can be played', () => {
    const s = at('r=r3 | r:2,Q,K');
    expect(moves(s)).toEqual(['2:r3-r5', 'Q:r3-r15', 'K:rR-r18', 'K:r3-r16']);
    for (const card of ['2', 'K', 'Q']) expect(refusal(s, `drop:${card}`)).toBe('TOCK-10');
  });

  it('TOCK-10 otherwise any card may be discarded', () => {
    const s = at('r:2,3,3,Q');
    expect(moves(s)).toEqual(['drop:2', 'drop:3', 'drop:Q']);
    const dropped = after(s, 'drop:3');
    expect([field(dropped, 'hands').slice(0, 7), field(dropped, 'out')]).toEqual(['r:2,3,Q', '3']);
  });

  it('TOCK-10 the player chooses the card and the pawn', () => {
    expect(moves(at('r=r3,y3 | r:2,6'))).toEqual(['2:r3-r5', '2:y3-y5', '6:r3-r9', '6:y3-y9']);
  });

  it('TOCK-10 a rank held twice is listed once', () => {
    expect(moves(at('r=r3 | r:2,2'))).toEqual(['2:r3-r5']);
  });

  it('TOCK-10 only a card of the own hand, on the own turn, with a pawn that is there', () => {
    const s = at('r=r3 b=b3 | r:2 b:2,3');
    expect(refusal(s, '3:r3-r6')).toBe('TOCK-10');
    expect(refusal(s, '2:b3-b5', 1)).toBe('TOCK-10');
    expect(refusal(s, '2:b3-b5', 0)).toBe('TOCK-10');
    expect(refusal(s, '2:r4-r6')).toBe('TOCK-10');
    expect(refusal(s, 'drop:3')).toBe('TOCK-10');
    expect(moves(s, 1)).toEqual([]);
    expect(tock.actors(s)).toEqual([0]);
  });

  it('TOCK-10 a card that no pawn can walk in full is not playable', () => {
    expect(moves(at('r=rH2 | r:3,8'))).toEqual(['drop:3', 'drop:8']);
    expect(moves(at('r=rH2 | r:2,3,8'))).toEqual(['2:rH2-rH4']);
  });
});

describe('the 10', () => {
  it('TOCK-25 a 10 walks ten squares or blocks the next player', () => {
    const s = at('r=y8 | r:10');
    expect(moves(s)).toEqual(['10:y8-y18', '10:block']);
    expect(field(after(s, '10:block'), 'blocked')).toBe('b');
    expect(board(after(s, '10:block'))).toBe('r=y8');
    expect(field(after(s, '10:y8-y18'), 'blocked')).toBe('-');
  });

  it('TOCK-25 blocking is always possible, so no card is discarded', () => {
    expect(moves(at('r:10,Q'))).toEqual(['10:block']);
    expect(refusal(at('r:10,Q'), 'drop:Q')).toBe('TOCK-10');
  });

  it('TOCK-25 a blocked player discards any card and moves nothing', () => {
    const s = after(at('b=b3 | r:10 b:2,10,K'), '10:block');
    expect(moves(s)).toEqual(['drop:2', 'drop:10', 'drop:K']);
    for (const text of ['2:b3-b5', 'K:bR-b18', '10:block']) expect(refusal(s, text)).toBe('TOCK-25');
    const free = after(s, 'drop:K');
    expect([field(free, 'blocked'), field(free, 'turn'), board(free)]).toEqual(['-', 'y', 'b=b3']);
  });

  it('TOCK-25 the event of a discard tells whether the player was blocked', () => {
    const s = at('b=b3 | r:9 b:2 | turn b | blocked b');
    expect(play(s, 'drop:2')).toContainEqual({ kind: 'dropped', seat: 1, card: 1, blocked: true });
    expect(play(at('b:2 | turn b'), 'drop:2')).toContainEqual({
      kind: 'dropped',
      seat: 1,
      card: 1,
      blocked: false,
    });
  });

  it('TOCK-25 a block lasts over a deal', () => {
    const s = after(at('r:- b:- y:- g:10 | turn g | deal 1 g', alone), '10:block');
    expect([field(s, 'deal'), field(s, 'turn'), field(s, 'blocked')]).toEqual(['2 g', 'r', 'r']);
    expect(moves(s).every(text => text.startsWith('drop:'))).toBe(true);
  });

  it('TOCK-25 a blocked player still gives a card in the swap', () => {
    const s = after(at('r:- b:- y:- g:10 | turn g | deal 1 g'), '10:block');
    expect([field(s, 'phase'), field(s, 'blocked')]).toEqual(['swap', 'r']);
    expect(moves(s, 0).every(text => text.startsWith('give:'))).toBe(true);
    for (const seat of [0, 1, 2, 3]) play(s, moves(s, seat)[0]!, seat);
    expect([field(s, 'phase'), field(s, 'turn'), field(s, 'blocked')]).toEqual(['play', 'r', 'r']);
    expect(moves(s).every(text => text.startsWith('drop:'))).toBe(true);
  });

  it('TOCK-25 a block lasts over a shuffle, until the player’s turn', () => {
    const s = after(at('r:- b:- y:- g:10 | turn g | deal 3 g', alone), '10:block');
    expect([field(s, 'deal'), field(s, 'turn'), field(s, 'blocked')]).toEqual(['1 r', 'b', 'r']);
    expect(handSizes(s)).toEqual([5, 5, 5, 5]);
  });

  it('TOCK-25 two players may be blocked at once, each until the own turn', () => {
    const s = at('b=b3 y=y3 | r:2 b:10 y:2 g:9 | turn b | blocked r | deal 1 r', alone);
    const both = after(s, '10:block');
    expect(field(both, 'blocked')).toBe('r,y');
    expect(moves(both)).toEqual(['drop:2']);
    const one = after(both, 'drop:2');
    expect(field(one, 'blocked')).toBe('r');
    expect(moves(after(one, 'drop:9'))).toEqual(['drop:2']);
  });

  it('TOCK-25 with two and three players the next seat is blocked', () => {
    expect(field(after(at('r:10', { seats: 2 }), '10:block'), 'blocked')).toBe('b');
    expect(field(after(at('b:10 | turn b', { seats: 2 }), '10:block'), 'blocked')).toBe('r');
    expect(field(after(at('y:10 | turn y', { seats: 3, deal: 'hands' }), '10:block'), 'blocked')).toBe('r');
    const alternate = { seats: 2, colourOrder: 'alternate' } as const;
    expect(field(after(at('b:10 | turn g', alternate), '10:block'), 'blocked')).toBe('r');
  });
});
