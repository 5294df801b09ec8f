import type { Seat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { REFUSALS, type RefusalKey, RULE_BROKEN, readCard, tock, whyNot } from '../src/index.ts';
import { at, type Said } from './draw.ts';

type Case = readonly [key: RefusalKey, drawn: string, move: string, said?: Said, seat?: Seat];

const SWAP = 'r:2,K b:3,4 y:5,6 g:7,8';

/** Refusals of moves, with an example each. */
const MOVES: readonly Case[] = [
  ['over', 'r=rH1,rH2,rH3,rH4 y=yH1,yH2,yH3,yH4 | r:9 | turn - | over', 'drop:9', {}, 0],
  ['not-your-turn', 'r=r3 | r:9', '9:r3-r12', {}, 1],
  ['swap-first', `${SWAP} | swap | gives r:- b:- y:- g:-`, 'drop:K'],
  ['already-given', `${SWAP} | turn b | swap | gives r:K b:- y:- g:-`, 'give:2', {}, 0],
  ['no-swap-now', 'r:9', 'give:9'],
  ['no-partner', 'r:9', 'give:9', { teams: false }],
  ['cull-first', 'r:2,3 b:4,5 y:6,7 | cull | culled r:- b:- y:-', 'drop:2', { seats: 3 }],
  ['already-culled', 'r:2 b:4,5 y:6,7 | turn b | cull | culled r:3 b:- y:-', 'cull:2', { seats: 3 }, 0],
  ['no-cull-now', 'r:9', 'cull:9'],
  ['not-in-hand', 'r=r3 | r:9', '8:r3-r11'],
  ['must-play', 'r=r3 | r:9', 'drop:9'],
  ['blocked', 'r=r3 | r:9 | blocked r', '9:r3-r12'],
  ['no-pawn-there', 'r=r3 | r:9', '9:r4-r13'],
  ['not-your-pawn', 'r=r3 b=b3 | r:9', '9:b3-b12'],
  [
    'other-colour-first',
    'r=r3 y=y3 | r:9',
    '9:y3-y12',
    { seats: 2, colourOrder: 'alternate', deal: 'hands' },
  ],
  ['own-pawns-first', 'r=r3 y=y3 | r:9', '9:y3-y12'],
  ['card-does-not-enter', 'r=r3 | r:9', '9:rR-r18'],
  ['enters-on-18', 'r:A', 'A:rR-r17'],
  ['own-pawn-on-18', 'r=r18* | r:A', 'A:rR-r18'],
  ['wrong-count', 'r=r3 | r:9', '9:r3-r11'],
  ['own-pawn-there', 'r=r3,r12 | r:9', '9:r3-r12'],
  ['fresh-pawn-blocks', 'r=b14 b=b18* | r:9', '9:b14-y5'],
  ['own-pawn-on-seven', 'r=r4,y7 | r:3', '3:r4-y7'],
  ['own-pawn-on-seven', 'r=r4,r7 | r:3', '3:r4-y7'],
  ['leap-goes-on', 'r=r4 | r:3', '3:r4-r7'],
  ['house-takes-in', 'r=r14 | r:3', '3:r14-r17'],
  ['house-way-blocked', 'r=r14,rH1 | r:6', '6:r14-rH4'],
  ['house-exact-count', 'r=r14 | r:3', '3:r14-rH2'],
  ['house-too-short', 'r=rH3 | r:2', '2:rH3-rH4'],
  ['house-forward-only', 'r=rH3 | r:A', 'A:rH3-rH2'],
  ['four-not-in-house', 'r=rH3 | r:4', '4:rH3-r15'],
  ['four-goes-back', 'r=r3 | r:4', '4:r3-y7'],
  ['five-rivals-only', 'r=r3 b=b3 | r:5', '5:r3-r8'],
  ['split-sum', 'r=r3,r9 | r:7', '7:r3-r5,r9-r12'],
  ['split-pawn-twice', 'r=r3,r9 | r:7', '7:r3-r5,r5-r10'],
  ['split-order', 'r=r3,r9 | r:7', '7:r9-r12,r3-y7'],
  ['split-last-pawn', 'r=r3,r14 | r:7', '7:r14-rH1'],
  ['jack-swaps', 'r=r3 | r:J', 'J:r3-r14'],
  ['swap-on-track', 'r=r3,rH1 | r:J', 'J:r3~rH1'],
  ['swap-own-18', 'r=r3 b=b18 | r:J', 'J:r3~b18'],
  ['swap-own-pawn', 'b=b3 g=g3 | r:J', 'J:b3~g3'],
  ['swap-two-pawns', 'r=r3 | r:J', 'J:r3~r3'],
  ['swap-order', 'r=r3 b=b3 | r:J', 'J:b3~r3'],
];

/** Refusals of cards while another card could be played. */
const CARDS: readonly (readonly [key: RefusalKey, drawn: string, card: string])[] = [
  ['all-in-reserve', 'r:A,2', '2'],
  ['no-rival-for-five', 'r=r3 | r:A,5', '5'],
  ['no-rival-for-five', 'r=r3 b=bH2 | r:A,5', '5'],
  ['no-pair-to-swap', 'r=r3 | r:A,J', 'J'],
  ['no-pawn-for-card', 'r=rH2 | r:A,4', '4'],
  ['own-pawn-there', 'r=b5,b14 b=b18* | r:A,9', '9'],
  ['fresh-pawn-blocks', 'r=b14 b=b18* | r:A,9', '9'],
  ['house-too-short', 'r=rH3 | r:A,9', '9'],
  ['fresh-pawn-blocks', 'r=r18*,rH4 b=b18* | r:2,X', 'X'],
  ['not-in-hand', 'r=r3 | r:9', '8'],
];

const NAMED = MOVES.map(([key, drawn, move, said = {}, seat]) => ({ key, drawn, move, said, seat }));

describe('refusals', () => {
  it.each(NAMED)('$key: $drawn refuses $move', ({ key, drawn, move, said, seat }) => {
    const s = at(drawn, said);
    const refused = tock.refuse(s, seat ?? tock.actors(s)[0]!, tock.readMove(move)!);
    expect(refused).toEqual({ rule: RULE_BROKEN[key], key });
  });

  it.each(CARDS)('%s: %s cannot use the %s', (key, drawn, card) => {
    expect(whyNot(at(drawn), 0, readCard(card))).toEqual({ rule: RULE_BROKEN[key], key });
  });

  it('TOCK-10 any card can be discarded if none can be played or the player is blocked', () => {
    expect(whyNot(at('r:2,3'), 0, readCard('2'))).toBeNull();
    expect(whyNot(at('r=r3 b=b3 | r:A,2 | blocked r'), 0, readCard('2'))).toBeNull();
    expect(whyNot(at('r=r3 | r:A,2'), 0, readCard('2'))).toBeNull();
    expect(whyNot(at(`${SWAP} | swap | gives r:- b:- y:- g:-`), 0, readCard('K'))).toBeNull();
  });

  it('every key has an example', () => {
    const met = new Set([...MOVES, ...CARDS].map(([key]) => key));
    // readMove always reads a 7 as a split; only a move built by a program can have this refusal.
    met.add('no-such-move');
    expect(tock.refuse(at('r=r3 | r:7'), 0, { kind: 'walk', card: 6, from: 2, to: 9 })?.key).toBe(
      'no-such-move',
    );
    expect(REFUSALS.filter(key => !met.has(key))).toEqual([]);
  });
});
