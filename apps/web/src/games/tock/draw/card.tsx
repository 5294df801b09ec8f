import { JOKER, RANKS, type Rank, type RankName } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';

/** Outlines within 20 × 20: spade, heart, diamond, club. */
const SUITS: readonly string[] = [
  'M10 1C12 5 18 7.500 18 12.500A4 4 0 0 1 11 15Q11 17.500 13 19H7Q9 17.500 9 15A4 4 0 0 1 2 12.500C2 7.500 8 5 10 1z',
  'M10 18.500C6 14.500 1.500 11 1.500 6.500A4.300 4.300 0 0 1 10 5A4.300 4.300 0 0 1 18.500 6.500C18.500 11 14 14.500 10 18.500z',
  'M10 1 17 10 10 19 3 10z',
  'M10 1A4 4 0 0 1 13 7.700A4 4 0 1 1 11 14Q11 17.500 13 19H7Q9 17.500 9 14A4 4 0 1 1 7 7.700A4 4 0 0 1 10 1z',
];
const STAR =
  'M10 1 12.600 7.200 19 7.700 14.100 12 15.700 18.500 10 15 4.300 18.500 5.900 12 1 7.700 7.400 7.200z';

const isRed = (suit: number): boolean => suit === 1 || suit === 2;

export type Paint = { readonly outline: string; readonly red: boolean };

/** Rules know ranks only (TOCK-4). The suit is cosmetic and stays the same while a card is held. */
export function paintOf(rank: Rank, copy: number, deal: number, seat: number): Paint {
  if (rank === JOKER) return { outline: STAR, red: copy % 2 === 0 };
  const suit = (rank * 7 + deal * 3 + seat * 5 + copy) % SUITS.length;
  return { outline: SUITS[suit]!, red: isRed(suit) };
}

/** What each card does, as a 40 × 24 pictogram. */
const WALK = 'M4 12H32M26 6l6 6-6 6';
const PICTOGRAMS: { readonly [R in RankName]: string } = {
  A: 'M6 4v16M12 12H30M24 6l6 6-6 6',
  2: WALK,
  3: WALK,
  4: 'M36 12H8M14 6l-6 6 6 6',
  5: 'M8 6h12v12H8zM24 12h12M31 7l5 5-5 5',
  6: WALK,
  7: 'M4 12h10M14 12 32 4M26 2l6 2-3 5M14 12h19M28 8l5 4-5 4M14 12l18 8M29 15l3 5-6 2',
  8: WALK,
  9: WALK,
  10: 'M4 12H18M13 7l5 5-5 5M30 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM24.500 6.500 35.500 17.500',
  J: 'M8 8H32M26 3l6 5-6 5M32 17H8M14 12l-6 5 6 5',
  Q: WALK,
  K: 'M2 12H34M27 5l7 7-7 7M6 6h12M6 18h12',
  X: 'M6 4v16M12 12H34M28 6l6 6-6 6M22 6l6 6-6 6',
};

const pictogramOf = (rank: Rank): string => PICTOGRAMS[RANKS[rank] ?? 'X'];

export const wordsOf = (rank: Rank, text: Messages) => text.cards[RANKS[rank] ?? 'X'];

type FaceProps = {
  readonly rank: Rank;
  readonly paint: Paint;
  readonly showsText: boolean;
  readonly text: Messages;
};

/** A card of a hand: corner index, pictogram and, if `showsText`, its effect in words. */
export function Face({ rank, paint, showsText, text }: FaceProps) {
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
        <path d={pictogramOf(rank)} />
      </svg>
      {showsText && <span class="does">{does}</span>}
    </span>
  );
}

/** The back of a card: the board's ring in small. */
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

/** A card on the board, 100 × 136, centred on the origin. */
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
