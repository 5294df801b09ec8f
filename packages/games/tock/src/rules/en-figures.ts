import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const figures: RulesPage<RuleId, Figure>['figures'] = {
  board: {
    caption: 'The track, the four houses and the four reserves.',
    alt: 'The board from above: a loop of 72 squares, one side for each colour. In each corner a house of four squares, in the middle of each edge a reserve. In the centre an arrow turns clockwise.',
  },
  reserve: {
    caption: 'The reserve: where pawns start, and where they go back to.',
    alt: 'A reserve with three red pawns. On the track a blue pawn stops on the fourth red pawn, which goes back to the reserve.',
  },
  gate: {
    caption: 'After square 16 the pawn turns into its house.',
    alt: 'Squares 13 to 18 of the red side. A red pawn starts on 14, passes 16 and turns into the house. 17 and 18 go straight on.',
  },
  entry: {
    caption: 'A pawn that has just entered on its 18 bars the way.',
    alt: 'A red pawn has just entered on red 18. A blue pawn on square 16 would like to pass; a bar stops it in front of the red pawn.',
  },
  seven: {
    caption: 'Ending on a 7 means leaping across.',
    alt: 'A red pawn walks two squares and ends on a 7. An arrow makes it leap to the 7 of the opposite side.',
  },
  house: {
    caption: 'An exact count, and nobody to pass.',
    alt: 'A house of four squares, two red pawns at its far end. A third pawn, on 16, walks two squares in and stops behind them.',
  },
  'card-A': {
    caption: 'Ace: enter, or 1 square.',
    alt: 'The ace. Above, a pawn goes from the reserve to square 18. Below, a pawn walks one square.',
  },
  'card-2': { caption: '2: two squares.', alt: 'The 2. A pawn walks two squares forward.' },
  'card-3': { caption: '3: three squares.', alt: 'The 3. A pawn walks three squares forward.' },
  'card-4': { caption: '4: four back.', alt: 'The 4. A pawn goes four squares back, from 18 to 14.' },
  'card-5': {
    caption: '5: five squares, with a rival’s pawn.',
    alt: 'The 5. A rival’s blue pawn walks five squares; your red pawn stays.',
  },
  'card-6': { caption: '6: six squares.', alt: 'The 6. A pawn walks six squares forward.' },
  'card-7': {
    caption: '7: seven steps to split, here 4 and 3.',
    alt: 'The 7. One red pawn walks four squares, another red pawn three.',
  },
  'card-8': { caption: '8: eight squares.', alt: 'The 8. A pawn walks eight squares forward.' },
  'card-9': { caption: '9: nine squares.', alt: 'The 9. A pawn walks nine squares forward.' },
  'card-10': {
    caption: '10: ten squares, or block the next player.',
    alt: 'The 10. Above, a pawn walks ten squares. Below, the next player’s hand is barred.',
  },
  'card-J': {
    caption: 'Jack: two pawns change places.',
    alt: 'The jack. A red pawn and a blue pawn change places on the track.',
  },
  'card-Q': { caption: 'Queen: twelve squares.', alt: 'The queen. A pawn walks twelve squares forward.' },
  'card-K': {
    caption: 'King: enter, or 13 squares sweeping all away.',
    alt: 'The king. Above, a pawn goes from the reserve to square 18. Below, a red pawn walks thirteen squares and sends a blue and a yellow pawn on its path back to their reserves.',
  },
  'card-X': {
    caption: 'Joker: enter, or 18 squares.',
    alt: 'The joker. Above, a pawn goes from the reserve to square 18. Below, a pawn walks eighteen squares.',
  },
};
