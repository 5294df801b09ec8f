import { tchang, tchangRules1 } from '@tablee/tchang';
import { describe, expect, it } from 'vitest';
import {
  canShift,
  giftMove,
  meetings,
  pairsAround,
  purseAfter,
  shift,
} from '../../../src/games/tchang/input/sharing.ts';
import { begin, playGame, stand } from './games.ts';

describe('pairs that can share', () => {
  const GROUP = { 0: ['d4', 1], 1: ['d4', 5], 2: ['d4', 2], 3: ['a2', 9] } as const;

  it('TCHANG-9 rules 1: the chosen pawn leads its group, the richest pawn any other group', () => {
    const state = stand(GROUP, { game: tchangRules1 });
    const pairs = (chosen: number | null) => pairsAround(state, chosen).map(({ one, other }) => [one, other]);
    expect(pairs(2)).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(pairs(null)).toEqual(pairs(1));
    expect(pairs(3)).toEqual([
      [1, 0],
      [1, 2],
    ]);
  });

  it('TCHANG-9 rules 2: every pair has a pawn of the seat on turn', () => {
    const state = stand(GROUP);
    const pairs = (chosen: number | null) => pairsAround(state, chosen).map(({ one, other }) => [one, other]);
    expect(pairs(null)).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(pairs(2)).toEqual([[2, 0]]);
    expect(pairs(3)).toEqual(pairs(null));
    expect(pairsAround(stand({ ...GROUP, 0: ['a2', 1], 3: ['a3', 1] }), null)).toEqual([]);
    expect(pairsAround(stand({ ...GROUP, 0: ['d4', 0], 1: ['d4', 0] }), 0)).toHaveLength(1);
  });

  it('TCHANG-9 no pairs without a second pawn or without fireflies', () => {
    expect(meetings(stand({ 0: ['d4', 1], 1: ['d5', 5], 2: ['d6', 2], 3: ['a2', 9] }))).toEqual([]);
    expect(meetings(stand({ 0: ['d4', 0], 1: ['d4', 0], 2: ['d6', 2], 3: ['a2', 9] }))).toEqual([]);
  });

  it('TCHANG-9 a gift is limited by the purse, and reversing it gives nothing', () => {
    const state = stand({ 0: ['d4', 2], 1: ['d4', 1], 2: ['a2', 0], 3: ['g2', 0] });
    const [pair] = pairsAround(state, 0);
    const one = shift(state, pair!, null, 1);
    const two = shift(state, pair!, one, 1);
    expect(shift(state, pair!, two, 1)).toEqual(two);
    expect(canShift(state, pair!, two, 1)).toBe(false);
    expect([purseAfter(state, 0, two), purseAfter(state, 1, two)]).toEqual([0, 3]);
    expect(shift(state, pair!, one, -1)).toBeNull();
    expect(shift(state, pair!, null, -1)).toEqual({ giver: 1, receiver: 0, amount: 1 });
  });

  it('TCHANG-9 every gift offered in a game is a legal move', () => {
    let offered = 0;
    for (const { state } of playGame(5, {}, 4)) {
      if (state.phase !== 'explore') continue;
      for (const pair of pairsAround(state, null))
        for (const by of [1, -1] as const) {
          const gift = shift(state, pair, null, by);
          if (!gift) continue;
          offered++;
          expect(tchang.refuse(state, state.turn, giftMove(state, gift))).toBeNull();
        }
    }
    expect(offered).toBeGreaterThan(0);
    expect(pairsAround(begin(), null)).toHaveLength(3);
  });
});
