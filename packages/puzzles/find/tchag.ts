import { treeFinder } from './tree-finder.ts';

/** Turns to choose from. */
const MANY = 16;
const CROWDED = 60;

/** Tchag: wins by force, counted in turns; a turn is a pawn move and the repairs that follow it. */
export const tchag = treeFinder({
  game: 'tchag',
  count: 75,
  shares: { take: 0.3 },
  options: { start: 'rows' },
  pairs: [
    [3, 3],
    [3, 2],
    [2, 3],
  ],
  games: 2_000,
  mostAnswers: 3,
  deepest: 4,
  threats: 0,
  glance: 6_000,
  most: 100_000,
  // A side with few captures can only win by blocking, on a small field (TCHAG-12).
  looksFor: position => {
    const [field = '', side, taken = ''] = position.split(' ');
    const own = Number(taken[side === 'r' ? 0 : 2]);
    const end = own >= 2 || field.replace(/[./]/g, '').length <= 16;
    return { end, gain: !end };
  },
  grade: ({ goal, ideas, choices, noisy }) => {
    if (goal.key === 'take') return choices < CROWDED ? 2 : 3;
    const [turns = 0] = goal.numbers;
    if (ideas < 4 || choices < 8 || turns < 2) return null;
    if (turns === 2) return 1;
    // A quiet turn among many is harder to see than a capture.
    return turns === 4 || (!noisy && choices >= MANY) ? 3 : 2;
  },
});
