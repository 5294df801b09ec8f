import type { Language } from '../../settings.ts';

/** What only the drawn board says; all other words come with the game. */
const fr = {
  card: 'Choisissez une carte',
  cardOrPawn: 'Une carte, ou un pion ?',
  cardForPawn: 'Choisissez une carte pour ce pion',
  pawn: 'Choisissez un pion',
  rival: 'Choisissez un pion adverse',
  target: 'Touchez la case d’arrivée',
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

const en: Words = {
  card: 'Choose a card',
  cardOrPawn: 'A card, or a pawn?',
  cardForPawn: 'Choose a card for this pawn',
  pawn: 'Choose a pawn',
  rival: 'Choose a rival’s pawn',
  target: 'Tap where it goes',
  share: 'Choose a pawn to advance',
  cancel: 'Cancel',
  look: 'See my cards',
  cover: 'Hide my cards',
  hidden: n => (n === 1 ? '1 card, face down' : `${n} cards, face down`),
  waiting: n => (n === 1 ? '1 pawn' : `${n} pawns`),
  raised: 'can be played',
  steppers: 'Steps of the 7',
  ways: 'Moves of this card',
  with: 'with',
};

export const words: { readonly [L in Language]: Words } = { fr, en };
