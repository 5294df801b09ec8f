import { searchChance } from '@tablee/kernel';
import { isFlag, SIZE, seatToMove, shapePlaced, squarePlaced, tekao } from '@tablee/tekao';
import { describe, expect, it } from 'vitest';
import { placeForMe } from '../../../../src/games/tekao/placing/for-me.ts';
import { begin, play } from '../games.ts';

describe('placeForMe', () => {
  it.each(['drawn', 'arranged'] as const)(
    'TEKAO-4 places all 18 pieces legally, flags on the back rows (%s)',
    setup => {
      const dice = searchChance(3);
      const random = (): number => dice.pick(1000) / 1000;
      const state = begin({ setup });
      for (let n = 0; n < 18; n++) {
        const seat = seatToMove(state);
        const move = placeForMe(state, seat, random);
        expect(tekao.refuse(state, seat, move)).toBeNull();
        const row = Math.floor(squarePlaced(move) / SIZE);
        if (isFlag(shapePlaced(move))) expect(row).toBe(seat === 0 ? 0 : SIZE - 1);
        play(state, tekao.writeMove(move));
      }
      expect(state.phase).toBe('battle');
    },
  );
});
