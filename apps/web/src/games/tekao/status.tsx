import { isOver, type State, sideOfSeat } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { StatusProps } from '../../board/contract.ts';

/** Pieces left of this seat's side. */
export function Status({ state, seat }: StatusProps<State, Messages>) {
  const men = state.men[sideOfSeat(seat)] ?? 0;
  return <div class="tekao-status">{!isOver(state) && <span class="left">{men}</span>}</div>;
}
