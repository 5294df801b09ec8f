import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tock } from '../../src/index.ts';
import {
  after,
  at,
  board,
  field,
  handSizes,
  moves,
  refusal,
  restOfPack,
  type Said,
  tableFor,
} from '../draw.ts';

const two: Said = { seats: 2 };
const hands: Said = { seats: 2, deal: 'hands' };
const alternate: Said = { seats: 2, colourOrder: 'alternate' };
const HOME = (c: string): string => `${c}=${c}H1,${c}H2,${c}H3,${c}H4`;

describe('two players', () => {
  it('TOCK-8 two opposite colours each, five cards, red and yellow begin', () => {
    const { state } = tock.setup(tableFor(two), searchChance(2));
    expect(field(state, 'pawns')).toBe('r=R,R,R,R b=R,R,R,R y=R,R,R,R g=R,R,R,R');
    expect(field(state, 'hands').replace(/[^a-z:]/g, '')).toBe('r:b:');
    expect([handSizes(state), field(state, 'turn'), field(state, 'phase')]).toEqual([[5, 5], 'r', 'play']);
  });

  it('TOCK-8 either colour may move', () => {
    expect(moves(at('r=r3 y=y3 b=b3 | r:2', two))).toEqual(['2:r3-r5', '2:y3-y5']);
    expect(moves(at('b=b3 g=g3 r=r3 | b:2 | turn b', two))).toEqual(['2:b3-b5', '2:g3-g5']);
    expect(moves(at('r:A', two))).toEqual(['A:rR-r18', 'A:yR-y18']);
    expect(refusal(at('r=r3 b=b3 | r:2', two), '2:b3-b5')).not.toBeNull();
  });

  it('TOCK-8 a card is drawn after each card played', () => {
    const s = after(at('r=r3 | r:2,3,4,5,6 b:8,9,9,9,9', two), '2:r3-r5');
    expect([handSizes(s), field(s, 'turn'), field(s, 'out')]).toEqual([[5, 5], 'b', '2']);
    expect(field(s, 'deal')).toBe('1 b');
  });

  it('TOCK-8 a card is drawn after a discard too, blocked or not', () => {
    expect(handSizes(after(at('r:2,3,6,8,9 b:8,8,9,9,9', two), 'drop:2'))).toEqual([5, 5]);
    expect(handSizes(after(at('r=r3 | r:2,3,6,8,9 b:8,8,9,9,9 | blocked r', two), 'drop:2'))).toEqual([5, 5]);
  });

  const held = '2,3,6,8,9,9,9,9,8,8';
  const nearlyOut = (left: number) =>
    at(
      `r:2,3,6,8,9 b:8,8,9,9,9 | out ${restOfPack(...held.split(','))
        .slice(left)
        .join()}`,
      two,
    );

  it('TOCK-8 with an empty stock the hands are played out', () => {
    const one = after(nearlyOut(1), 'drop:2');
    expect(handSizes(one)).toEqual([5, 5]);
    expect(field(one, 'hands')).toContain('A');
    const none = after(one, 'drop:8');
    expect([handSizes(none), field(none, 'turn')]).toEqual([[5, 4], 'r']);
  });

  it('TOCK-8 then all 54 are shuffled and the next player deals five again', () => {
    const all = restOfPack('2', '9').join();
    const s = after(at(`r:2 b:9 | out ${all}`, two), 'drop:2', 'drop:9');
    expect([handSizes(s), field(s, 'out'), field(s, 'deal')]).toEqual([[5, 5], '-', '1 r']);
    expect(field(s, 'turn')).toBe('b');
  });

  it('TOCK-8 hands: 5, 5, 4, 4, 4, 4, two cards remain', () => {
    const chance = searchChance(8);
    const { state } = tock.setup(tableFor(hands), chance);
    const seen: string[] = [];
    let last = '';
    while (seen.length < 7) {
      if (field(state, 'deal') !== last) {
        last = field(state, 'deal');
        seen.push(`${last}: ${handSizes(state).join(' ')} ${field(state, 'turn')}`);
      }
      const seat = tock.actors(state)[0]!;
      const sizes = handSizes(state);
      tock.apply(state, seat, tock.sample(state, seat, chance), chance);
      if (field(state, 'deal') === last) expect(handSizes(state)[seat]).toBe(sizes[seat]! - 1);
    }
    expect(seen).toEqual([
      '1 b: 5 5 r',
      '2 b: 5 5 r',
      '3 b: 4 4 r',
      '4 b: 4 4 r',
      '5 b: 4 4 r',
      '6 b: 4 4 r',
      '1 r: 5 5 b',
    ]);
  });

  it('TOCK-8 a player may capture the own other colour', () => {
    expect(board(after(at('r=r3 y=r5 | r:2', two), '2:r3-r5'))).toBe('r=r5');
  });
});

describe('alternating colours', () => {
  it('TOCK-8 alternate: red, blue, yellow, green take turns; the position names the colour', () => {
    let s = at('r:2,2,3,3 b:8,8,9,9', { ...alternate, deal: 'hands' });
    const turns: string[] = [];
    for (const card of ['2', '8', '2', '8', '3']) {
      turns.push(`${field(s, 'turn')} seat ${tock.actors(s).join()}`);
      s = after(s, `drop:${card}`);
    }
    expect(turns).toEqual(['r seat 0', 'b seat 1', 'y seat 0', 'g seat 1', 'r seat 0']);
  });

  it('TOCK-8 alternate: only the colour on turn moves', () => {
    const s = (turn: string) => at(`r=r3 b=b3 y=y3 g=g3 | r:2 b:2 | turn ${turn}`, alternate);
    expect(['r', 'b', 'y', 'g'].map(turn => moves(s(turn)).join())).toEqual([
      '2:r3-r5',
      '2:b3-b5',
      '2:y3-y5',
      '2:g3-g5',
    ]);
    expect(refusal(s('r'), '2:y3-y5')).toBe('TOCK-8');
    expect(moves(at('y=y3 | r:2', alternate))).toEqual(['drop:2']);
  });

  it('TOCK-8 alternate: the order continues over deals and packs', () => {
    const deal = after(at('r:- b:9 | turn b | deal 1 b', { ...alternate, deal: 'hands' }), 'drop:9');
    expect([field(deal, 'turn'), field(deal, 'deal')]).toEqual(['y', '2 b']);
    const pack = after(at('r:- b:9 | turn b | deal 6 b', { ...alternate, deal: 'hands' }), 'drop:9');
    expect([field(pack, 'turn'), field(pack, 'deal')]).toEqual(['y', '1 r']);
    const drawn = after(at(`r:- b:9 | turn b | out ${restOfPack('9').join()}`, alternate), 'drop:9');
    expect([field(drawn, 'turn'), field(drawn, 'deal'), tock.actors(drawn)]).toEqual(['y', '1 r', [0]]);
  });

  it('TOCK-8 alternate: when a colour is home, its player moves the other one', () => {
    const s = at(`r=r3 ${HOME('y')} b=b3 | r:2,3 | turn y`, alternate);
    expect(moves(s)).toEqual(['2:r3-r5', '3:r3-r6']);
    const next = after(s, '2:r3-r5');
    expect([field(next, 'turn'), tock.actors(next)]).toEqual(['g', [1]]);
  });

  it('TOCK-8 free: the seat is on turn, not a colour', () => {
    const s = after(at('r=r3 y=y3 | r:2,2 b:9,9', { ...two, deal: 'hands' }), '2:r3-r5', 'drop:9');
    expect([field(s, 'turn'), moves(s)]).toEqual(['r', ['2:r5-y7', '2:y3-y5']]);
  });
});
