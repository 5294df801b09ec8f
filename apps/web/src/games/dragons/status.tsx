import type { State } from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import type { StatusProps } from '../../board/contract.ts';
import { Portrait } from './art/dragon.tsx';
import { Jar } from './art/firefly.tsx';
import { words } from './words.ts';

/** A dragon and what is in its jar. */
export function Status({ state, seat }: StatusProps<State, Messages>) {
  const fireflies = state.kept[seat] ?? 0;
  return (
    <span class="dragons-status" role="img" aria-label={words().kept(fireflies)}>
      <Portrait seat={seat} />
      <svg class="jar-picture" viewBox="-34 -48 68 96" aria-hidden="true">
        <Jar fireflies={fireflies} />
      </svg>
    </span>
  );
}
