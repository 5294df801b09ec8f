import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'The rules of Gameid',
  aim: 'Empty the heaps at the right moment.',
  sections: [
    {
      heading: 'The game',
      paragraphs: [
        {
          id: 'GAMEID-1',
          text: 'Two players move in turn. Three heaps of 3, 4 and 5 stones lie on the table.',
        },
        { id: 'GAMEID-2', text: 'On your turn, take one or more stones from one heap.' },
        {
          id: 'GAMEID-3',
          text: 'The player who takes the last stone wins. In the misère game, that player loses.',
        },
      ],
    },
  ],
  readings: { heading: 'How we read the rules', paragraphs: [] },
  figures: {},
};
