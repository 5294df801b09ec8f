import type { ByLevel, PlannerLimits } from '@tablee/kernel';
import type { AimError } from './aim.ts';

/** The settings of a level. */
export type Skill = PlannerLimits & {
  readonly aimError: AimError;
  /** The greatest number of shots tried for the next action, and the share of them it notices. */
  readonly tries: number;
  readonly attention: number;
  /** How many of the best are tried with aim errors, and how often per round; 0 trials: none. */
  readonly finalists: number;
  readonly trials: number;
  /** For how many of them the rest of the turn and the opponent's turn are played out. */
  readonly foreseen: number;
  /** The share of the budget for the search of a win within the turn. */
  readonly winSearch: number;
  /** Whether leftover points are spent on elastics. */
  readonly usesElastics: boolean;
};

const PLAIN = { foreseen: 0, winSearch: 0, usesElastics: false } as const;
const QUIET = { finalists: 1, trials: 0, ...PLAIN } as const;

export const LEVELS: ByLevel<Skill> = {
  1: {
    ms: 1_000,
    thoughts: 60,
    aimError: { direction: 80, power: 0.25 },
    tries: 24,
    attention: 0.4,
    ...QUIET,
  },
  2: {
    ms: 1_000,
    thoughts: 200,
    aimError: { direction: 40, power: 0.15 },
    tries: 80,
    attention: 0.7,
    ...QUIET,
  },
  3: {
    ms: 1_000,
    thoughts: 900,
    aimError: { direction: 20, power: 0.08 },
    tries: 400,
    attention: 0.9,
    finalists: 8,
    trials: 8,
    ...PLAIN,
  },
  4: {
    ms: 1_000,
    thoughts: 6_000,
    aimError: { direction: 9, power: 0.04 },
    tries: 1_500,
    attention: 1,
    finalists: 16,
    trials: 16,
    foreseen: 0,
    winSearch: 0.5,
    usesElastics: false,
  },
  5: {
    ms: 1_900,
    thoughts: 600_000,
    aimError: { direction: 4, power: 0.02 },
    tries: 30_000,
    attention: 1,
    finalists: 128,
    trials: 400,
    foreseen: 12,
    winSearch: 0.5,
    usesElastics: true,
  },
};
