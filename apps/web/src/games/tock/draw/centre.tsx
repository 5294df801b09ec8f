import type { Seat } from '@tablee/kernel';
import {
  type Colour,
  coloursOf,
  nameSeat,
  type Rank,
  type State,
  stockSize,
  type TockEvent,
} from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import type { Past } from '../../../board/contract.ts';
import { paintOf, SmallCard } from './card.tsx';
import { MIDDLE, quartersOf } from './geometry.ts';

/** A card laid face up, and the number of the entry that laid it. `played` is false for a discard. */
type LaidCard = { readonly n: number; readonly seat: Seat; readonly card: Rank; readonly played: boolean };

const cardsLaidIn = ({ n, events }: Past<TockEvent>): LaidCard[] =>
  events.flatMap(e =>
    e.kind === 'played' || e.kind === 'dropped'
      ? [{ n, seat: e.seat, card: e.card, played: e.kind === 'played' }]
      : [],
  );

/** The last card of each seat as of entry `n`, the newest last. */
export function lastCards(past: readonly Past<TockEvent>[], n: number): readonly LaidCard[] {
  const last = new Map<Seat, LaidCard>();
  for (const entry of past) {
    for (const laid of entry.n <= n ? cardsLaidIn(entry) : []) {
      last.delete(laid.seat);
      last.set(laid.seat, laid);
    }
  }
  return [...last.values()];
}

/** Directions from the middle to the lower, left, upper and right edge. */
const TOWARDS = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const;

type Props = {
  readonly state: State;
  readonly last: readonly LaidCard[];
  readonly lower: Colour;
  readonly text: Messages;
};

/** The middle of the board: the stock and the last card of each player, the newest on top. */
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
