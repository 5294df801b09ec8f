import { type Colour, coloursOf, nameSeat, type State, stockSize } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { SmallCard } from './card.tsx';
import { MIDDLE, quartersOf } from './geometry.ts';
import type { Laid } from './laid.ts';
import { paintOf } from './suits.ts';

/** From the middle towards the lower, left, upper and right edge. */
const TOWARDS = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const;

type Props = {
  readonly state: State;
  readonly last: readonly Laid[];
  readonly lower: Colour;
  readonly text: Messages;
};

/** The middle of the table: the last card of each player before them, the newest on top, and what is left to deal. */
export function Centre({ state, last, lower, text }: Props) {
  const newest = last.at(-1);
  return (
    <g>
      <Stock count={stockSize(state)} text={text} />
      {last.map(laid => {
        const { seat, card, n } = laid;
        const [dx, dy] = TOWARDS[quartersOf(coloursOf(state, seat)[0]!, lower)]!;
        return (
          <g
            key={`${seat}-${n}`}
            role="img"
            aria-label={text.board.lastCard(nameSeat(state, seat, text), card)}
            class={laid === newest ? 'laid newest' : 'laid'}
            transform={`translate(${MIDDLE + dx * 158} ${MIDDLE + dy * 150})`}
          >
            <g
              class={laid.played ? 'laid-turn' : 'laid-turn dropped'}
              style={{ '--dx': `${dx * 240}px`, '--dy': `${dy * 240}px` }}
            >
              <SmallCard rank={card} paint={paintOf(card, 0, state.deal, seat)} text={text} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Stock({ count, text }: { readonly count: number; readonly text: Messages }) {
  return (
    <g
      class="stock"
      role="img"
      aria-label={text.board.stock(count)}
      transform={`translate(${MIDDLE} ${MIDDLE})`}
    >
      {count > 8 && <rect x={-38} y={-46} width={84} height={108} rx={11} />}
      {count > 0 && <rect x={-42} y={-52} width={84} height={108} rx={11} />}
      <text y={20}>{count}</text>
    </g>
  );
}
