import type { BadPosition, RefusalKey } from '../refusals.ts';
import type { Reason } from '../state.ts';
import { cover } from './cover-fr.ts';

const stones = (n: number): string => (n === 1 ? '1 pierre' : `${n} pierres`);

const refusals: { readonly [K in RefusalKey]: string } = {
  over: 'La partie est finie.',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  'too-many': 'Il n’y a pas tant de pierres dans ce tas.',
};

const positions: { readonly [K in BadPosition]: string } = {
  'position-shape': 'Ce texte ne décrit pas une position.',
  'position-heaps': 'Un tas a trop de pierres.',
};

const reasons: { readonly [R in Reason]: (winner: number | null) => string } = {
  'last-stone': winner =>
    `La dernière pierre est prise${winner === null ? '' : ` : ${cover.seats[winner]} gagne`}.`,
};

/** French is the type: every other language satisfies it. */
export const fr = {
  ...cover,
  refusals,
  positions,
  reasons,
  tasks: { take: 'Prenez des pierres d’un seul tas', over: 'La partie est finie' },
  moves: { take: (n: number, heap: number) => `Prendre ${stones(n)} du tas ${heap}` },
  events: { took: (who: string, n: number, heap: number) => `${who} prend ${stones(n)} du tas ${heap}.` },
};

export type Messages = typeof fr;
