import { mayLoad } from '@tablee/tchako';
import { useKeys } from '../../page/keys.ts';
import { endTurn } from './press.ts';
import type { Desk } from './scene.ts';
import { sayAround } from './spoken.ts';

/** The board's own keys, wherever one stands on the page. */
export function useBoardKeys(desk: Desk): void {
  const { hand, change, state, word, choices } = desk;
  useKeys({
    t: () => desk.seat !== null && choices.mayEnd && endTurn(desk),
    v: () => desk.tell(hand.aim ? sayAround(desk, hand.aim) : word.aroundNone),
    c: () => {
      if (hand.aim && mayLoad(state.variant)) change({ loaded: !hand.loaded });
    },
  });
}
