/** TOCK-4: 54 cards. The rules use ranks only; screens add suits. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'X'] as const;
export type RankName = (typeof RANKS)[number];

/** Index into RANKS. */
export type Rank = number;
export const RANK_COUNT = RANKS.length;

export const ACE = 0;
export const FOUR = 3;
export const FIVE = 4;
export const SEVEN = 6;
export const TEN = 9;
export const JACK = 10;
export const QUEEN = 11;
export const KING = 12;
export const JOKER = 13;

/** A card whose rank is hidden from these eyes. */
export const HIDDEN = -1;
/** No card at all. */
export const NO_CARD = -2;

/** The number of cards of each rank in the pack. */
export const COPIES: readonly number[] = RANKS.map(name => (name === 'X' ? 2 : 4));
export const PACK = 54;

/** Steps forward by rank; 0 for ranks with another effect (4 back, 5 a rival, 7 split, jack swap). */
export const STEPS: readonly number[] = [1, 2, 3, 0, 0, 6, 0, 8, 9, 10, 0, 12, 13, 18];
export const ENTERS: readonly boolean[] = RANKS.map(name => name === 'A' || name === 'K' || name === 'X');
