import type { LessonWords } from '../../../board/lesson.ts';

export const words: LessonWords = {
  title: 'Learn T’Chang in three minutes',
  passed: 'You played something else: let us start this step again.',
  watch: 'A friend plays…',
  steps: {
    pay: {
      title: 'Pay with fireflies',
      task: 'Send your red pawn to the glowing statue, two steps away.',
      why: 'A step costs one firefly of your purse; the statue you stop on is turned over.',
      praise: 'A green dragon! Two steps, two fireflies: four are left.',
      again: {
        stone: 'A stone: that is the next step. First go to the glowing statue.',
        empty: 'There is nothing here, and your fireflies are spent. Go to the statue.',
        stayed: 'You have to move: tap the glowing statue, two steps up.',
      },
    },
    stone: {
      title: 'Turn over a stone',
      task: 'You have 2 fireflies left: stop on the glowing stone.',
      why: 'Under a stone sleep 1 to 4 fireflies, or sometimes an animal that bites.',
      praise: 'Four fireflies! You leave richer than you came.',
      again: {
        dark: 'Your fireflies dwindle and nothing replaces them: go for the glowing stone.',
        stayed: 'Waiting brings nothing: fetch the fireflies under the stone.',
      },
    },
    rescue: {
      title: 'Free a friend',
      task: 'The green pawn is bitten and cannot move: stop on its space.',
      why: 'The animal flees when another pawn arrives, and the statue below is turned over.',
      praise: 'Free! And one more yellow dragon.',
      again: {
        away: 'Green is still caught: you have to stop on its space.',
        stayed: 'Green can do nothing alone: go and join it.',
      },
    },
    share: {
      title: 'Share your fireflies',
      task: 'Green has nothing left: tap “Share” and give it 2 fireflies.',
      nextTasks: ['Tap “End the turn”: Green will go to the glowing statue.'],
      why: 'Pawns on one space share, before or after a move.',
      praise: 'Thanks to you, Green finds a piece of the tangram!',
      again: {
        left: 'You leave, and Green stays in the dark. Share first.',
        few: 'The statue is two steps away: Green needs two fireflies.',
      },
    },
    open: {
      title: 'Open the exit',
      task: 'All 7 pieces of the tangram are found, and two red dragons: turn over the glowing statue.',
      why: 'It takes both: three dragons of a colour, which choose the exit, and the seven pieces of the tangram.',
      praise: 'The third red dragon: the red exit opens!',
      again: {
        elsewhere: 'Nothing opens here: one red dragon is still missing. Turn over a statue.',
        stayed: 'The exit stays closed until the last statue is turned over.',
      },
    },
    leave: {
      title: 'Leave all together',
      task: 'Blue has no firefly left: give it one, and keep one for yourself.',
      nextTasks: ['End your turn: Blue goes out.', 'One more step, and everyone is out!'],
      why: 'You win together, when all pawns stand on the exit.',
      praise: 'Everyone is out: you win!',
      again: {
        alone: 'Blue stays in the tomb without a firefly: share before you leave.',
        all: 'That is generous, but you need one for your own last step.',
        away: 'The red exit is right beside you: do not walk away from it.',
      },
    },
  },
  facts: [
    'A step costs one firefly of the pawn’s purse.',
    'A stone gives 1 to 4 fireflies, or hides an animal that bites.',
    'A bitten pawn waits until another stops on its space.',
    'Pawns on one space share their fireflies.',
    'Three dragons of a colour and the seven pieces open the exit; all must reach it.',
  ],
  ending: {
    title: 'You can play!',
    praise: 'Pay, search, free, share, get out: that is everything.',
    tipsTitle: 'Before your first game',
    tips: [
      'Count before you go: a pawn without fireflies waits for company.',
      'Go by the stones: they pay for long ways.',
      'Do not all go far apart: a friend nearby frees you soon.',
      'Keep enough to reach the exit, for all four.',
      'Talk and propose ways: nobody wins alone.',
    ],
  },
};
