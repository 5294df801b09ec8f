import type { LessonWords } from '../../../board/lesson.ts';

const TIE = 'The same! Neither wins, so try again.';
const BEAST = 'Oh no, the beast! Touch the stone where the finger is.';

export const words: LessonWords = {
  title: 'Learn Combats de dragons in two minutes',
  show: 'Show me',
  passed: 'It is the green dragon’s turn: let’s start again.',
  steps: {
    rock: {
      title: 'Rock',
      task: 'The green dragon shows scissors. Touch the rock!',
      why: 'Rock breaks scissors.',
      praise: 'Well done! Rock breaks scissors: you win the duel.',
      again: { tie: TIE, lost: 'Oh! Scissors cut paper. Touch the rock.' },
    },
    paper: {
      title: 'Paper',
      task: 'The green dragon shows rock. Touch the paper!',
      why: 'Paper wraps rock.',
      praise: 'Well done! Paper wraps rock.',
      again: { tie: TIE, lost: 'Oh! Rock breaks scissors. Touch the paper.' },
    },
    scissors: {
      title: 'Scissors',
      task: 'The green dragon shows paper. Touch the scissors!',
      why: 'Scissors cut paper.',
      praise: 'Well done! Scissors cut paper.',
      again: { tie: TIE, lost: 'Oh! Paper wraps rock. Touch the scissors.' },
    },
    catch: {
      title: 'Fireflies',
      task: 'You won the duel: turn over the stone where the finger is!',
      nextTasks: ['Fireflies! Touch the jar to keep them.'],
      why: 'The fireflies in the jar are yours.',
      praise: 'Fireflies in your jar! They are yours.',
      again: { beast: BEAST },
    },
    dare: {
      title: 'Dare',
      task: 'Only one firefly? Dare to turn over one more stone!',
      nextTasks: ['Now touch the jar.'],
      why: 'One more stone means more fireflies… or the beast.',
      praise: 'You dared, and your jar is filling up!',
      again: { beast: BEAST, timid: 'One firefly is not much. Turn over another stone first!' },
    },
    beast: {
      title: 'The beast',
      task: 'The beast sleeps here. Touch the stone to see it!',
      nextTasks: ['Hide the beast on a space that glows.', 'Hide the lost fireflies too.'],
      why: 'With the beast you lose all the fireflies of your turn.',
      praise: 'Well hidden! What is in your jar already stays yours.',
      again: { other: 'This time we want to see the beast: touch the stone where the finger is.' },
    },
    memory: {
      title: 'Remember',
      task: 'Hide the four fireflies, and remember where!',
      nextTasks: [
        'The green dragon will show rock: win the duel!',
        'Where did you hide the four fireflies? Find them!',
      ],
      why: 'All stones look the same: you have to remember.',
      praise: 'The four fireflies! You have a good memory.',
      again: {
        tie: TIE,
        lost: 'Oh! Rock breaks scissors. What beats rock?',
        beast: 'Oh no, the beast! Look well where you hide the four fireflies.',
        elsewhere: 'Those are not the four fireflies. Look well where you hide them.',
      },
    },
    count: {
      title: 'Who wins?',
      task: 'The last fireflies! Turn over the stone where the finger is.',
      why: 'When only beasts are left, it is over: whoever has the most fireflies wins.',
      praise: 'You win! You have the most fireflies.',
      again: { beast: BEAST },
    },
  },
  facts: [
    'Rock beats scissors, scissors beat paper, paper beats rock; the same gesture twice: again.',
    'The winner of the duel turns over a stone.',
    'After fireflies, the winner keeps them in the jar or turns over one more stone.',
    'The beast takes all the stones of this turn: they are hidden on other spaces, and have to be remembered.',
    'When only beasts are left, whoever has the most fireflies wins.',
  ],
  ending: {
    title: 'You can play!',
    praise: 'You can fight a duel, catch fireflies and beware of the beast. Now play!',
    tipsTitle: 'For grown-ups',
    tips: [
      'There is nothing to read: everything is said aloud; the loudspeaker in the corner of the board repeats it or switches it off.',
      'At one table, play “with real hands”: make the gesture for real and touch the dragon who won.',
      'With a very small child, look together for where the beasts were: that is where the game is won.',
    ],
  },
};
