import { JOKER, RANKS, type Rank } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import type { ComponentChildren } from 'preact';
import { Drawing, Plank } from './parts.tsx';

const CARD = { width: 54, height: 76 };
const PAD = 10;
/** The area beside the card. */
export const BESIDE = { x: 70, width: 228 };

type Props = {
  readonly rank: Rank;
  readonly text: Messages;
  /** The height of the area beside the card. */
  readonly height: number;
  readonly children: ComponentChildren;
};

/** A card and, beside it, what it does. */
export function CardFigure({ rank, text, height, children }: Props) {
  const all = Math.max(CARD.height + 6, height);
  return (
    <Drawing height={all}>
      <Face index={text.cards[RANKS[rank] ?? 'X'].index} star={rank === JOKER} y={(all - CARD.height) / 2} />
      <g transform={`translate(0 ${(all - height) / 2})`}>
        <Plank x={BESIDE.x} y={0} width={BESIDE.width} height={height} />
        {children}
      </g>
    </Drawing>
  );
}

function Face({ index, star, y }: { readonly index: string; readonly star: boolean; readonly y: number }) {
  return (
    <g transform={`translate(3 ${y})`}>
      <rect class="card-shade" x={1.5} y={2.5} width={CARD.width} height={CARD.height} rx={7} />
      <rect class="card" width={CARD.width} height={CARD.height} rx={7} />
      <text class="corner" x={PAD} y={17}>
        {index}
      </text>
      <text class={star ? 'middle star' : 'middle'} x={CARD.width / 2} y={CARD.height / 2 + 11}>
        {index}
      </text>
      <text class="corner" transform={`translate(${CARD.width - PAD} ${CARD.height - 17}) rotate(180)`}>
        {index}
      </text>
    </g>
  );
}

/** A barred circle. */
const NO = 'M0-16a16 16 0 1 1 0 32a16 16 0 1 1 0-32zM-11.3-11.3 11.3 11.3';

/** The next player's cards, turned face down and barred. */
export function BarredHand({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[-36, -12, 12, 36].map(turn => (
        <rect
          key={turn}
          class="card-back"
          x={-11}
          y={-17}
          width={22}
          height={32}
          rx={3.5}
          transform={`rotate(${turn} 0 46)`}
        />
      ))}
      <path class="no-edge" d={NO} />
      <path class="no" d={NO} />
    </g>
  );
}
