import { JOKER, type Rank } from '@tablee/tock';

/** The rules know ranks only (TOCK-4): suits are painted here, each card of a hand the same one as long as it is held. */
export const SUITS: readonly string[] = [
  // spade, heart, diamond, club: within 20 × 20
  'M10 1C12 5 18 7.500 18 12.500A4 4 0 0 1 11 15Q11 17.500 13 19H7Q9 17.500 9 15A4 4 0 0 1 2 12.500C2 7.500 8 5 10 1z',
  'M10 18.500C6 14.500 1.500 11 1.500 6.500A4.300 4.300 0 0 1 10 5A4.300 4.300 0 0 1 18.500 6.500C18.500 11 14 14.500 10 18.500z',
  'M10 1 17 10 10 19 3 10z',
  'M10 1A4 4 0 0 1 13 7.700A4 4 0 1 1 11 14Q11 17.500 13 19H7Q9 17.500 9 14A4 4 0 1 1 7 7.700A4 4 0 0 1 10 1z',
];
export const STAR =
  'M10 1 12.600 7.200 19 7.700 14.100 12 15.700 18.500 10 15 4.300 18.500 5.900 12 1 7.700 7.400 7.200z';

const isRed = (suit: number): boolean => suit === 1 || suit === 2;

export type Paint = { readonly outline: string; readonly red: boolean };

/** `deal`, `seat`: another hand is painted otherwise. */
export function paintOf(rank: Rank, copy: number, deal: number, seat: number): Paint {
  if (rank === JOKER) return { outline: STAR, red: copy % 2 === 0 };
  const suit = (rank * 7 + deal * 3 + seat * 5 + copy) % SUITS.length;
  return { outline: SUITS[suit]!, red: isRed(suit) };
}
