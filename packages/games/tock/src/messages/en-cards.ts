import type { RankName } from '../cards.ts';
import type { CardWords } from './fr-cards.ts';

const card = (name: string, index: string, does: string): CardWords => ({
  index,
  name,
  a: `${name === 'ace' || name === '8' ? 'an' : 'a'} ${name}`,
  does,
});

export const cards: { readonly [R in RankName]: CardWords } = {
  A: card('ace', 'A', 'Enter, or forward 1'),
  2: card('2', '2', 'Forward 2'),
  3: card('3', '3', 'Forward 3'),
  4: card('4', '4', 'Back 4'),
  5: card('5', '5', 'A rival’s pawn forward 5'),
  6: card('6', '6', 'Forward 6'),
  7: card('7', '7', 'Forward 7, shared out'),
  8: card('8', '8', 'Forward 8'),
  9: card('9', '9', 'Forward 9'),
  10: card('10', '10', 'Forward 10, or block the next player'),
  J: card('jack', 'J', 'Swap one of your pawns'),
  Q: card('queen', 'Q', 'Forward 12'),
  K: card('king', 'K', 'Enter, or sweep 13 squares'),
  X: card('joker', '★', 'Enter, or forward 18'),
};
