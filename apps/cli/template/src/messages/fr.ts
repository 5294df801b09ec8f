import { cover } from './cover-fr.ts';

/** French is the type: every other language satisfies it. */
export const fr = {
  ...cover,
  refusals: {
    'no-such-move': 'Ce coup n’existe pas.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
  },
  positions: { 'position-shape': 'Ce texte ne décrit pas une position.' },
  reasons: {},
};

export type Messages = typeof fr;
