import { BOX, countOf, EACH, firstOf, isAbsent, isHere, type State } from '@tablee/tchako';
import type { Messages } from '@tablee/tchako/messages/fr';
import type { StatusProps } from '../../board/contract.ts';
import { words } from './words.ts';

/** Pucks on the board and in the box, and in sudden death the creations left (TCHAKO-30). */
export function Status({ state, seat }: StatusProps<State, Messages>) {
  const word = words();
  const here = countOf(state, seat);
  const first = firstOf(seat);
  const box = Array.from({ length: BOX }, (_, i) => first + i).filter(puck => !isHere(state, puck)).length;
  const { suddenCreations } = state.variant;
  const left = suddenCreations > 0 ? suddenCreations - state.creations[seat]! : null;
  const away = isAbsent(state, seat);
  const said = [
    word.status(here, box),
    away ? word.queenAway : null,
    left === null ? null : word.creationsLeft(left),
  ];
  return (
    <span class="tchako-status" role="img" aria-label={said.filter(part => part !== null).join(', ')}>
      <svg viewBox="0 0 20 20" class={seat === 0 ? 'south' : 'north'}>
        {seat === 0 ? <rect x={3} y={3} width={14} height={14} /> : <circle cx={10} cy={10} r={8} />}
      </svg>
      <b>{here}</b>
      <small>/{EACH - (state.variant.anarchy ? 1 : 0)}</small>
      {away && <span class="away">♛✗</span>}
      {left !== null && <span class="left">+{left}</span>}
    </span>
  );
}
