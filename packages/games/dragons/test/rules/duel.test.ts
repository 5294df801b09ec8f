import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { beats, dragons, GESTURES, strongest, TOMB, UNSEEN } from '../../src/index.ts';
import { at, duel, field, moves, refusal, start, tableFor } from '../draw.ts';
import { sayShort } from '../say.ts';

describe('the tomb', () => {
  it('DRAGON-1 25 stones face down at random, one per space, not in the corners', () => {
    const times = new Map(TOMB.map(space => [space, 0]));
    const chance = searchChance(1);
    for (let i = 0; i < 1000; i++) {
      const { state } = dragons.setup(tableFor(), chance);
      const lying = TOMB.filter(space => state.cells[space] === UNSEEN);
      expect(lying).toHaveLength(25);
      expect([0, 6, 42, 48].map(corner => state.cells[corner])).toEqual([0, 0, 0, 0]);
      for (const space of lying) times.set(space, times.get(space)! + 1);
    }
    expect(TOMB).toHaveLength(45);
    for (const n of times.values()) expect(Math.abs(n / 1000 - 25 / 45)).toBeLessThan(0.08);
  });

  it('DRAGON-1 four animals, firefly stones 1×5, 2×6, 3×5, 4×5; two to five players', () => {
    expect(field(start(), 'unseen')).toBe('4,5,6,5,5');
    expect(dragons.traits.seats).toEqual([2, 3, 4, 5]);
  });
});

describe('rock, paper, scissors', () => {
  it('DRAGON-2 all choose at the same time, each once', () => {
    const s = start();
    expect(dragons.actors(s)).toEqual([0, 1, 2]);
    expect(moves(s, 1)).toEqual(['rock', 'paper', 'scissors']);
    duel(s, '-r-');
    expect(dragons.actors(s)).toEqual([0, 2]);
    expect(refusal(s, 1, 'paper')).toBe('DRAGON-2 already-chosen');
    expect(refusal(s, 0, 'turn c4')).toBe('DRAGON-2 duel-first');
  });

  it('DRAGON-2 nothing is shown before the last seat has chosen', () => {
    const s = start();
    expect(duel(s, 'rp-').map(e => e.kind)).toEqual(['chose', 'chose']);
    expect(duel(s, '--r').map(sayShort)).toContain('shown rock paper rock');
  });

  it('DRAGON-3 which gesture beats which', () => {
    const table = GESTURES.map((mine, i) => `${mine}>${GESTURES.filter((_, k) => beats(i, k)).join()}`);
    expect(table).toEqual(['rock>scissors', 'paper>rock', 'scissors>paper']);
    expect([strongest([0, 1]), strongest([1, 2]), strongest([0, 2])]).toEqual([1, 2, 0]);
  });

  it('DRAGON-3 all three gestures, or only one: the seats still in play again', () => {
    const s = start();
    expect(duel(s, 'rps').map(sayShort).slice(-2)).toEqual(['shown rock paper scissors', 'again 0 1 2']);
    expect(duel(s, 'sss').map(sayShort).slice(-1)).toEqual(['again 0 1 2']);
    expect(dragons.actors(s)).toEqual([0, 1, 2]);
  });

  it('DRAGON-3 two gestures: the seats with the stronger one go on until one is left', () => {
    const s = start({ seats: 5 });
    expect(duel(s, 'rprpp').map(sayShort).slice(-1)).toEqual(['again 1 3 4']);
    expect(dragons.actors(s)).toEqual([1, 3, 4]);
    expect(refusal(s, 0, 'rock')).toBe('DRAGON-3 out-of-duel');
    expect(duel(s, '-r-rs').map(sayShort).slice(-1)).toEqual(['again 1 3']);
    expect(duel(s, '-r-r-').map(sayShort).slice(-1)).toEqual(['again 1 3']);
    expect(duel(s, '-r-p-').map(sayShort).slice(-1)).toEqual(['3 wins']);
    expect(dragons.actors(s)).toEqual([3]);
  });

  it('DRAGON-3 a tie does not bring eliminated seats back', () => {
    const s = start({ seats: 4 });
    duel(s, 'pprp');
    expect(duel(s, 'rp-s').map(sayShort).slice(-1)).toEqual(['again 0 1 3']);
    expect(field(s, 'in')).toBe('1101');
  });

  it('DRAGON-10 with real hands one seat enters the winner', () => {
    const s = start({ hands: 'real' });
    expect(dragons.actors(s)).toEqual([0]);
    expect(moves(s, 0)).toEqual(['won 0', 'won 1', 'won 2']);
    expect(refusal(s, 0, 'rock')).toBe('DRAGON-10 hands-are-real');
    expect(refusal(s, 0, 'won 3')).toBe('DRAGON-10 no-such-player');
    expect(refusal(s, 1, 'won 1')).toBe('DRAGON-4 not-your-turn');
    expect(refusal(start(), 0, 'won 1')).toBe('DRAGON-10 hands-on-screen');
    dragons.apply(s, 0, dragons.readMove('won 2')!, searchChance(1));
    expect(dragons.actors(s)).toEqual([2]);
  });

  it('DRAGON-9 there is no free chat', () => {
    expect(dragons.quiet?.(tableFor())).toBe(true);
  });

  it('gestures are refused after the duel', () => {
    const s = at({ stones: 'b1:? b2:? b3:? b4:? c1:?', winner: 1 });
    expect(refusal(s, 1, 'rock')).toBe('DRAGON-4 duel-is-over');
    expect(refusal(s, 0, 'turn b1')).toBe('DRAGON-4 not-your-turn');
  });
});
