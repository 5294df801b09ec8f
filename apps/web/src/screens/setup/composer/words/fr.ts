export const fr = {
  intro: 'Choisissez des modes, lisez ce qu’ils changent, puis jouez ainsi ou envoyez le lien.',
  from: 'Partir de',
  groups: {
    victory: 'Comment on gagne',
    play: 'Comment on joue',
    points: 'Points d’action',
    hand: 'Viser et tirer',
  },
  more: 'Plus d’options',
  own: 'à votre façon',
  result: 'Votre partie',
  see: 'Voir',
  count: (n: number) => (n === 0 ? 'Partie standard' : n === 1 ? '1 changement' : `${n} changements`),
  standard: 'La partie standard : rien ne change.',
  clash: 'Ces modes ne vont pas ensemble',
  code: 'Code de ces modes',
  noCode: 'aucun',
  play: 'Jouer ainsi',
  setUp: 'Choisir l’adversaire',
  notPlayable: 'Changez d’abord ce qui ne va pas ensemble.',
  copy: 'Copier le lien',
  copied: 'Lien copié : la personne qui l’ouvre y trouve ces modes.',
  badCode: 'Ce lien nomme des modes qui n’existent pas : voici la partie standard.',
};

export type Words = typeof fr;
