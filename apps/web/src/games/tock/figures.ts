import { RANKS, type RankName } from '@tablee/tock';

/** What a card does, as a small picture of 40 × 24: squares, a pawn, the way it goes. */
const WALK = 'M4 12H32M26 6l6 6-6 6';
const figures: { readonly [R in RankName]: string } = {
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

export const figureOf = (rank: number): string => figures[RANKS[rank] ?? 'X'];
