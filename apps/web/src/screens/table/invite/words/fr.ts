/** Words of the avatars. */
export const fr = {
  legend: 'Votre image',
  present: 'Déjà à table :',
  /** In the order of their drawings. */
  names: [
    'feuille',
    'lune',
    'soleil',
    'bateau',
    'clé',
    'cloche',
    'champignon',
    'poisson',
    'chat',
    'pomme',
    'parapluie',
    'tasse',
  ],
};

export type Words = typeof fr;
