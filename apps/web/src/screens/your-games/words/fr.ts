/** The list of one's games on the home page. */
export const fr = {
  title: 'Vos parties',
  against: (level: string) => `contre l’ordinateur, ${level}`,
  together: (people: number) =>
    people === 1 ? 'sur cet écran' : people === 2 ? 'à deux sur cet écran' : `à ${people} sur cet écran`,
  byLink: (names: string) => `par lien, ${names}`,
  waiting: 'par lien, on attend quelqu’un',
  watched: 'par lien, en spectateur',
  finished: 'terminée',
  moves: (n: number) => (n === 0 ? 'pas encore commencée' : n === 1 ? '1 coup' : `${n} coups`),
  forget: 'Oublier',
  forgetNamed: (what: string) => `Oublier la partie : ${what}`,
  forgetAsk: 'Oublier cette partie ? Elle sera effacée de cet appareil.',
  forgetTableAsk:
    'Oublier cette table ? Sans votre lien personnel, vous ne pourrez plus reprendre votre place.',
  hideAsk:
    'Retirer cette table de la liste sur cet appareil ? Votre place vous attend : rouvrez son lien pour la retrouver.',
  showAll: (n: number) => `Tout voir (${n})`,
  yours: (n: number) => (n === 1 ? 'Une partie vous attend.' : `${n} parties vous attendent.`),
};
export type Words = typeof fr;
