import type { Language } from '../../settings.ts';

/** What only the drawn board says; all other words come with the game. */
const fr = {
  board: (lower: string) => `Plateau de Tekao, ${lower} en bas`,
  ways: (n: number) => (n === 0 ? 'bloqué' : n === 1 ? '1 coup possible' : `${n} coups possibles`),
  hint: 'conseillé',
  turnLeft: 'Tourner vers la gauche',
  turnRight: 'Tourner vers la droite',
};
export type Words = typeof fr;

const en: Words = {
  board: lower => `Tekao board, ${lower} at the bottom`,
  ways: n => (n === 0 ? 'blocked' : n === 1 ? '1 possible move' : `${n} possible moves`),
  hint: 'advised',
  turnLeft: 'Turn to the left',
  turnRight: 'Turn to the right',
};

export const words: { readonly [L in Language]: Words } = { fr, en };
