import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const figures: RulesPage<RuleId, Figure>['figures'] = {
  homes: {
    caption: 'The two homes, sixteen squares each.',
    alt: 'The board of eight by eight squares. The two lowest rows are stained blue and marked with a square, the two highest are stained yellow and marked with a triangle.',
  },
  piece: {
    caption: 'Every side has its weapon and its letter. The flag stands apart.',
    alt: 'A blue piece: pistol, P, at the top; tower, T, on the right; bow, A, at the bottom; grapple, G, on the left. Beside it the flag, which fills its whole piece.',
  },
  strength: {
    caption: 'Follow the arrows: every weapon beats the next, and two also beat the one across.',
    alt: 'A wheel of four weapons. Going round: the grapple beats the tower, the tower beats the pistol, the pistol beats the bow, the bow beats the grapple. Across: the tower beats the bow, the pistol beats the grapple. In the middle the flag, which all of them beat.',
  },
  placing: {
    caption: 'Draw a piece, turn it as you like, place it in your home.',
    alt: 'Four blue pieces face down. A fifth, face up, goes to a free square of the blue home, beside two pieces that stand there already.',
  },
  reach: {
    caption: 'Pistol 3 squares, bow 2, tower and grapple 1. A piece is in the way.',
    alt: 'A blue piece, pistol to the north, bow to the east, tower to the south, grapple to the west. It may go three squares north, one south and one west. To the east the bow would carry it two squares, but a yellow piece leaves it only one.',
  },
  turn: {
    caption: 'A quarter turn: every weapon looks to the next side.',
    alt: 'The same piece three times. In the middle the pistol looks north. Turned to the left it looks west, turned to the right it looks east.',
  },
  streak: {
    caption: 'Three dots: this piece has played three times in a row, another has to play.',
    alt: 'Two blue pieces. One is veiled and has three full dots: it rests. The other may play.',
  },
  capture: {
    caption: 'The tower comes before the pistol and takes it, without moving further.',
    alt: 'A blue piece goes one square north. Its tower faces the pistol of a yellow piece: an arrow leads from the tower to the yellow piece, which breaks.',
  },
  equal: {
    caption: 'Two towers face to face: nothing happens.',
    alt: 'A blue piece goes one square north. Its tower faces the tower of a yellow piece: an equals sign, both pieces stay.',
  },
  example: {
    caption: 'Try it: tap a lit square, turn the piece, or follow the example step by step.',
    alt: 'An example to play. The blue piece on d3 carries the tower to the north, the pistol to the east, the grapple to the south and the bow to the west. Before it three yellow pieces, on c4, d5 and e4.',
  },
  flag: {
    caption: 'The flag is taken: the game is won, even beside a stronger tower.',
    alt: 'A blue piece comes before the yellow flag, which breaks. Beside it a yellow tower faces the blue pistol; it has no time left to take it.',
  },
  three: {
    caption: 'Three players: Blue 1, Yellow, Blue 2, Yellow, and again.',
    alt: 'Four places in a circle, clockwise: Blue 1, Yellow, Blue 2, and Yellow again.',
  },
  four: {
    caption: 'Four players: Blue 1, Yellow 1, Blue 2, Yellow 2, and again.',
    alt: 'Four places in a circle, clockwise: Blue 1, Yellow 1, Blue 2, Yellow 2.',
  },
};
