export const fr = {
  intro: 'Choisissez des options, lisez ce qu’elles changent, puis jouez ainsi ou envoyez le lien.',
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
  clash: 'Ces options ne vont pas ensemble',
  code: 'Code de ces options',
  noCode: 'aucun',
  play: 'Jouer ainsi',
  setUp: 'Choisir l’adversaire',
  notPlayable: 'Changez d’abord ce qui ne va pas ensemble.',
  copy: 'Copier le lien',
  copied: 'Lien copié : la personne qui l’ouvre y trouve ces options.',
  badCode: 'Ce lien nomme des options qui n’existent pas : voici la partie standard.',
};

export type Words = typeof fr;
