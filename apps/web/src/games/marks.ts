import type { Shape } from '../page/mark.tsx';

/** Which of the five colours and shapes each seat of a game wears. */
const marks: { readonly [game: string]: readonly Shape[] } = {
  tchag: ['vermilion', 'gold'],
  tock: ['vermilion', 'blue', 'gold', 'green'],
  tekao: ['blue', 'gold', 'blue', 'gold'],
  tchang: ['vermilion', 'green', 'gold', 'blue'],
  dragons: ['vermilion', 'green', 'gold', 'blue', 'white'],
  tchako: ['blue', 'vermilion'],
};

export const marksOf = (game: string): readonly Shape[] => marks[game] ?? [];

/** TOCK-8, TOCK-9: two play two colours each, and for three the lot leaves one out. TCHANG-3: fewer have several pawns. */
const marked: { readonly [game: string]: readonly number[] } = { tock: [4], tchang: [3, 4] };

/** Whether the marks hold for so many players before a position is known. */
export const isMarked = (game: string, players: number): boolean => marked[game]?.includes(players) ?? true;
