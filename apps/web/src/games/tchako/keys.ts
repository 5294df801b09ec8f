import { useKeys } from '../../page/keys.ts';
import { reach } from './reach.ts';
import type { Desk } from './scene.ts';

/** The board's own keys, wherever one stands on the page; those of a shot in hand come with it. */
export function useBoardKeys(desk: Desk): void {
  const { hand, word, choices, tell } = desk;
  useKeys({
    t: () => desk.seat !== null && choices.mayEnd && reach(desk, ({ endTurn }) => endTurn(desk)),
    ...(hand.aim ? {} : { v: () => tell(word.aroundNone) }),
  });
}
