import { RANKS, type Rank } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { figureOf } from './figures.ts';
import type { Paint } from './suits.ts';

export const wordsOf = (rank: Rank, text: Messages) => text.cards[RANKS[rank] ?? 'X'];

type FaceProps = {
  readonly rank: Rank;
  readonly paint: Paint;
  readonly wordy: boolean;
  readonly text: Messages;
};

/** A card as it lies in the hand: corner, picture, and in words what it does. */
export function Face({ rank, paint, wordy, text }: FaceProps) {
  const { index, does } = wordsOf(rank, text);
  return (
    <span class={paint.red ? 'face red' : 'face'} aria-hidden="true">
      <span class="corner">
        <b>{index}</b>
        <svg viewBox="0 0 20 20">
          <path d={paint.outline} />
        </svg>
      </span>
      <svg class="figure" viewBox="0 0 40 24">
        <path d={figureOf(rank)} />
      </svg>
      {wordy && <span class="does">{does}</span>}
    </span>
  );
}

/** The back: a ring of hollows on oak, as the board. */
export function Back() {
  return (
    <span class="back" aria-hidden="true">
      <svg viewBox="0 0 40 40">
        <path d="M20 4h7v7h6v18h-6v7H13v-7H7V11h6V4z" />
        <circle cx="20" cy="20" r="5" />
      </svg>
    </span>
  );
}

type SmallProps = { readonly rank: Rank; readonly paint: Paint; readonly text: Messages };

/** A card laid on the board, 100 × 136 around its middle. */
export function SmallCard({ rank, paint, text }: SmallProps) {
  const { index } = wordsOf(rank, text);
  return (
    <g class={paint.red ? 'laid-card red' : 'laid-card'}>
      <rect class="laid-shade" x={-50} y={-64} width={100} height={136} rx={13} />
      <rect class="laid-paper" x={-50} y={-68} width={100} height={136} rx={13} />
      <text y={index.length > 1 ? 2 : 6} class={index.length > 1 ? 'long' : ''}>
        {index}
      </text>
      <path d={paint.outline} transform="translate(-19 18) scale(1.9)" />
    </g>
  );
}
