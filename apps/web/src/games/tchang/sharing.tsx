import { nameSpace } from '@tablee/tchang';
import { Firefly } from './art/firefly.tsx';
import { Mark } from './art/mark.tsx';
import { paintOf } from './reach.tsx';
import { type Desk, pawnInHand } from './scene.ts';
import { canShift, type Pair, pairsAround, purseAfter, shift, shiftOf } from './share.ts';

/** TCHANG-9: fireflies from purse to purse, pair by pair: plus on the side of whoever receives. */
export function Sharing({ desk }: { readonly desk: Desk }) {
  const { state, word } = desk;
  const pairs = pairsAround(state, pawnInHand(desk) ?? desk.met);
  return (
    <div class="tchang-sharing" role="group" aria-label={word.sharing}>
      {pairs.map(pair => (
        <PairRow key={`${pair.one}-${pair.other}`} pair={pair} desk={desk} />
      ))}
      {pairs.length < 3 && <p class="tchang-note">{word.giveHint}</p>}
    </div>
  );
}

function PairRow({ pair, desk }: { readonly pair: Pair; readonly desk: Desk }) {
  const { hand, text, word } = desk;
  const { one, other, space } = pair;
  const moved = shiftOf(pair, hand.gift);
  return (
    <div
      class="pair"
      role="group"
      aria-label={word.shareWith(text.colours[one]!, text.colours[other]!, nameSpace(space))}
    >
      <Side desk={desk} pair={pair} by={-1} />
      <span class="shift" aria-hidden="true">
        {moved === 0 ? '·' : moved > 0 ? '→'.repeat(Math.min(3, moved)) : '←'.repeat(Math.min(3, -moved))}
      </span>
      <Side desk={desk} pair={pair} by={1} />
    </div>
  );
}

/** One of the two: what it would hold, and a plus that takes from the other. */
function Side({ desk, pair, by }: { readonly desk: Desk; readonly pair: Pair; readonly by: 1 | -1 }) {
  const { state, hand, change, text, word } = desk;
  const pawn = by === 1 ? pair.other : pair.one;
  const able = canShift(state, pair, hand.gift, by);
  return (
    <span class={by === 1 ? 'half right' : 'half'} style={paintOf(pawn)}>
      <button
        type="button"
        class="button plus"
        aria-label={word.giveTo(text.colours[pawn]!)}
        aria-disabled={!able}
        onClick={() => able && change({ gift: shift(state, pair, hand.gift, by) })}
      >
        +
      </button>
      <span class="holds">
        <svg viewBox="-15 -15 30 30" aria-hidden="true">
          <circle r={15} fill="var(--face)" />
          <Mark colour={pawn} scale={0.75} />
        </svg>
        <b>{purseAfter(state, pawn, hand.gift)}</b>
        <svg viewBox="-13 -13 26 26" aria-hidden="true">
          <Firefly />
        </svg>
      </span>
    </span>
  );
}
