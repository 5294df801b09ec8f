import { coloursOf, countHome, isBlocked, NO_CARD, PAWNS, partnerOf, type State } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import type { StatusProps } from '../../../board/contract.ts';
import { hueOf, shapeOf } from './colours.ts';

const FOUR = Array.from({ length: PAWNS }, (_, i) => i);

/** The line of a seat beside the board: cards held, pawns home, partner, blocked, dealer. */
export function Status({ state, seat, text }: StatusProps<State, Messages>) {
  const colours = coloursOf(state, seat);
  const held = state.held[seat] ?? 0;
  const chosen = state.phase === 'swap' && state.gives[seat] !== NO_CARD;
  return (
    <div class="tock-status">
      <span class="held" role="img" aria-label={text.board.held(held)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <rect x="3" y="3" width="10" height="14" rx="2" transform="rotate(-10 8 10)" />
          <rect x="7" y="3" width="10" height="14" rx="2" />
        </svg>
        <b aria-hidden="true">{held}</b>
      </span>
      {colours.map(colour => {
        const home = countHome(state, [colour]);
        return (
          <svg
            key={colour}
            class={`homes ${hueOf(colour)}`}
            viewBox="0 0 80 20"
            role="img"
            aria-label={text.board.home(home)}
          >
            {FOUR.map(i => (
              <path
                key={i}
                class={i < home ? 'in' : 'out'}
                d={shapeOf(colour)}
                transform={`translate(${10 + 20 * i} 10) scale(0.8)`}
              />
            ))}
          </svg>
        );
      })}
      {state.variant.teams && <Partner colour={partnerOf(colours[0]!)} text={text} />}
      {isBlocked(state, seat) && <span class="tag">{text.board.blocked}</span>}
      {state.dealer === seat && <Dealer text={text} />}
      {chosen && (
        <span class="tag soft" role="img" aria-label={text.board.chosen}>
          ✓
        </span>
      )}
    </div>
  );
}

const Dealer = ({ text }: { readonly text: Messages }) => (
  <svg class="dealer" viewBox="0 0 24 24" role="img" aria-label={text.board.dealer}>
    <title>{text.board.dealer}</title>
    <circle cx="12" cy="12" r="10.500" />
    <path d="M6 9l6-2 3 9-6 2zM12 7l5 1-2 9" />
  </svg>
);

function Partner({ colour, text }: { readonly colour: number; readonly text: Messages }) {
  return (
    <span class={`partner ${hueOf(colour)}`} role="img" aria-label={text.board.partner(colour)}>
      <span aria-hidden="true">+</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapeOf(colour)} transform="translate(12 12)" />
      </svg>
    </span>
  );
}
