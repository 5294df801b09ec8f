import { testSpelling } from '@tablee/conform/testkit';
import { BadText } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tock } from '../src/index.ts';
import { at, complete, moves, type Said, tableFor } from './draw.ts';

describe('move notation', () => {
  testSpelling(tock, {
    moves: [
      'Q:r18-b12',
      'K:rR-r18',
      '7:r3-r5,r18-b5',
      '7:y8-y15',
      'J:r4~b9',
      '10:block',
      '10:r3-r13',
      'drop:9',
      'drop:10',
      'give:K',
      'cull:X',
      '4:r18-r14',
      '5:b12-bH1',
      'A:rH1-rH2',
      '7:rH2-rH3,rH1-rH2,r12-rH1',
    ],
    others: [
      '',
      'Q',
      'Q:',
      'Q:r18',
      'Q:r18-',
      'Q:r0-r12',
      'Q:r01-r13',
      'Q:r19-b12',
      'Q:o3-o4',
      'Q:rH0-rH1',
      'Q:rH5-rH6',
      'q:r3-r15',
      'Q:R18-B12',
      ' Q:r18-b12',
      'Q:r18-b12 ',
      'Q:r18-b12,r3-r4',
      'Q:r18~b12',
      'Q♠:r18-b12',
      'K:R-r18',
      'K:r18*-b13',
      'J:r4~b9,r5~b8',
      '7:',
      '7:r3-r5,',
      '7:r3-r5 r18-b5',
      '7:block',
      '10:Block',
      '9:block',
      'block',
      'drop:',
      'drop:1',
      'drop:?',
      'give:',
      'give:K,Q',
      'pass',
    ],
  });
});

describe('position notation', () => {
  const example =
    'r=R,R,r18*,b12 b=R,R,R,bH4 y=R,R,R,R g=R,R,R,R | r:4,5,K b:- y:X g:7,10 | out 2,9 | turn r | blocked - | deal 1 g | play';

  it('reads and writes the documented example', () => {
    expect(tock.writeState(tock.readState(example, tableFor()))).toBe(example);
  });

  it.each<[string, Said]>([
    ['r=r3 | r:A,A | blocked b', {}],
    ['r=r3 | r:A,A | blocked r,y', { teams: false }],
    ['r=r18*,g18,rH1 | r:9', {}],
    ['r:A,2 b:3,4 y:5,6 g:7,8 | swap | gives r:A b:- y:6 g:-| turn b', {}],
    ['r:A,2,9 b:3,4 y:5,6,9 | cull | culled r:- b:9 y:- | turn r', { seats: 3 }],
    ['r:A,2 | culled r:9 b:3 y:5', { seats: 3 }],
    ['r:A,2 b:K,X | turn b', { seats: 2 }],
    ['r:A,2 b:K,X | turn g', { seats: 2, colourOrder: 'alternate' }],
    ['r=rH1,rH2,rH3,rH4 y=yH1,yH2,yH3,yH4 | over | turn -', {}],
    ['r:?,? b:A,2 y:?,? g:- | turn b', {}],
    ['r:?,? b:A,2 y:?,? g:?,? | swap | gives r:? b:A y:- g:- | turn y', {}],
    ['r:?,? b:A,2 y:?,? | culled r:? b:9 y:?', { seats: 3 }],
  ])('%s, completed, reads and writes back', (drawn, said) => {
    const text = complete(drawn, said);
    expect(tock.writeState(tock.readState(text, tableFor(said)))).toBe(text);
  });

  it.each([
    [
      'colours of three players are those in play',
      'b=R,R,R,R y=R,R,R,b3 g=R,R,R,R | b:9 y:9 g:9 | out - | turn b | blocked - | deal 2 g | play | culled b:2 y:3 g:4',
    ],
    [
      'colours of three players, red and blue missing one',
      'r=R,R,R,R y=R,R,R,R g=R,R,R,gH1 | r:9 y:9 g:9 | out - | turn y | blocked g | deal 4 r | play | culled r:2 y:3 g:4',
    ],
  ])('%s', (_, text) => {
    expect(tock.writeState(tock.readState(text, tableFor({ seats: 3 })))).toBe(text);
  });

  const whole = complete('r=r3,r18* b=b9 | r:2,K | out 3,4');
  it.each([
    ['nothing', ''],
    ['a field missing', whole.replace(' | blocked -', '')],
    ['a field too many', `${whole} | more`],
    ['fields in another order', whole.replace('turn r | blocked -', 'blocked - | turn r')],
    ['pawns out of order', whole.replace('r3,r18*', 'r18*,r3')],
    ['a reserve after the track', whole.replace('R,R,r3,r18*', 'R,r3,R,r18*')],
    ['three pawns', whole.replace('R,R,r3,r18*', 'R,r3,r18*')],
    ['five pawns', whole.replace('R,R,r3,r18*', 'R,R,R,r3,r18*')],
    ['two pawns of a colour on a square', whole.replace('R,r3,', 'r3,r3,')],
    ['two pawns of two colours on a square', whole.replace('b9', 'r3')],
    ["a pawn in another's house", whole.replace('b9', 'rH1')],
    ['a square that is none', whole.replace('b9', 'b19')],
    ['a fresh pawn elsewhere', whole.replace('b9', 'b9*')],
    ["a fresh pawn on another's 18", whole.replace('b9', 'y18*')],
    ['colours in another order', whole.replace(/^(r=\S+) (b=\S+)/, '$2 $1')],
    ['a colour missing', whole.replace(' y=R,R,R,R', '')],
    ['cards out of order', whole.replace('r:2,K', 'r:K,2')],
    ['discards out of order', whole.replace('out 3,4', 'out 4,3')],
    ['a card that is none', whole.replace('r:2,K', 'r:1,K')],
    ['a hand missing', whole.replace(' g:9', '')],
    ['five of a rank', whole.replace('out 3,4', 'out 3,9,9')],
    ['a turn that is none', whole.replace('turn r', 'turn x')],
    ['a turn missing in play', whole.replace('turn r', 'turn -')],
    ['a blocked seat that is none', whole.replace('blocked -', 'blocked x')],
    ['blocked seats out of order', whole.replace('blocked -', 'blocked y,r')],
    ['a deal too many', whole.replace('deal 1 g', 'deal 4 g')],
    ['deal 0', whole.replace('deal 1 g', 'deal 0 g')],
    ['a dealer that is none', whole.replace('deal 1 g', 'deal 1 x')],
    ['a phase that is none', whole.replace('| play', '| pause')],
    ['gives outside the swap', `${whole} | gives r:- b:- y:- g:-`],
    ['a swap without gives', whole.replace('| play', '| swap')],
    ['a second space', whole.replace(' | out', '  | out')],
    ['a space at the end', `${whole} `],
  ])('refuses %s with a sentence', (_, text) => {
    expect(text).not.toBe(whole);
    expect(() => tock.readState(text, tableFor())).toThrow(BadText);
  });

  it('refuses a swap card that is not in the hand', () => {
    const swap = complete('r:A,2 b:3,4 y:5,6 g:7,8 | swap | gives r:K b:- y:- g:- | turn b');
    expect(() => tock.readState(swap, tableFor())).toThrow(BadText);
  });

  it('refuses a turn that is not the first seat that has to choose', () => {
    const swap = complete('r:A,2 b:3,4 y:5,6 g:7,8 | swap | gives r:A b:- y:- g:- | turn y');
    expect(() => tock.readState(swap, tableFor())).toThrow(BadText);
  });
});

describe('move order', () => {
  it('cards by rank; forward before special; pawns in position order', () => {
    const pawns = 'r=r3,r18* b=b9';
    expect(moves(at(`${pawns} | r:A,2,4,10,J`))).toEqual([
      'A:r3-r4',
      'A:r18-b1',
      '2:r3-r5',
      '2:r18-b2',
      '4:r3-g17',
      '4:r18-r14',
      '10:r3-r13',
      '10:r18-b10',
      '10:block',
      'J:r3~r18',
      'J:r3~b9',
      'J:r18~b9',
    ]);
    expect(moves(at(`${pawns} | r:5,6,Q,K,X`))).toEqual([
      '5:b9-b14',
      '6:r3-r9',
      '6:r18-b6',
      'Q:r3-r15',
      'Q:r18-b12',
      'K:r3-r16',
      'K:r18-b13',
      'X:r3-b3',
      'X:r18-b18',
    ]);
  });

  it('entering comes before walking', () => {
    expect(moves(at('r=y3,rH1 | r:A,K,X'))).toEqual([
      'A:rR-r18',
      'A:y3-y4',
      'A:rH1-rH2',
      'K:rR-r18',
      'K:y3-y16',
      'X:rR-r18',
      'X:y3-g3',
    ]);
  });

  it('with two colours: in position order, red before yellow', () => {
    expect(moves(at('r=g3 y=b3,y3 | r:A,2', { seats: 2 }))).toEqual([
      'A:rR-r18',
      'A:yR-y18',
      'A:g3-g4',
      'A:b3-b4',
      'A:y3-y4',
      '2:g3-g5',
      '2:b3-b5',
      '2:y3-y5',
    ]);
  });

  it('under `choice`: house before track', () => {
    expect(moves(at('r=r14,r15 | r:3', { houseEntry: 'choice' }))).toEqual([
      '3:r14-rH1',
      '3:r14-r17',
      '3:r15-rH2',
      '3:r15-r18',
    ]);
  });

  it('a 7: by first pawn, then by its steps, then by next pawn', () => {
    const list = moves(at('r=b8,y8,g8 | r:7'));
    expect(list.slice(0, 8)).toEqual([
      '7:b8-b9,y8-y9,g8-g13',
      '7:b8-b9,y8-y10,g8-g12',
      '7:b8-b9,y8-y11,g8-g11',
      '7:b8-b9,y8-y12,g8-g10',
      '7:b8-b9,y8-y13,g8-g9',
      '7:b8-b9,y8-y14',
      '7:b8-b9,g8-g14',
      '7:b8-b10,y8-y9,g8-g12',
    ]);
    expect(list.slice(-2)).toEqual(['7:y8-y15', '7:g8-g15']);
  });
});
