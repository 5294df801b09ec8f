import type { Shape } from '../page/mark.tsx';

/** Which of the four colours and shapes each seat of a game wears. */
const marks: { readonly [game: string]: readonly Shape[] } = {
  tchag: ['vermilion', 'gold'],
  tock: ['vermilion', 'blue', 'gold', 'green'],
  tekao: ['blue', 'gold', 'blue', 'gold'],
};

export const marksOf = (game: string): readonly Shape[] => marks[game] ?? [];
