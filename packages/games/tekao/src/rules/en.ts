import type { RulesPage } from '@tablee/kernel';
import { figures } from './en-figures.ts';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'The rules of Tekao',
  aim: 'Take the enemy flag. Every piece carries a weapon on each side: what counts is which one faces the enemy.',
  sections: [
    {
      heading: 'The pieces',
      paragraphs: [
        {
          id: 'TEKAO-1',
          text: 'The board has 64 squares. Each side, blue or yellow, has its home: the two rows in front of it.',
          figures: ['homes'],
        },
        {
          id: 'TEKAO-2',
          text: 'A side has nine pieces: the flag, the same on all four sides, and eight armed pieces that carry a grapple (G), a tower (T), a bow (A) and a pistol (P), one on each side, in an order that differs from piece to piece.',
          figures: ['piece'],
        },
        {
          id: 'TEKAO-3',
          text: 'The grapple beats the tower. The tower beats the bow and the pistol. The bow beats the grapple. The pistol beats the grapple and the bow. All weapons beat the flag, which beats nothing.',
          figures: ['strength'],
        },
      ],
    },
    {
      heading: 'Setting up',
      paragraphs: [
        {
          id: 'TEKAO-4',
          text: 'The pieces lie face down. In turn, each player draws one of their own colour and places it face up on a free square of their home, turned any way they like. When all eighteen are placed, the battle begins.',
          figures: ['placing'],
        },
        {
          id: 'TEKAO-5',
          text: 'Two other set-ups can be chosen. “Everyone chooses”: you place your pieces in any order. “Quick”: chance places and turns blue’s pieces, the flag on the back row, and yellow gets the same army seen from across the table.',
        },
      ],
    },
    {
      heading: 'Your turn',
      paragraphs: [
        {
          id: 'TEKAO-6',
          text: 'Play one piece of your side. Either it goes straight in the direction of one of its sides, as far as the weapon on that side allows: grapple, tower and flag 1 square, bow 1 or 2, pistol 1 to 3, never over or onto another piece. Or it makes a quarter turn, right or left; the flag does not turn.',
          figures: ['reach', 'turn'],
        },
        {
          id: 'TEKAO-7',
          text: 'The same piece may not be played more than three times in a row by its side; turning counts. If no other piece of that side can act, it may go on.',
          figures: ['streak'],
        },
      ],
    },
    {
      heading: 'Captures',
      paragraphs: [
        {
          id: 'TEKAO-8',
          text: 'After the move, the piece played is compared with every enemy it shares an edge with: its weapon on that side against the one facing it. First it takes all neighbours whose weapon is weaker, and stays where it is.',
          figures: ['capture', 'equal'],
        },
        {
          id: 'TEKAO-9',
          text: 'Then, if a neighbour faces it with a stronger weapon, it is taken itself. So a piece may take two and fall to a third. Between two equal weapons nothing happens. Only the sides of the piece played are compared.',
          figures: ['example'],
        },
        {
          id: 'TEKAO-10',
          text: 'The player who takes the enemy flag wins at once, even if the attacking piece would then be taken. A flag that moves in front of an enemy weapon is taken.',
          figures: ['flag'],
        },
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        {
          id: 'TEKAO-11',
          text: 'A player who cannot do anything passes. The game is drawn when the same position comes up for the third time with the same side to move, or after a hundred turns without any capture.',
        },
      ],
    },
    {
      heading: 'Three or four players',
      paragraphs: [
        {
          id: 'TEKAO-12',
          text: 'With three, two players (blue) play against one (yellow), who has every other turn. With four it is two against two, the sides alternating. A team shares its nine pieces and places them in the order in which it plays; the player who draws the flag places it.',
          figures: ['three', 'four'],
        },
        {
          id: 'TEKAO-13',
          text: 'The three times in a row are counted for the whole side, whichever teammate plays.',
        },
      ],
    },
    {
      heading: 'The last word',
      paragraphs: [
        {
          id: 'TEKAO-14',
          text: 'Whoever takes the flag may call “Tekao!” Here the table says it for them.',
        },
      ],
    },
  ],
  readings: {
    heading: 'How we read the rules',
    paragraphs: [
      {
        id: 'TEKAO-1',
        text: 'The pictures of the rulebook are lost: we give each home two rows, sixteen squares. A narrower or a deeper home is an option.',
      },
      {
        id: 'TEKAO-2',
        text: 'Four weapons go round a piece in six ways. Our eight pieces are those six, and one mirror pair a second time: PTAG and PGAT. Eight equal pieces, or eight of your own making, are options.',
      },
      { id: 'TEKAO-4', text: 'Blue draws and places first, and begins the battle.' },
      {
        id: 'TEKAO-6',
        text: 'Turning a flag would change nothing: it would be a pass, and you pass only when you have to.',
      },
      {
        id: 'TEKAO-7',
        text: 'The rulebook does not say what happens when only one piece is left that can act. It goes on, and so does the count.',
      },
      { id: 'TEKAO-8', text: 'Turning a piece is an attack like moving it.' },
      {
        id: 'TEKAO-10',
        text: 'Other weaker neighbours fall together with the flag. Two flags side by side do nothing to each other.',
      },
      {
        id: 'TEKAO-11',
        text: 'The rulebook has no draws. A position is the squares, the way the pieces are turned and the side to move. Losing the piece you play is a capture too. The number of turns is an option. It never happens that neither side can act: an armed piece can always turn, and two flags alone cannot shut each other in.',
      },
      {
        id: 'TEKAO-12',
        text: 'With three players, the team of two is blue. Blue’s first player always begins the battle.',
      },
      {
        id: 'TEKAO-13',
        text: 'Otherwise two teammates could keep running with the same piece for ever.',
      },
    ],
  },
  figures,
};
