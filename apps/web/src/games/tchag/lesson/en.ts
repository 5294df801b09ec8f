import type { LessonWords } from '../../../board/lesson.ts';

export const words: LessonWords = {
  title: 'Learn Tchag in two minutes',
  passed: 'It would be Yellow’s turn, but Yellow does not play here: let us try this step again.',
  steps: {
    black: {
      title: 'Black: straight',
      task: 'Bring the pawn on the black stone d2 to the stone that glows.',
      why: 'On a black stone a pawn goes straight, by one stone: forwards, backwards or sideways.',
      praise: 'Straight! The stone under the pawn decides.',
      again: {
        colour: 'That pawn stood on a grey stone, so it went diagonally. Take one on a black stone.',
        elsewhere: 'Straight is right, but aim for the stone that glows.',
      },
    },
    grey: {
      title: 'Grey: diagonally',
      task: 'Bring a pawn from a grey stone to the stone that glows.',
      why: 'On a grey stone a pawn goes diagonally, one stone at a time.',
      praise: 'Diagonally! Black goes straight, grey goes slantwise.',
      again: {
        colour: 'That pawn stood on a black stone, so it went straight. Take the one on the grey stone c2.',
        elsewhere: 'Diagonally is right, but aim for the stone that glows.',
      },
    },
    stone: {
      title: 'A stone is gone',
      task: 'Remove the stone that glows: its pawn has to leave it.',
      why: 'With every step, the stone just left is out of the game: the field shrinks.',
      praise: 'Gone! The other stones still hold together, so your turn is over.',
      again: { other: 'The stone that goes is the one you leave. Move the pawn on the glowing stone.' },
    },
    gap: {
      title: 'Close the gap',
      task: 'The row is broken: slide its left side towards the hole.',
      why: 'Drag the stone or touch its arrow: the whole side slides, pawns on board, and takes nothing.',
      praise: 'Closed! This has to be done: your turn ends when no line has a gap.',
      again: {
        more: 'Allowed, but that side opened another gap: you would have to go on. Try the left side.',
      },
    },
    isles: {
      title: 'Join the islands',
      task: 'A pawn is alone on its island: slide its stone against the others.',
      why: 'Touching by a corner is not enough: it takes a whole side.',
      praise: 'Joined! A single stone or a whole row may slide, as you like.',
      again: {},
    },
    four: {
      title: 'Take the fourth',
      task: 'One yellow pawn is left: take it by stepping onto its stone.',
      why: 'Three of your pawns touch it by a corner; only one of them is on a grey stone.',
      praise: 'Four taken, all that the other player had: you win!',
      again: { missed: 'Not yet: you take by stepping onto the enemy pawn. Look for your pawn on grey.' },
    },
  },
  facts: [
    'On a black stone, a pawn goes straight.',
    'On a grey stone, it goes diagonally.',
    'The stone you leave is out of the game.',
    'Before the turn passes, you close the gaps and join the islands.',
    'You take by stepping onto an enemy pawn; four of them win the game.',
  ],
  ending: {
    title: 'You know how to play!',
    praise: 'Black straight, grey slantwise, and the field closes behind you.',
    tipsTitle: 'Before your first game',
    tips: [
      'Before you move, look at the stone you are going to: it decides your next step.',
      'A slide takes nothing, but it can bring a pawn within reach, yours or theirs.',
      'An opponent who cannot move loses the turn, and you play again.',
      'Ahead while they are blocked? You may stop the game and win by captures.',
    ],
  },
};
