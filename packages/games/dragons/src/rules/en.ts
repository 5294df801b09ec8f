import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'The rules of Combats de dragons',
  aim: 'You are a dragon. Win at rock, paper, scissors, turn stones and catch more fireflies than the others, without waking the beasts.',
  sections: [
    {
      heading: 'The game',
      paragraphs: [
        {
          id: 'DRAGON-1',
          text: 'Twenty-five stones are laid out at random on T’Chang’s tomb, face down, one to a space, never in the corners. Four hide a dangerous animal, the others one to four fireflies. Everyone picks a dragon.',
        },
        {
          id: 'DRAGON-2',
          text: 'In secret, everyone chooses rock, paper or scissors at the same time. Then all show together.',
        },
        {
          id: 'DRAGON-3',
          text: 'Rock breaks scissors, scissors cut paper, paper wraps rock. Two different gestures: those with the stronger one stay in, and if there are several of them, they play again among themselves. All three gestures, or all the same: once more.',
          figures: ['cycle'],
        },
      ],
    },
    {
      heading: 'Fishing',
      paragraphs: [
        {
          id: 'DRAGON-4',
          text: 'The winner turns over a stone. An animal? It is hidden on another free space, and everybody plays again.',
        },
        {
          id: 'DRAGON-5',
          text: 'Fireflies? The winner stops and keeps all stones turned since winning, or turns another one.',
          figures: ['lucky'],
        },
        {
          id: 'DRAGON-6',
          text: 'An animal after other stones: all of them are lost. All these stones, the animal too, go into hiding on spaces that were empty before. The player chooses where, and everybody watches closely.',
          figures: ['animal'],
        },
        {
          id: 'DRAGON-7',
          text: 'When only animals are left under the stones, the player keeps the stones turned so far and the game is over. The dragon with the most fireflies wins; if tied, they win together.',
        },
      ],
    },
    {
      heading: 'For small dragons',
      paragraphs: [
        {
          id: 'DRAGON-8',
          text: 'A stone that is hidden again looks like all the others: it is up to you to remember.',
        },
        {
          id: 'DRAGON-9',
          text: 'No reading needed: pictures, large buttons, prompts spoken aloud, and no written messages.',
        },
        {
          id: 'DRAGON-10',
          text: 'On one screen everyone chooses behind a curtain, or you play with real hands and tap the dragon that won.',
        },
      ],
    },
  ],
  readings: {
    heading: 'How we read the rules',
    paragraphs: [
      {
        id: 'DRAGON-1',
        text: 'Forty-five spaces, the middle included. There are four dragons in the corners: the fifth player is the white one.',
      },
      {
        id: 'DRAGON-6',
        text: 'All stones are lifted first, then hidden one by one: none goes where one of them came from. When there is no other space left, any free one will do. If the player is away, they go to random spaces.',
      },
      { id: 'DRAGON-7', text: 'The rulebook does not speak of ties: the richest share the win.' },
      {
        id: 'DRAGON-8',
        text: 'The screen is sent a face only while it can be seen. What everyone has won, and so what is left, can be seen by all.',
      },
    ],
  },
  figures: {
    cycle: {
      caption: 'Each gesture beats another.',
      alt: 'Three dragon paws in a ring: rock beats scissors, scissors beat paper, paper beats rock.',
    },
    lucky: {
      caption: 'Two, three, one: six fireflies in the jar.',
      alt: 'Three stones turned over with two, three and one fireflies, then a jar marked six and a happy dragon.',
    },
    animal: {
      caption: 'The beast! All is lost, and all is hidden elsewhere.',
      alt: 'Two stones with two and three fireflies, then the beast; beside them three stones face down on three spaces that were empty.',
    },
  },
};
