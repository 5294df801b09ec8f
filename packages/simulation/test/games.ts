import type { Played, Settings, Simulation } from '../src/index.ts';

/** Five games of Tchag between beginners. */
export const SETTINGS: Settings = {
  game: 'tchag',
  rules: 1,
  seats: 2,
  options: { start: 'rows' },
  bots: ['1', '1'],
  seed: 'tests',
  games: 5,
};

const game = (i: number, payoff: readonly number[], turns: number, leads: number | null = 1): Played => ({
  i,
  payoff,
  reason: payoff[0] === 0.5 ? 'agreed' : 'captured',
  turns,
  moves: 2 * turns,
  leads,
});

/** Stopped after three games; game 1 was still running. */
export const STOPPED: Simulation = {
  ...SETTINGS,
  played: [game(0, [1, 0], 20), game(2, [0.5, 0.5], 31, 4), game(3, [0, 1], 22, 0)],
};
