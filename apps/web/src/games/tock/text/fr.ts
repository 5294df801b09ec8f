/** Words of the drawn board; all other words belong to the game's package. */
export const fr = {
  card: 'Choisissez une carte',
  cardOrPawn: 'Une carte, ou un pion ?',
  cardForPawn: 'Choisissez une carte pour ce pion',
  pawn: 'Choisissez un pion',
  rival: 'Choisissez un pion adverse',
  target: 'Touchez la case d’arrivée',
  whichCard: 'Avec quelle carte ?',
  share: 'Choisissez un pion à avancer',
  cancel: 'Annuler',
  look: 'Voir mes cartes',
  cover: 'Cacher mes cartes',
  hidden: (n: number) => (n === 1 ? '1 carte, face cachée' : `${n} cartes, faces cachées`),
  waiting: (n: number) => (n === 1 ? '1 pion' : `${n} pions`),
  raised: 'se joue',
  steppers: 'Pas du 7',
  ways: 'Coups de cette carte',
  with: 'avec',
};
export type Words = typeof fr;
