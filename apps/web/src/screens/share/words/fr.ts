export const fr = {
  title: 'Partager une image',
  note: 'Comme le public la voit : aucune main, aucun secret.',
  picture: 'L’image',
  clip: 'Le coup animé',
  making: (percent: string) => `L’animation se prépare : ${percent}`,
  share: 'Partager',
  save: 'Enregistrer',
  saved: 'C’est enregistré.',
  failed: 'L’image n’a pas pu être faite sur cet appareil.',
  nothing: 'Personne n’a encore joué : il n’y a rien à animer.',
  alt: {
    picture: (game: string) => `Le plateau de ${game}`,
    clip: (game: string) => `Le dernier tour de ${game}, animé`,
  },
  embed: 'Copier le code pour un site',
  embedHint: 'La partie se suit en direct dans une page.',
  embedCopied: 'Le code est copié.',
};
export type Words = typeof fr;
