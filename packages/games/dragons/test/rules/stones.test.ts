import { lucky } from '@tablee/conform/testkit';
import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { dragons } from '../../src/index.ts';
import { at, field, moves, play, refusal, start } from '../draw.ts';
import { sayShort } from '../say.ts';

const told = (...args: Parameters<typeof play>): string[] => play(...args).map(sayShort);
/** Four animals out of the way, plus the given stones. */
const ANIMALS = 'c7:.a d7:.a e7:.a f7:.a';

describe('the winner', () => {
  it('DRAGON-4 turns a stone; an animal is hidden on another free space, and a new round starts', () => {
    const s = at({ stones: `${ANIMALS} b1:.1`, winner: 1 });
    expect(moves(s, 1)).toEqual(['turn b1', 'turn c7', 'turn d7', 'turn e7', 'turn f7']);
    expect(told(s, 1, 'turn c7')).toEqual(['1 turns c7 a', '1 loses 0']);
    expect(refusal(s, 1, 'hide c7>b1')).toBe('DRAGON-6 not-free');
    expect(refusal(s, 1, 'hide c7>a1')).toBe('DRAGON-6 not-free');
    expect(refusal(s, 1, 'turn b1')).toBe('DRAGON-6 hide-first');
    expect(moves(s, 1)).toHaveLength(45 - 5);
    expect(told(s, 1, 'hide c7>d4')).toEqual(['1 hides c7 on d4', 'round']);
    expect(field(s, 'stones')).toBe('b1:.1,d4:.a,d7:.a,e7:.a,f7:.a');
    expect(dragons.actors(s)).toEqual([0, 1, 2]);
  });

  it('DRAGON-4 may turn only a stone that lies face down', () => {
    const s = at({ stones: `${ANIMALS} b1:.1 b2:.2`, winner: 0 });
    play(s, 0, 'turn b1');
    expect(refusal(s, 0, 'turn b1')).toBe('DRAGON-4 no-stone-down');
    expect(refusal(s, 0, 'turn d4')).toBe('DRAGON-4 no-stone-down');
    expect(refusal(s, 0, 'turn a1')).toBe('DRAGON-4 no-stone-down');
    expect(refusal(s, 0, 'hide b1>b3')).toBe('DRAGON-6 nothing-to-hide');
  });

  it('DRAGON-5 keeps all stones turned since the duel, or turns another one', () => {
    const s = at({ stones: `${ANIMALS} b1:.1 b2:.2 b3:.4`, winner: 2, kept: [39, 6, 0] });
    expect(refusal(s, 2, 'keep')).toBe('DRAGON-5 nothing-to-keep');
    play(s, 2, 'turn b1');
    expect(moves(s, 2)[0]).toBe('keep');
    play(s, 2, 'turn b3');
    expect(told(s, 2, 'keep')).toEqual(['2 keeps 5', 'round']);
    expect([field(s, 'kept'), field(s, 'phase')]).toEqual(['39,6,5', 'duel']);
    expect(field(s, 'stones')).toBe('b2:.2,c7:.a,d7:.a,e7:.a,f7:.a');
  });

  it('DRAGON-6 after an animal all turned stones are lost, and each is hidden where it was empty before', () => {
    const s = at({ stones: `${ANIMALS} b1:.1 b2:.2 b3:.4`, winner: 1 });
    play(s, 1, 'turn b1');
    play(s, 1, 'turn b2');
    expect(told(s, 1, 'turn d7')).toEqual(['1 turns d7 a', '1 loses 3']);
    // Three stones, and the empty spaces, without those a stone was lifted from.
    expect(moves(s, 1)).toHaveLength(3 * (45 - 7));
    expect(told(s, 1, 'hide d7>c1')).toEqual(['1 hides d7 on c1']);
    expect(refusal(s, 1, 'hide b1>d7')).toBe('DRAGON-6 not-free');
    expect(refusal(s, 1, 'hide b1>b2')).toBe('DRAGON-6 not-free');
    expect(refusal(s, 1, 'hide b1>c1')).toBe('DRAGON-6 not-free');
    expect(refusal(s, 1, 'hide b3>d1')).toBe('DRAGON-6 not-turned');
    play(s, 1, 'hide b2>d1');
    expect(told(s, 1, 'hide b1>e1')).toEqual(['1 hides b1 on e1', 'round']);
    expect(field(s, 'stones')).toBe('c1:.a,d1:.2,e1:.1,b3:.4,c7:.a,e7:.a,f7:.a');
    expect(field(s, 'kept')).toBe(field(at({ stones: `${ANIMALS} b1:.1 b2:.2 b3:.4`, winner: 1 }), 'kept'));
  });

  it('DRAGON-6 lifted spaces are free again in the next round', () => {
    const s = at({ stones: `${ANIMALS} b1:.1 b2:.2`, winner: 0 }, { hands: 'real' });
    for (const move of ['turn b1', 'turn c7', 'hide b1>e1', 'hide c7>f1', 'won 1']) play(s, 0, move);
    play(s, 1, 'turn f1');
    expect(refusal(s, 1, 'hide f1>c7')).toBeNull();
  });

  it('DRAGON-6 twenty stones and an animal: without an empty space, any free one is allowed', () => {
    const s = start({ seats: 2, hands: 'real' }, 3);
    play(s, 0, 'won 0');
    // All fireflies but one, then an animal.
    const picks = (n: number): number => (n > 5 ? 4 : 0);
    for (let i = 0; i < 20; i++) play(s, 0, moves(s, 0).find(m => m.startsWith('turn'))!, { pick: picks });
    expect(told(s, 0, moves(s, 0).find(m => m.startsWith('turn'))!, { pick: () => 0 }).at(-1)).toMatch(
      /^0 loses/,
    );
    for (let hidden = 0; hidden < 21; hidden++) play(s, 0, moves(s, 0)[0]!);
    expect(field(s, 'phase')).toBe('duel');
    expect(field(s, 'stones').split(',')).toHaveLength(25);
  });

  it('DRAGON-6 stones of an absent player are hidden at random', () => {
    const s = at({ stones: `${ANIMALS} b1:.1`, winner: 1 });
    play(s, 1, 'turn c7');
    expect(dragons.writeMove(dragons.idle(s, 1, lucky(2)))).toBe('hide c7>e1');
  });

  it('an absent player keeps the catch and shows a random gesture', () => {
    const s = at({ stones: `${ANIMALS} b1:.1 b2:.2`, winner: 1 });
    expect(dragons.writeMove(dragons.idle(s, 1, lucky(1)))).toBe('turn b2');
    play(s, 1, 'turn b1');
    expect(dragons.writeMove(dragons.idle(s, 1, lucky()))).toBe('keep');
    expect(dragons.writeMove(dragons.idle(start(), 2, lucky(2)))).toBe('scissors');
  });
});

describe('the end', () => {
  it('DRAGON-7 the winner keeps automatically when only animals are left face down', () => {
    const s = at({ stones: `${ANIMALS} b1:.1 b2:.2`, winner: 1, kept: [27, 20, 2] });
    play(s, 1, 'turn b1');
    expect(told(s, 1, 'turn b2')).toEqual(['1 turns b2 2', '1 keeps 3', 'over: counted']);
    expect(dragons.outcome(s)).toEqual({ payoff: [1, 0, 0], score: [27, 23, 2], reason: 'counted' });
    expect([dragons.actors(s), refusal(s, 1, 'keep')]).toEqual([[], 'DRAGON-7 over']);
  });

  it('DRAGON-7 ties share the win', () => {
    const s = at({ stones: `${ANIMALS} b1:.2`, winner: 1, kept: [24, 22, 4] });
    play(s, 1, 'turn b1');
    expect(dragons.outcome(s)?.payoff).toEqual([0.5, 0.5, 0]);
  });

  it('DRAGON-7 all 52 fireflies are kept, and no animal', () => {
    const chance = searchChance(5);
    for (let game = 0; game < 30; game++) {
      const s = start({ seats: 4 }, game);
      for (let n = 0; n < 20_000 && dragons.actors(s).length > 0; n++) {
        const seat = dragons.actors(s)[0]!;
        dragons.apply(s, seat, dragons.sample(s, seat, chance), chance);
      }
      expect(s.kept.reduce((a, b) => a + b, 0)).toBe(52);
      expect(field(s, 'stones').split(',')).toHaveLength(4);
    }
  });
});
