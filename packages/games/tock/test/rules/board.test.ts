import { BadText, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tock } from '../../src/index.ts';
import { after, at, board, field, moves, refusal, restOfPack, tableFor } from '../draw.ts';

describe('the track', () => {
  it('TOCK-1 eighteen squares per side, sides in the order red, blue, yellow, green', () => {
    expect(moves(at('r=r18*,b18,y18,g18 | r:A'))).toEqual(['A:r18-b1', 'A:b18-y1', 'A:y18-g1', 'A:g18-r1']);
    expect(moves(at('r=r17,b17,y17,g17 | r:A'))).toEqual([
      'A:r17-r18',
      'A:b17-b18',
      'A:y17-y18',
      'A:g17-g18',
    ]);
  });

  it('TOCK-1 eighteen steps lead to the same number of the next side', () => {
    expect(moves(at('r=r18*,b11,y5 | r:X'))).toEqual(['X:r18-b18', 'X:b11-y11', 'X:y5-g5']);
  });

  it('TOCK-1 the turn goes red, blue, yellow, green, red', () => {
    let s = at('r:9,9 b:2,9 y:2,9 g:2,2');
    const turns = [field(s, 'turn')];
    for (const card of ['9', '9', '9', '2']) {
      s = after(s, `drop:${card}`);
      turns.push(field(s, 'turn'));
    }
    expect(turns).toEqual(['r', 'b', 'y', 'g', 'r']);
  });

  it('TOCK-1 opposite colours are partners', () => {
    expect(tock.teams(tableFor())).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(tock.teams(tableFor({ teams: false }))).toEqual([[0], [1], [2], [3]]);
  });

  it('TOCK-2 four pawns per colour, all in reserve at the start', () => {
    const { state } = tock.setup(tableFor(), searchChance(1));
    expect(field(state, 'pawns')).toBe('r=R,R,R,R b=R,R,R,R y=R,R,R,R g=R,R,R,R');
  });

  it('TOCK-2 fastStart: each colour begins with one fresh pawn on its 18', () => {
    const { state } = tock.setup(tableFor({ fastStart: true }), searchChance(1));
    expect(field(state, 'pawns')).toBe('r=R,R,R,r18* b=R,R,R,b18* y=R,R,R,y18* g=R,R,R,g18*');
    const two = tock.setup(tableFor({ fastStart: true, seats: 2 }), searchChance(1)).state;
    expect(field(two, 'pawns')).toBe('r=R,R,R,r18* b=R,R,R,b18* y=R,R,R,y18* g=R,R,R,g18*');
  });

  it.each(['r', 'b', 'y', 'g'])('TOCK-2 the house of %s has four squares, entered after its own 16', c => {
    expect(moves(at(`${c}=${c}16 | ${c}:2,3 | turn ${c}`))).toEqual([`2:${c}16-${c}H2`, `3:${c}16-${c}H3`]);
    expect(moves(at(`${c}=${c}14 | ${c}:6,8 | turn ${c}`))[0]).toBe(`6:${c}14-${c}H4`);
  });

  it.each(['r', 'b', 'y', 'g'])('TOCK-3 %s enters on its own 18', c => {
    const s = at(`${c}:A,K,X | turn ${c}`);
    expect(moves(s)).toEqual(['A', 'K', 'X'].map(card => `${card}:${c}R-${c}18`));
    expect(board(after(s, `K:${c}R-${c}18`))).toBe(`${c}=${c}18*`);
  });

  it('TOCK-3 seventy steps from 18 to 16, then the house', () => {
    const way = ['X:r18-b18', 'X:b18-y18', 'X:y18-g18', 'X:g18-rH2'];
    const squares = ['r18', 'b18', 'y18', 'g18'];
    for (const [i, square] of squares.entries()) expect(moves(at(`r=${square} | r:X`))).toContain(way[i]);
    expect(moves(at('r=g18 | r:9'))).toEqual(['9:g18-r9']);
    expect(moves(at('r=r9 | r:6'))).toEqual(['6:r9-r15']);
    expect(moves(at('r=r15 | r:A'))).toContain('A:r15-r16');
  });

  it('TOCK-3 a pawn walks past the houses of other colours', () => {
    expect(moves(at('r=b15,y15,g15 | r:3'))).toEqual(['3:b15-b18', '3:y15-y18', '3:g15-g18']);
  });

  it('TOCK-3 a pawn that passes its house walks over squares 17 and 18', () => {
    expect(moves(at('r=r15 | r:8'))).toEqual(['8:r15-b5']);
    expect(moves(at('r=r17 | r:A,2'))).toEqual(['A:rR-r18', 'A:r17-r18', '2:r17-b1']);
  });
});

describe('the pack', () => {
  it('TOCK-4 four of each rank and two jokers', () => {
    expect(() => at('r:A,A,A b:A,A')).toThrow(BadText);
    expect(() => at('r:X,X b:X')).toThrow(BadText);
    expect(() => at('r:Q,Q b:Q,Q | out Q')).toThrow(BadText);
    expect(field(at('r:A,A,A b:A | out X,X'), 'out')).toBe('X,X');
  });

  it('TOCK-4 the pack of a two-player game is the 54 cards', () => {
    const { state } = tock.setup(tableFor({ seats: 2 }), searchChance(3));
    const chance = searchChance(4);
    let out = '';
    for (;;) {
      const seat = tock.actors(state)[0]!;
      tock.apply(state, seat, tock.sample(state, seat, chance), chance);
      if (field(state, 'out') === '-') break;
      out = field(state, 'out');
    }
    const cards = out.split(',');
    expect(cards).toHaveLength(53);
    expect(restOfPack(...cards)).toHaveLength(1);
  });

  it('TOCK-4 there is no other card', () => {
    for (const text of ['1:r3-r4', '11:r3-r14', 'D:r3-r15', 'drop:0', 'give:V', 'a:r3-r4'])
      expect(tock.readMove(text)).toBeNull();
    expect(() => at('r:1')).toThrow(BadText);
    expect(refusal(at('r=r3 | r:2'), '3:r3-r6')).toBe('TOCK-10');
  });
});
