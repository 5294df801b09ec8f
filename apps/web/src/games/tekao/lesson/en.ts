import type { LessonWords } from '../../../board/lesson.ts';

export const words: LessonWords = {
  title: 'Learn Tekao in two minutes',
  passed: 'It would be Yellow’s turn, but Yellow does not play here: let us try this step again.',
  steps: {
    weapons: {
      title: 'A weapon on each side',
      task: 'Move the piece on c2 three squares, by its pistol side.',
      why: 'The weapon of a side says how far you go that way: pistol 3 squares, bow 2, tower and grapple 1.',
      praise: 'Three squares! By another side this piece would not go as far.',
      again: {
        turned: 'Turning is allowed, but move here: the pistol points upwards already.',
        short: 'The right side! A pistol goes up to three squares: go to the one that glows.',
        side: 'That side has another weapon and goes less far. Leave by the pistol, upwards.',
        other: 'This time, play the piece on c2.',
      },
    },
    beats: {
      title: 'Who beats whom',
      task: 'Attack the yellow piece on d6 with your tower: move d4 one square.',
      why: 'The tower beats the bow and the pistol, which beat the grapple, which beats the tower; the pistol beats the bow.',
      praise: 'Taken! Your piece stops in front of it: you attack by touching.',
      again: {
        taken: 'Your bow met a tower, which is stronger: it is your piece that falls.',
        apart: 'Nothing happens: you attack only a piece that you touch by a side. Move d4.',
      },
    },
    turn: {
      title: 'Move or turn',
      task: 'Touch your piece on d4, then the arrow that turns it to the right.',
      why: 'Pistol against pistol, nothing happens. A quarter turn is a move of its own, and attacks as well.',
      praise: 'The tower faces the pistol: taken without a step!',
      again: {
        taken: 'To the left, your bow faces the stronger pistol: your piece falls. Turn it to the right.',
        moved: 'That step takes nothing. Here it is enough to turn d4 where it stands.',
        other: 'This time, turn the piece on d4.',
      },
    },
    safe: {
      title: 'Take without being taken',
      task: 'Take the yellow piece on c6 from the left: move a6 one square.',
      why: 'The piece you play first takes the weaker ones; then a stronger neighbour takes it.',
      praise: 'Taken, and nothing stronger beside it: your piece stays.',
      again: {
        fell: 'It took one, but the tower beside it beats its bow: it falls in turn. Attack with a6.',
        lost: 'A stronger weapon was waiting there. Attack with a6, where your tower meets a bow.',
        apart: 'Nothing happens: touch c6 from the left, with a6.',
      },
    },
    flag: {
      title: 'Take the flag',
      task: 'The yellow flag is on d8: bring your pistol right in front of it.',
      why: 'Every weapon beats the flag: whoever takes it wins at once, even beside a stronger piece.',
      praise: 'Tekao! The flag is taken, the game is yours.',
      again: {
        own: 'Your flag is safer far from the enemy. Attack with d5 instead.',
        missed: 'Not yet: you have to touch the flag. Move d5 two squares.',
      },
    },
  },
  facts: [
    'Each side of a piece carries a weapon, which says how far it goes that way.',
    'The tower beats bow and pistol, which beat the grapple, which beats the tower; pistol beats bow.',
    'Each turn a piece moves or turns; both attack what it touches.',
    'It first takes its weaker neighbours, then falls if a neighbour is stronger.',
    'Every weapon beats the flag, and whoever takes it wins the game.',
  ],
  ending: {
    title: 'You know how to play!',
    praise: 'A weapon on each side, move or turn, and a flag to take.',
    tipsTitle: 'Before your first game',
    tips: [
      'Choose a piece: every square shows what it would take there, and whether it would be taken.',
      'The button “Threats” shows which of your pieces the enemy can take.',
      'The same piece plays no more than three times in a row.',
      'Your first game starts at once; usually each player draws the pieces and places them.',
    ],
  },
};
