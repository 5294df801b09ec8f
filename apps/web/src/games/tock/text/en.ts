import type { Words } from './fr.ts';

export const en: Words = {
  card: 'Choose a card',
  cardOrPawn: 'A card, or a pawn?',
  cardForPawn: 'Choose a card for this pawn',
  pawn: 'Choose a pawn',
  rival: 'Choose a rival’s pawn',
  target: 'Tap where it goes',
  whichCard: 'With which card?',
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
