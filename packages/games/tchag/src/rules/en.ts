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
          text: 'Each player has four pawns, set towards the centre. Lots decide who plays red; red begins.',
        },
      ],
    },
    {
      heading: 'Your turn: a step',
      paragraphs: [
        {
          id: 'TCHAG-3',
          text: 'Move one of your pawns by one stone. From a black stone it goes straight: forward, back, left or right. From a grey stone it goes diagonally.',
        },
        {
          id: 'TCHAG-4',
          text: 'A stone carries one pawn. You cannot step onto your own pawn; stepping onto an opposing pawn takes it. Whoever can move must move.',
        },
        { id: 'TCHAG-5', text: 'The stone your pawn has just left goes out of the game.' },
      ],
    },
    {
      heading: 'Then the repairs',
      paragraphs: [
        {
          id: 'TCHAG-6',
          text: 'If a gap breaks a row or a column, close it: choose one of its two sides, and all stones on that side slide together until they touch the other. Pawns stay on their stones; a slide never takes a pawn.',
        },
        {
          id: 'TCHAG-7',
          text: 'A slide may break other lines. Go on, in the order you like, while a gap is left.',
        },
        {
          id: 'TCHAG-8',
          text: 'Joining islands (désilotage): if no line is broken but the field is in several islands that no longer share an edge, slide one whole row or column along its own axis (it may be a single stone), just far enough to touch another island by an edge. If some slide joins islands, you have to choose one that does. If it opens a gap, close it, and so on.',
        },
        {
          id: 'TCHAG-9',
          text: 'A repair may not bring back a field already seen in the same turn. If no repair is left, the turn ends as it is: the opponent repairs first, then plays.',
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
          text: 'Whoever takes the fourth opposing pawn wins at once, even with repairs still to do.',
        },
        {
          id: 'TCHAG-12',
          text: 'If your opponent cannot move any pawn, you play again, for as long as the opponent stays blocked. At each of these extra turns you may stop the game: more captures win, equal captures are a draw.',
        },
        {
          id: 'TCHAG-13',
          text: 'If nobody can move, the game is over and captures are counted in the same way.',
        },
      ],
    },
  ],
  readings: {
    heading: 'How we read the rules',
    paragraphs: [
      {
        id: 'TCHAG-1',
        text: 'The rulebook shows a figure without words; we put a black stone in corner a1, at the lower left of red.',
      },
      {
        id: 'TCHAG-2',
        text: 'The start in rows has pawns on b2 c2 d2 e2 and b5 c5 d5 e5. The diamond start, an option, moves the two in the middle forward: b2 c3 d3 e2 and b5 c4 d4 e5.',
      },
      {
        id: 'TCHAG-8',
        text: 'Some slides touch another island without making them fewer. Joining being the point, they are allowed only when no other slide joins.',
      },
      {
        id: 'TCHAG-9',
        text: 'Without this ban repairs could go round in circles for ever. The field means everything: stones, colours and pawns. Memory starts afresh each turn.',
      },
      {
        id: 'TCHAG-12',
        text: 'Stopping is chosen instead of a step, never in the middle of repairs.',
      },
    ],
  },
  figures: {},
};
