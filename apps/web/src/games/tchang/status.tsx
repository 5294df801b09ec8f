import { isBitten, type State } from '@tablee/tchang';
import type { Messages } from '@tablee/tchang/messages/fr';
import type { StatusProps } from '../../board/contract.ts';
import { Marks } from '../../page/mark.tsx';
import { ownPawns } from './choices.ts';
import { shapeOf } from './shapes.ts';

/** The fireflies of a seat's pawns; with several, which has how many. */
export function Status({ state, seat, text }: StatusProps<State, Messages>) {
  const pawns = ownPawns(state, seat);
  // Who plays alone has all purses before them.
  if (state.variant.seats === 1) return null;
  return (
    <span class="tchang-status">
      {pawns.map(pawn => (
        <span
          key={pawn}
          class={isBitten(state, pawn) ? 'bitten' : ''}
          role="img"
          aria-label={text.purse(pawn, state.purses[pawn]!, isBitten(state, pawn))}
        >
          {pawns.length > 1 && <Marks shapes={[shapeOf(pawn)]} />}
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <path d="M0-7 2-2 7 0 2 2 0 7-2 2-7 0-2-2z" />
          </svg>
          <b>{state.purses[pawn]}</b>
        </span>
      ))}
    </span>
  );
}
