/** The texts needed before the game is loaded. */
export const cover = {
  kind: 'Petit duel de calcul',
  name: 'Gameid',
  pitch: 'Trois tas de pierres, deux joueurs : qui prendra la dernière ?',
  seats: ['Rouge', 'Bleu'],
  options: {
    last: { name: 'La dernière pierre', values: { wins: 'gagne', loses: 'perd' } },
  },
  presets: { classic: 'Classique', misere: 'Misère' },
};

export type Cover = typeof cover;
