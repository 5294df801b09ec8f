import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tock } from '../../src/index.ts';
import {
  after,
  at,
  field,
  handSizes,
  moves,
  play,
  refusal,
  restOfPack,
  type Said,
  tableFor,
} from '../draw.ts';

/** Plays at random and records each deal: number and dealer, hands, stock, starting seat, phase. */
function dealsOf(said: Said, wanted: number): string[] {
  const chance = searchChance(21);
  const { state } = tock.setup(tableFor(said), chance);
  const seen: string[] = [];
  let last = '';
  while (seen.length < wanted) {
    const deal = field(state, 'deal');
    if (deal !== last) {
      const out = field(state, 'out') === '-' ? 0 : field(state, 'out').split(',').length;
      const culled = field(state, 'culled')
        .replace(/[a-z]:-/g, '')
        .trim();
      const aside = culled === '' ? 0 : culled.split(' ').length;
      const stock = 54 - out - aside - handSizes(state).reduce((a, b) => a + b);
      seen.push(
        `${deal}: ${handSizes(state).join(' ')}, ${stock} left, ${field(state, 'turn')} ${field(state, 'phase')}`,
      );
      last = deal;
    }
    const seat = tock.actors(state)[0]!;
    tock.apply(state, seat, tock.sample(state, seat, chance), chance);
  }
  return seen;
}

describe('four players', () => {
  it('TOCK-5 hands of 5, 4 and 4, two cards remain, then the next player deals all 54', () => {
    expect(dealsOf({ teams: false }, 7)).toEqual([
      '1 g: 5 5 5 5, 34 left, r play',
      '2 g: 4 4 4 4, 18 left, r play',
      '3 g: 4 4 4 4, 2 left, r play',
      '1 r: 5 5 5 5, 34 left, b play',
      '2 r: 4 4 4 4, 18 left, b play',
      '3 r: 4 4 4 4, 2 left, b play',
      '1 b: 5 5 5 5, 34 left, y play',
    ]);
  });

  it('TOCK-5 teams get the same hands, each with a swap first', () => {
    expect(dealsOf({}, 4)).toEqual([
      '1 g: 5 5 5 5, 34 left, r swap',
      '2 g: 4 4 4 4, 18 left, r swap',
      '3 g: 4 4 4 4, 2 left, r swap',
      '1 r: 5 5 5 5, 34 left, b swap',
    ]);
  });

  it('TOCK-5 the first dealer is the last seat, the player after the dealer starts', () => {
    for (const seats of [2, 3, 4] as const) {
      const { state } = tock.setup(tableFor({ seats, teams: false }), searchChance(seats));
      const letters = field(state, 'hands').replace(/[^a-z]/g, '');
      expect(field(state, 'deal')).toBe(`1 ${letters.at(-1)}`);
      expect(field(state, 'turn')).toBe(letters[0]);
      if (field(state, 'phase') === 'play') expect(tock.actors(state)).toEqual([0]);
    }
  });

  it('TOCK-5 hands are played out before the next deal', () => {
    const s = at('r:- b:- y:9 g:2 | turn y | deal 1 g', { teams: false });
    const played = after(s, 'drop:9');
    expect([field(played, 'hands'), field(played, 'turn'), field(played, 'deal')]).toEqual([
      'r:- b:- y:- g:2',
      'g',
      '1 g',
    ]);
    const dealt = after(played, 'drop:2');
    expect([handSizes(dealt), field(dealt, 'turn'), field(dealt, 'deal')]).toEqual([
      [4, 4, 4, 4],
      'r',
      '2 g',
    ]);
    expect(field(dealt, 'out')).toBe('2,9');
  });

  it('TOCK-5 discarded cards are not dealt again before the shuffle', () => {
    const gone = restOfPack(...'A,A,2,2,3,3,4,4,5,5,6,6,7,7,8,8,Q,Q'.split(',')).filter(card => card !== '9');
    const s = at(`r:- b:- y:- g:9 | turn g | deal 2 g | out ${[...gone].join()}`, { teams: false });
    const dealt = after(s, 'drop:9');
    const cards = field(dealt, 'hands')
      .replace(/[a-z]:/g, '')
      .replaceAll(' ', ',')
      .split(',');
    expect(cards).toHaveLength(16);
    for (const rank of ['10', 'J', 'K', 'X']) expect(cards).not.toContain(rank);
  });
});

describe('the swap', () => {
  const dealt = 'r:A,2 b:3,4 y:5,6 g:7,8 | swap | gives r:- b:- y:- g:-';

  it('TOCK-6 all seats choose a card at the same time', () => {
    const s = at(dealt);
    expect(tock.actors(s)).toEqual([0, 1, 2, 3]);
    expect(moves(s, 2)).toEqual(['give:5', 'give:6']);
    expect(moves(s, 0)).toEqual(['give:A', 'give:2']);
  });

  it('TOCK-6 a card chosen stays in the hand until all have chosen', () => {
    const s = at(dealt);
    play(s, 'give:6', 2);
    expect(field(s, 'gives')).toBe('r:- b:- y:6 g:-');
    expect(field(s, 'hands')).toBe('r:A,2 b:3,4 y:5,6 g:7,8');
    expect([field(s, 'turn'), field(s, 'phase')]).toEqual(['r', 'swap']);
    expect(tock.actors(s)).toEqual([0, 1, 3]);
    play(s, 'give:A', 0);
    expect(field(s, 'turn')).toBe('b');
    expect(field(s, 'hands')).toBe('r:A,2 b:3,4 y:5,6 g:7,8');
  });

  it('TOCK-6 after the last choice partners swap and the player after the dealer starts', () => {
    const s = at(dealt);
    for (const [seat, card] of ['A', '3', '6', '7'].entries()) play(s, `give:${card}`, seat);
    expect(field(s, 'hands')).toBe('r:2,6 b:4,7 y:A,5 g:3,8');
    expect([field(s, 'turn'), field(s, 'phase'), field(s, 'gives')]).toEqual(['r', 'play', '']);
  });

  it('TOCK-6 the turn is the first seat after the dealer that has not chosen', () => {
    const s = at(`${dealt} | deal 2 b | turn y`);
    play(s, 'give:5', 2);
    expect(field(s, 'turn')).toBe('g');
    play(s, 'give:A', 0);
    play(s, 'give:7', 3);
    expect(field(s, 'turn')).toBe('b');
    play(s, 'give:3', 1);
    expect(field(s, 'turn')).toBe('y');
  });

  it('TOCK-6 one card each, from the own hand, before any card is played', () => {
    const s = at(dealt);
    play(s, 'give:A', 0);
    expect(refusal(s, 'give:2', 0)).toBe('TOCK-6');
    expect(refusal(s, 'give:A', 0)).toBe('TOCK-6');
    expect(moves(s, 0)).toEqual([]);
    expect(refusal(s, 'give:9', 1)).toBe('TOCK-10');
    expect(refusal(s, 'drop:3', 1)).toBe('TOCK-6');
    expect(refusal(at('r=r3 | r:A,2 | swap | gives r:- b:- y:- g:-'), '2:r3-r5', 0)).toBe('TOCK-6');
  });

  it('TOCK-6 a card of a rank held twice is one choice', () => {
    expect(moves(at('r:9,9,K b:3 y:4 g:5 | swap | gives r:- b:- y:- g:-'), 0)).toEqual(['give:9', 'give:K']);
  });

  it('TOCK-6 no swap once play has begun', () => {
    expect(refusal(at('r:A,2'), 'give:A')).toBe('TOCK-6');
  });

  it('TOCK-7 no swap without teams', () => {
    const { state } = tock.setup(tableFor({ teams: false }), searchChance(5));
    expect([field(state, 'phase'), field(state, 'gives')]).toEqual(['play', '']);
    expect(tock.actors(state)).toEqual([0]);
    expect(refusal(at('r:A,2', { teams: false }), 'give:A')).toBe('TOCK-7');
  });

  it.each([2, 3] as const)('TOCK-7 no swap with %i players', seats => {
    const s = at('r:A,2', { seats, deal: 'hands' });
    expect(refusal(s, 'give:A')).toBe('TOCK-7');
    expect(dealsOf({ seats, deal: 'hands' }, 2).every(deal => deal.endsWith(' play'))).toBe(true);
  });
});

describe('three players', () => {
  it('TOCK-9 the unused colour is drawn by lot, the seats take the others in turn order', () => {
    const colours = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { state, events } = tock.setup(tableFor({ seats: 3 }), searchChance(seed));
      const played = field(state, 'pawns').replace(/[^rbyg]/g, '');
      expect(field(state, 'hands').replace(/[^a-z]/g, '')).toBe(played);
      const unused = events.find(e => e.kind === 'unused');
      expect(unused && 'rbyg'[unused.colour]).toBe([...'rbyg'].find(c => !played.includes(c)));
      colours.add(played);
    }
    expect([...colours].sort()).toEqual(['byg', 'rbg', 'rby', 'ryg']);
  });

  it('TOCK-9 six cards of which one is culled, then hands of four', () => {
    const seen = dealsOf({ seats: 3 }, 9).map(deal => deal.replace(/\b[rbyg]\b/g, '_'));
    const pack = [
      '1 _: 6 6 6, 36 left, _ cull',
      '2 _: 4 4 4, 24 left, _ play',
      '3 _: 4 4 4, 12 left, _ play',
      '4 _: 4 4 4, 0 left, _ play',
    ];
    expect(seen).toEqual([...pack, ...pack, pack[0]]);
  });

  it('TOCK-9 hands: 5, 4, 4, 4, three cards remain', () => {
    const seen = dealsOf({ seats: 3, deal: 'hands' }, 5).map(deal => deal.replace(/\b[rbyg]\b/g, '_'));
    expect(seen).toEqual([
      '1 _: 5 5 5, 39 left, _ play',
      '2 _: 4 4 4, 27 left, _ play',
      '3 _: 4 4 4, 15 left, _ play',
      '4 _: 4 4 4, 3 left, _ play',
      '1 _: 5 5 5, 39 left, _ play',
    ]);
  });

  const dealt = 'r:A,2,9 b:3,4,9 y:5,6,9 | cull | culled r:- b:- y:-';
  const three: Said = { seats: 3 };

  it('TOCK-9 a culled card lies face down, apart from the discards', () => {
    const s = at(dealt, three);
    expect(tock.actors(s)).toEqual([0, 1, 2]);
    expect(moves(s, 1)).toEqual(['cull:3', 'cull:4', 'cull:9']);
    play(s, 'cull:9', 0);
    play(s, 'cull:5', 2);
    expect(field(s, 'culled')).toBe('r:9 b:- y:5');
    expect([field(s, 'out'), field(s, 'hands'), field(s, 'turn')]).toEqual(['-', 'r:A,2 b:3,4,9 y:6,9', 'b']);
    expect(tock.actors(s)).toEqual([1]);
  });

  it('TOCK-9 after all have culled the player after the dealer starts; culled cards stay aside', () => {
    const s = at(dealt, three);
    for (const [seat, card] of ['9', '3', '5'].entries()) play(s, `cull:${card}`, seat);
    expect([field(s, 'phase'), field(s, 'turn'), field(s, 'culled')]).toEqual(['play', 'r', 'r:9 b:3 y:5']);
    expect(tock.actors(s)).toEqual([0]);
  });

  it('TOCK-9 one card each, from the own hand, only in the first deal', () => {
    const s = at(dealt, three);
    play(s, 'cull:9', 0);
    expect(refusal(s, 'cull:2', 0)).toBe('TOCK-9');
    expect(refusal(s, 'cull:A', 1)).toBe('TOCK-10');
    expect(refusal(s, 'drop:3', 1)).toBe('TOCK-9');
    expect(refusal(at('r:A,2 | culled r:9 b:3 y:5', three), 'cull:A')).toBe('TOCK-9');
  });

  it('TOCK-9 culled cards come back only with the shuffle', () => {
    const last = at('r:- b:- y:9 | turn y | deal 3 y | culled r:X b:X y:A', three);
    expect(field(after(last, 'drop:9'), 'culled')).toBe('r:X b:X y:A');
    const next = after(at('r:- b:- y:9 | turn y | deal 4 y | culled r:X b:X y:A', three), 'drop:9');
    expect([field(next, 'phase'), field(next, 'culled'), field(next, 'deal')]).toEqual([
      'cull',
      'r:- b:- y:-',
      '1 r',
    ]);
  });

  it('TOCK-9 only three players cull, only two draw or order colours', () => {
    const problems = (said: Said) => tock.problems(tableFor(said)).length > 0;
    expect([2, 4].map(seats => problems({ seats: seats as 2 | 4, deal: 'cull' }))).toEqual([true, true]);
    expect([3, 4].map(seats => problems({ seats: seats as 3 | 4, deal: 'draw' }))).toEqual([true, true]);
    expect([2, 3, 4].map(seats => problems({ seats: seats as 2 | 3 | 4, deal: 'hands' }))).toEqual([
      false,
      false,
      false,
    ]);
    expect([2, 3, 4].map(seats => problems({ seats: seats as 2 | 3 | 4 }))).toEqual([false, false, false]);
  });
});
