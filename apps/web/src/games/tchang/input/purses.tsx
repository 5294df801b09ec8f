import { type Colour, isBitten, nameSpace, type State } from '@tablee/tchang';
import { paintOf } from '../art/colours.tsx';
import { Pawn } from '../art/pawn.tsx';
import { Firefly } from '../art/stone.tsx';
import { ownPawns, type Route } from '../draw/routes.ts';
import { choosePawn } from './actions.ts';
import { type BoardState, selectedPawn } from './board-state.ts';
import { describePurse } from './descriptions.ts';
import { purseAfter } from './sharing.ts';

type Props = {
  readonly board: BoardState;
  /** The state animated so far. */
  readonly seen: State;
  /** The route on screen: its pawn shows what would be left. */
  readonly route: Route | null;
};

/** All pawns in play with their fireflies. Pressing a purse selects its pawn. */
export function Purses({ board, seen, route }: Props) {
  const { state, word } = board;
  return (
    <div class="tchang-purses" role="group" aria-label={word.purses}>
      {state.variant.colours.map(pawn => (
        <Purse key={pawn} pawn={pawn} board={board} seen={seen} route={route?.pawn === pawn ? route : null} />
      ))}
    </div>
  );
}

function Purse({ pawn, board, seen, route }: Props & { readonly pawn: Colour }) {
  const { state, ownSeat, text, word, selection, choices } = board;
  const bitten = isBitten(seen, pawn);
  const own = ownSeat !== null && ownPawns(state, ownSeat).includes(pawn);
  const chosen = selectedPawn(board) === pawn;
  const now = seen.purses[pawn]!;
  const after = selection.gift
    ? purseAfter(state, pawn, selection.gift)
    : route && route.left >= 0
      ? route.left
      : now;
  const able = choices.movers.includes(pawn);
  return (
    <button
      type="button"
      class={`tchang-purse ${own ? 'own' : ''} ${able ? 'able' : ''} ${after === now ? '' : 'changes'}`}
      style={paintOf(pawn)}
      aria-pressed={chosen}
      onClick={() => choosePawn(board, pawn)}
    >
      <svg class="who" viewBox="-36 -46 72 86" aria-hidden="true">
        <Pawn colour={pawn} bitten={bitten} />
      </svg>
      <span class="hidden-but-heard">{describePurse(board, pawn)}</span>
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
