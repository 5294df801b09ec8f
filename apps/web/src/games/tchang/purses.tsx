import { type Colour, isBitten, nameSpace, type State } from '@tablee/tchang';
import { Firefly } from './art/firefly.tsx';
import { Pawn } from './art/pawn.tsx';
import { ownPawns } from './choices.ts';
import { namePurse } from './names.ts';
import { choosePawn } from './press.ts';
import { paintOf } from './reach.tsx';
import { type Desk, pawnInHand } from './scene.ts';
import { purseAfter } from './share.ts';
import type { Way } from './ways.ts';

type Props = {
  readonly desk: Desk;
  /** As far as it has been seen. */
  readonly seen: State;
  /** The way being looked at: what would stay in that purse. */
  readonly way: Way | null;
};

/** All pawns in play and what they carry: touched, a purse puts its pawn in the hand. */
export function Purses({ desk, seen, way }: Props) {
  const { state, word } = desk;
  return (
    <div class="tchang-purses" role="group" aria-label={word.purses}>
      {state.variant.colours.map(pawn => (
        <Purse key={pawn} pawn={pawn} desk={desk} seen={seen} way={way?.pawn === pawn ? way : null} />
      ))}
    </div>
  );
}

function Purse({ pawn, desk, seen, way }: Props & { readonly pawn: Colour }) {
  const { state, home, text, word, hand, choices } = desk;
  const bitten = isBitten(seen, pawn);
  const own = home !== null && ownPawns(state, home).includes(pawn);
  const chosen = pawnInHand(desk) === pawn;
  const now = seen.purses[pawn]!;
  const after = hand.gift ? purseAfter(state, pawn, hand.gift) : way && way.left >= 0 ? way.left : now;
  const able = choices.movers.includes(pawn);
  return (
    <button
      type="button"
      class={`tchang-purse ${own ? 'own' : ''} ${able ? 'able' : ''} ${after === now ? '' : 'changes'}`}
      style={paintOf(pawn)}
      aria-pressed={chosen}
      onClick={() => choosePawn(desk, pawn)}
    >
      <svg class="who" viewBox="-36 -46 72 86" aria-hidden="true">
        <Pawn colour={pawn} bitten={bitten} />
      </svg>
      <span class="hidden-but-heard">{namePurse(desk, pawn)}</span>
      <span class="held" aria-hidden="true">
        {after === now && (
          <svg viewBox="-13 -13 26 26">
            <Firefly />
          </svg>
        )}
        <b>{now}</b>
        {after !== now && <i>→ {after}</i>}
      </span>
      <small aria-hidden="true">
        {bitten ? word.bitten : `${text.seats[pawn]} · ${nameSpace(state.pawns[pawn]!)}`}
      </small>
    </button>
  );
}
