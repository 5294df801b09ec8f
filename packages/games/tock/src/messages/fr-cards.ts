import type { RankName } from '../cards.ts';

/** A card in words: its corner, its name, the name with its articles, and what is printed on it. */
export type CardWords = {
  readonly index: string;
  readonly name: string;
  readonly the: string;
  readonly of: string;
  readonly does: string;
};

const numbered = (n: string, does: string): CardWords => ({
  index: n,
  name: n,
  the: `le ${n}`,
  of: `du ${n}`,
  does,
});

export const cards: { readonly [R in RankName]: CardWords } = {
  A: { index: 'A', name: 'as', the: 'l’as', of: 'de l’as', does: 'Entrer, ou avancer de 1' },
  2: numbered('2', 'Avancer de 2'),
  3: numbered('3', 'Avancer de 3'),
  4: numbered('4', 'Reculer de 4'),
  5: numbered('5', 'Avancer un pion adverse de 5'),
  6: numbered('6', 'Avancer de 6'),
  7: numbered('7', 'Avancer de 7, à partager entre vos pions'),
  8: numbered('8', 'Avancer de 8'),
  9: numbered('9', 'Avancer de 9'),
  10: numbered('10', 'Avancer de 10, ou bloquer le suivant'),
  J: {
    index: 'V',
    name: 'valet',
    the: 'le valet',
    of: 'du valet',
    does: 'Échanger un de vos pions avec un autre',
  },
  Q: { index: 'D', name: 'dame', the: 'la dame', of: 'de la dame', does: 'Avancer de 12' },
  K: {
    index: 'R',
    name: 'roi',
    the: 'le roi',
    of: 'du roi',
    does: 'Entrer, ou avancer de 13 en balayant tout',
  },
  X: { index: '★', name: 'joker', the: 'le joker', of: 'du joker', does: 'Entrer, ou avancer de 18' },
};
