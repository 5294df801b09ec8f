/** French is the type: every other language satisfies it. */
export const fr = {
  name: 'Gameid',
  pitch: '',
  seats: ['Premier', 'Second'],
  options: {},
  presets: {},
  refusals: {
    'no-such-move': 'Ce coup n’existe pas.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
  },
  positions: { 'position-shape': 'Ce texte ne décrit pas une position.' },
  reasons: {},
};

export type Messages = typeof fr;
