import type { RankName } from '../cards.ts';

/** A card in words: its corner, its name, the name with its article, and what is printed on it. */
export type CardWords = {
  readonly index: string;
  readonly name: string;
  readonly a: string;
  readonly does: string;
};

const card = (name: string, index: string, does: string): CardWords => ({
  index,
  name,
  a: `${name === 'dame' ? 'une' : 'un'} ${name}`,
  does,
});

export const cards: { readonly [R in RankName]: CardWords } = {
  A: card('as', 'A', 'Entrer, ou avancer de 1'),
  2: card('2', '2', 'Avancer de 2'),
  3: card('3', '3', 'Avancer de 3'),
  4: card('4', '4', 'Reculer de 4'),
  5: card('5', '5', 'Avancer un pion adverse de 5'),
  6: card('6', '6', 'Avancer de 6'),
  7: card('7', '7', 'Avancer de 7, à partager'),
  8: card('8', '8', 'Avancer de 8'),
  9: card('9', '9', 'Avancer de 9'),
  10: card('10', '10', 'Avancer de 10, ou bloquer le suivant'),
  J: card('valet', 'V', 'Échanger un de vos pions'),
  Q: card('dame', 'D', 'Avancer de 12'),
  K: card('roi', 'R', 'Entrer, ou balayer 13 cases'),
  X: card('joker', '★', 'Entrer, ou avancer de 18'),
};
