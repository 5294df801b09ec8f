import { treeFinder } from './tree-finder.ts';

/** Moves to choose from. */
const FEW = 15;
const MANY = 45;

/** Tekao: the flag taken by force, or the one move that keeps one's own. */
export const tekao = treeFinder({
  game: 'tekao',
  count: 75,
  shares: { hold: 0.6, take: 0.4 },
  options: { setup: 'mirrored' },
  pairs: [
    [3, 3],
    [3, 2],
    [2, 3],
  ],
  games: 2_000,
  mostAnswers: 1,
  deepest: 3,
  threats: 2,
  glance: 15_000,
  most: 200_000,
  looksFor: () => ({ end: true, gain: true }),
  grade: ({ goal, ideas, noisy }) => {
    const [turns = 0] = goal.numbers;
    if (ideas < FEW) return null;
    if (goal.key === 'take') return ideas < MANY ? 2 : 3;
    // To save the flag at once or to win in two: the more moves there are, the harder.
    if (goal.key === 'hold') return turns === 2 ? 3 : ideas < MANY ? 1 : 2;
    if (turns < 3) return turns < 2 ? null : ideas < MANY ? 1 : 2;
    return noisy && ideas < MANY ? 2 : 3;
  },
});
