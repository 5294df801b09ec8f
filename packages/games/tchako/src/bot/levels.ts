import type { Five, Stamina } from '@tablee/kernel';
import type { Hand } from './aim.ts';

/** The settings of a level. */
export type Skill = Stamina & {
  readonly hand: Hand;
  /** Most candidate shots per action, and the share of them that is considered. */
  readonly tries: number;
  readonly attention: number;
  /** Candidates that are tried with the error of the hand, and trials of each per round; 0: no trials. */
  readonly finalists: number;
  readonly trials: number;
  /** Candidates for which the rest of the turn and the opponent's turn are played out. */
  readonly playouts: number;
  /** Share of the budget for the search for a win in this turn. */
  readonly winSearch: number;
  /** Spends the last points on elastics. */
  readonly defends: boolean;
};

const PLAIN = { playouts: 0, winSearch: 0, defends: false } as const;
const QUIET = { finalists: 1, trials: 0, ...PLAIN } as const;

export const LEVELS: Five<Skill> = {
  1: { ms: 1_000, thoughts: 60, hand: { direction: 80, power: 0.25 }, tries: 24, attention: 0.4, ...QUIET },
  2: { ms: 1_000, thoughts: 200, hand: { direction: 40, power: 0.15 }, tries: 80, attention: 0.7, ...QUIET },
  3: {
    ms: 1_000,
    thoughts: 900,
    hand: { direction: 20, power: 0.08 },
    tries: 400,
    attention: 0.9,
    finalists: 8,
    trials: 8,
    ...PLAIN,
  },
  4: {
    ms: 1_000,
    thoughts: 6_000,
    hand: { direction: 9, power: 0.04 },
    tries: 1_500,
    attention: 1,
    finalists: 16,
    trials: 16,
    playouts: 0,
    winSearch: 0.5,
    defends: false,
  },
  5: {
    ms: 1_900,
    thoughts: 600_000,
    hand: { direction: 4, power: 0.02 },
    tries: 30_000,
    attention: 1,
    finalists: 128,
    trials: 400,
    playouts: 12,
    winSearch: 0.5,
    defends: true,
  },
};
