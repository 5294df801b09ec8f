import type { LessonWords } from '../../../board/lesson.ts';

export const words: LessonWords = {
  title: 'Learn Tock in three minutes',
  passed: 'You played something else: let us start this step again.',
  watch: 'Your partner plays…',
  steps: {
    enter: {
      title: 'Bring in a pawn',
      task: 'Your red pawns are waiting: tap the ace, then the glowing square.',
      why: 'Only an ace, a king or a joker brings in a pawn.',
      praise: 'In it comes! Until it moves, it bars the way to everyone else.',
      again: {},
    },
    leap: {
      title: 'Leap from a 7',
      task: 'Move 6 squares: your pawn stops exactly on a 7.',
      why: 'A 7 sends the pawn to the opposite 7; a pawn that stands there goes back to its reserve.',
      praise: 'Half way round the board at once, and the blue pawn starts again!',
      again: { short: 'Your pawn has to stop exactly on the 7: it needs 6 steps.' },
    },
    king: {
      title: 'Sweep with the king',
      task: 'Play the king with your pawn: 13 squares, with three enemy pawns on the way.',
      why: 'Other cards capture the pawn where they end; a king captures all it passes, even yours.',
      praise: 'Swept away! Three pawns go back to their reserves.',
      again: {
        entered: 'A king can bring in a pawn too; here, play it with the pawn that is on its way.',
        one: 'One pawn captured is good; the king would capture three.',
        none: 'This move captures nothing: an ordinary card captures only where it ends. Try the king.',
      },
    },
    jack: {
      title: 'Swap with the jack',
      task: 'Swap your pawn with the green one, which has come close to your house.',
      why: 'A jack swaps the places of one of your pawns and any other, anywhere on the track.',
      praise: 'Almost a whole lap saved: your pawn is at your door!',
      again: {
        far: 'That swap is allowed, but that pawn is far from your house. Take the place of the green one.',
        walked: 'It is a long way round at this pace: the jack takes you there at once.',
      },
    },
    back: {
      title: 'Go back with the 4',
      task: 'Play the 4 with the pawn that has just come in: it goes back to the glowing square.',
      why: 'Your house opens after square 16: by going back, this pawn avoids the whole lap.',
      praise: 'Clever: three more steps and it is home!',
      again: {
        walked: 'Forward, it would go all the way round. The 4 goes back: the house is just behind.',
      },
    },
    split: {
      title: 'Split the 7',
      task: 'Play the 7 in two parts: 3 steps to bring this pawn home, 4 steps to capture the green one.',
      why: 'A 7 is split between your pawns; the house is entered by exact count.',
      praise: 'One comes home, one captures: what a 7!',
      again: {
        card: 'This card does one thing; the 7 does two.',
        whole: 'You gave all 7 steps to one pawn. Split them: 3 for one, 4 for the other.',
        missed: 'Home, well done; but 4 steps were left to capture the green pawn.',
        outside: 'The first pawn needs exactly 3 steps to enter the house.',
      },
    },
    swap: {
      title: 'Help your partner',
      task: 'Before playing, give a card to Yellow, opposite you: the ace brings in a pawn.',
      why: 'After each deal, partners swap one card without talking.',
      praise: 'Thank you! Yellow is in, and gave you a queen.',
      again: { useless: 'Yellow has no pawn on the track and cannot play anything with this card.' },
    },
    together: {
      title: 'Win together',
      task: 'Your pawns are home: play for Yellow, and bring the last pawn home with the 3.',
      why: 'Once your four pawns are home, you play those of your partner.',
      praise: 'You win! All eight pawns of the team are home.',
      again: {
        short: 'Two steps stop before the door: it takes three, by exact count.',
        past: 'Too far: it passes the house and goes round again. It takes exactly three steps.',
      },
    },
  },
  facts: [
    'An ace, a king or a joker brings in a pawn.',
    'Ending on a pawn sends it back to its reserve; a king captures all it passes.',
    'Stopping on a 7 makes a pawn leap to the opposite 7.',
    'A 4 goes back, a jack swaps two pawns, a 7 is split.',
    'You win as a pair, once all eight pawns are home by exact count.',
  ],
  ending: {
    title: 'You can play!',
    praise: 'Enter, leap, sweep, swap, split, come home: that is everything.',
    tipsTitle: 'Before your first game',
    tips: [
      'Tap a card: the board shows what it can do.',
      'A 5 moves an enemy pawn: send it past its house.',
      'A 10 moves ten squares, or blocks the next player.',
      'Keep a small number for your house: it is entered by exact count.',
      'If a card can be played you must play one; otherwise you discard one.',
    ],
  },
};
