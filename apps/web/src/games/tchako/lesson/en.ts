import type { LessonWords } from '../../../board/lesson.ts';

export const words: LessonWords = {
  title: 'Learn T’Chako',
  ways: { legend: 'How to shoot', names: { aim: 'Aim', flick: 'Flick' } },
  passed: 'It would be North’s turn, but North does not play here: let us try this step again.',
  steps: {
    shoot: {
      title: 'Shoot a puck',
      task: 'Send the puck in front into the zone that glows.',
      why: 'A zone where you are alone is yours: that is how you advance.',
      praise: 'Well shot! This zone is now under your control.',
      again: {
        missed: 'Not quite: aim straight ahead, neither too softly nor too hard.',
        out: 'Too hard: the puck flew over the rail and is lost. More gently!',
        other: 'This time, shoot the puck that faces the glowing zone.',
      },
    },
    hit: {
      title: 'Hit an enemy puck',
      task: 'Shoot your right-hand puck at the red one that comes near.',
      why: 'The first enemy puck that a shot touches is eliminated.',
      praise: 'Hit! The red puck goes back into its box.',
      again: {
        missed: 'Missed: touching its edge is enough, so aim at the middle of the red puck.',
        out: 'Too hard: your puck left the board. More gently!',
        other: 'This time, shoot your right-hand puck at the red one.',
      },
    },
    create: {
      title: 'Create a puck',
      task: 'Your right-hand base is empty: touch it, then “Create here”.',
      why: 'Shooting or creating costs 2 of the 7 points of your turn; more pucks mean more zones.',
      praise: 'There it is! A brand-new puck may even be shot in the same turn.',
      again: { other: 'No need to shoot here: touch the middle of the empty base, then “Create here”.' },
    },
    capture: {
      title: 'Capture a zone',
      task: 'Your puck holds a zone in the middle: touch “End the turn”.',
      why: 'If it is still there when your turn comes back, and a thick line links it to your base, it is captured.',
      praise: 'Captured! Until the end of this turn it is a link of your chain, and you may create there.',
      again: { other: 'Leave your pucks where they are and simply end your turn.' },
    },
    elastic: {
      title: 'Stretch an elastic',
      task: 'Protect your base: bring the end of the right-hand elastic to the post that glows.',
      why: 'Elastics stop every puck, your own too; moving one end costs half a point.',
      praise: 'Safe! North’s shot bounced off your elastic.',
      again: { hit: 'North got through, and your puck is lost. Close the way in front of it.' },
    },
    chain: {
      title: 'Put the queen in t’chako',
      task: 'The red queen has strayed: send your uppermost puck into her vital zone.',
      why: 'A chain of zones of yours, from your base to her vital zone, makes her vulnerable.',
      praise: 'T’chako! The chain is closed: the queen is safe no longer.',
      again: {
        missed: 'Not yet: the puck has to stop in the vital zone, the upper circle.',
        early: 'The queen cannot be harmed until the chain is closed. Aim for the circle first.',
        out: 'Too hard: your puck left the board. More gently!',
        other: 'This time, shoot the uppermost puck into the glowing circle.',
      },
    },
    queen: {
      title: 'Hit the queen',
      task: 'The chain holds: shoot at the red queen!',
      why: 'In t’chako you win as soon as your shot touches the queen first.',
      praise: 'Won! The queen has fallen, the game is yours.',
      again: {
        missed: 'Missed! The chain still holds: aim at the middle of the queen.',
        out: 'Too hard, and past her: your puck left the board.',
        other: 'This time, shoot a puck at the queen.',
      },
    },
  },
  facts: [
    'You control a zone where you are alone.',
    'The first enemy puck that your shot touches is eliminated.',
    'A turn is 7 points; shooting or creating a puck costs 2.',
    'A zone still held when your turn begins, and linked to your bases, is captured.',
    'In t’chako, touch the enemy queen first: you win.',
  ],
  ending: {
    title: 'You know how to play!',
    praise: 'Shoot, hit, create, capture, protect, t’chako: that is everything.',
    tipsTitle: 'Before your first game',
    tips: [
      'Keep your pucks together: they cover one another.',
      'Leave your queen near her own, she is feared; but protect her when the enemy comes close.',
      'From your bases many direct shots lead to the zones in the middle: look for them between the posts.',
      'During the other’s turn, a single puck in a zone is enough to cut the chain.',
      'A captured zone stays captured to the end of the turn, even empty: risk everything for a t’chako.',
    ],
  },
};
