import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'The rules of Tchag',
  aim: 'Take your opponent’s four pawns. Every step costs a stone, and the field closes up behind you.',
  sections: [
    {
      heading: 'Setting up',
      paragraphs: [
        {
          id: 'TCHAG-1',
          text: 'Thirty-six stones make a square of six by six. Black and grey alternate as on a chessboard.',
        },
        {
          id: 'TCHAG-2',
          text: 'Each player has four pawns, set towards the centre. Draw lots for who plays red; red begins.',
          figures: ['start', 'diamond'],
        },
      ],
    },
    {
      heading: 'Your turn: a step',
      paragraphs: [
        {
          id: 'TCHAG-3',
          text: 'Move one of your pawns by one stone. From a black stone it goes straight: forward, back, left or right. From a grey stone it goes diagonally.',
          figures: ['straight', 'diagonal'],
        },
        {
          id: 'TCHAG-4',
          text: 'A stone carries one pawn. You cannot step onto your own pawn; stepping onto an opposing pawn takes it. If you can move, you must.',
        },
        { id: 'TCHAG-5', text: 'The stone your pawn has just left goes out of the game.' },
      ],
    },
    {
      heading: 'Then the repairs',
      paragraphs: [
        {
          id: 'TCHAG-6',
          text: 'If a gap breaks a row or a column, close it: choose one of its two sides, and all the stones on that side slide together until they touch the others. Pawns stay on their stones; a slide never takes a pawn.',
          figures: ['gap-step', 'gap-open', 'gap-closed'],
        },
        {
          id: 'TCHAG-7',
          text: 'A slide may break other lines. Go on, in any order you like, until no gap is left.',
        },
        {
          id: 'TCHAG-8',
          text: 'Joining islands (désilotage): if no line is broken but the field is in several islands that no longer share an edge, slide one whole row or column along its own axis (it may be a single stone), just far enough to share an edge with another island. If some slide joins islands, you have to choose one that does. If it opens a gap, close it, and so on.',
          figures: ['isles-step', 'isles-apart', 'isles-joined'],
        },
        {
          id: 'TCHAG-9',
          text: 'A repair may not bring back a field already seen in the same turn. If no repair is left, the turn ends there: your opponent repairs first, then plays.',
        },
        {
          id: 'TCHAG-10',
          text: 'Once every line is whole and the field is in one piece, it is the opponent’s turn.',
        },
      ],
    },
    {
      heading: 'End of the game',
      paragraphs: [
        {
          id: 'TCHAG-11',
          text: 'The first to take all four opposing pawns wins at once, even with repairs still to do.',
        },
        {
          id: 'TCHAG-12',
          text: 'If your opponent cannot move any pawn, you play again for as long as this lasts. At each of these extra turns you may stop the game instead: more captures wins, and equal captures is a draw.',
        },
        {
          id: 'TCHAG-13',
          text: 'If neither player can move, the game is over and captures are counted in the same way.',
        },
      ],
    },
  ],
  readings: {
    heading: 'How we read the rules',
    paragraphs: [
      {
        id: 'TCHAG-1',
        text: 'The figures of the printed rules have not come down to us: the text only says that stones are black or grey. Descriptions of the game confirm that they alternate; the black stone in corner a1, at red’s lower left, is our reconstruction.',
      },
      {
        id: 'TCHAG-2',
        text: 'Here too the rules refer to a lost figure. Four pawns each, set towards the centre, is certain. The exact squares are our reconstruction: b2 c2 d2 e2 and b5 c5 d5 e5, in rows. The diamond start, an option, is another possible reading: it moves the two pawns in the middle forward, b2 c3 d3 e2 and b5 c4 d4 e5.',
      },
      {
        id: 'TCHAG-8',
        text: 'Some slides touch another island without making the islands fewer. Since joining is the point, we allow them only when no slide joins.',
      },
      {
        id: 'TCHAG-9',
        text: 'The rules do not mention it. Without this ban, repairs could go round in circles for ever. The field means everything: stones, colours and pawns. Each turn starts afresh.',
      },
      {
        id: 'TCHAG-12',
        text: 'You may stop instead of moving a pawn, never in the middle of repairs.',
      },
    ],
  },
  figures: {
    start: {
      caption: 'The start in rows: red below, yellow above.',
      alt: 'A field of six by six, black and grey stones alternating, black in a1; red pawns on b2 c2 d2 e2, yellow pawns on b5 c5 d5 e5.',
    },
    diamond: {
      caption: 'The diamond start.',
      alt: 'The same field; red pawns on b2 c3 d3 e2, yellow pawns on b5 c4 d4 e5.',
    },
    straight: {
      caption: 'On a black stone: straight.',
      alt: 'A red pawn in the middle of nine stones, on a black one; the four stones that share an edge with it are marked, the yellow pawn on a diagonal is not.',
    },
    diagonal: {
      caption: 'On a grey stone: diagonally, here with a capture.',
      alt: 'A red pawn in the middle of nine stones, on a grey one; the four diagonal stones are marked, and one carries a yellow pawn that can be taken.',
    },
    'gap-step': {
      caption: 'First the pawn moves.',
      alt: 'A red pawn in the middle of a row of three stones goes to the stone above.',
    },
    'gap-open': {
      caption: 'Its stone goes and the row is broken: either side may close up.',
      alt: 'The stone it left is removed: the bottom row has a hole between its two stones; an arrow pushes the right one to the left.',
    },
    'gap-closed': {
      caption: 'The gap is closed: the opponent plays.',
      alt: 'The right stone has slid by one square and touches the other.',
    },
    'isles-step': {
      caption: 'First the pawn moves, and its stone goes.',
      alt: 'A red pawn at the end of a row of three stones goes up to a stone above.',
    },
    'isles-apart': {
      caption: 'Two islands touch by a corner only: a whole row slides.',
      alt: 'The top stone touches the other four by a corner only; an arrow pushes the middle row, two stones and a yellow pawn, to the right.',
    },
    'isles-joined': {
      caption: 'The field is in one piece again.',
      alt: 'The middle row has slid by one square: the top stone now lies just above it.',
    },
  },
};
