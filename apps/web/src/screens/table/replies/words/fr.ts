/** The board on which replies are planned. */
export const fr = {
  heading: 'réponses prévues',
  title: (game: string) => `Réponses prévues, ${game}`,
  backShort: 'Table',
  back: 'Revenir à la table sans rien changer',
  theirs: (who: string) => `Si ${who} joue…`,
  theirsTask: 'Jouez son coup.',
  yours: '… vous répondez',
  yoursTask: 'Jouez votre coup : il sera joué aussitôt.',
  over: 'La partie serait finie.',
  lines: 'Si … alors …',
  start: 'Position actuelle',
  empty: 'Jouez d’abord le coup que vous attendez, puis votre réponse. Personne d’autre ne le voit.',
  previous: 'Coup précédent',
  next: 'Coup suivant',
  removeLong: 'Retirer ce coup et la suite',
  keep: 'Garder',
  keepLong: (n: number) =>
    n === 0 ? 'Ne garder aucune réponse' : n === 1 ? 'Garder cette réponse' : `Garder ces ${n} réponses`,
  kept: (n: number) =>
    n === 0 ? 'Plus aucune réponse prévue.' : n === 1 ? 'Réponse gardée.' : `${n} réponses gardées.`,
  unfinished: 'Il manque encore votre réponse.',
  tooMany: 'C’est beaucoup : retirez une suite avant d’en prévoir une autre.',
};
export type Words = typeof fr;
