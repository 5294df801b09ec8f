import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'Les règles de Gameid',
  aim: 'Videz les tas au bon moment.',
  sections: [
    {
      heading: 'La partie',
      paragraphs: [
        {
          id: 'GAMEID-1',
          text: 'Deux joueurs jouent chacun à son tour. Trois tas de 3, 4 et 5 pierres sont sur la table.',
        },
        { id: 'GAMEID-2', text: 'À votre tour, prenez une ou plusieurs pierres d’un seul tas.' },
        {
          id: 'GAMEID-3',
          text: 'Qui prend la dernière pierre gagne la partie. Au choix, en misère, il la perd.',
        },
      ],
    },
  ],
  readings: { heading: 'Comment nous lisons les règles', paragraphs: [] },
  figures: {},
};
