import type { ByLevel, PlannerLimits } from '@tablee/kernel';
import type { Hand } from './aim.ts';

/** What makes a level: how steady its hand is, how far and how broadly it looks. */
export type Skill = PlannerLimits & {
  readonly hand: Hand;
  /** Shots thought of for the next action at most, and the share of them that come to its mind. */
  readonly tries: number;
  readonly attention: number;
  /** How many of the best are tried with a shaking hand, how often at most in a round; 0: it believes in its hand. */
  readonly finalists: number;
  readonly trials: number;
  /** For how many of them it plays the turn on, and the other's answer. */
  readonly foreseen: number;
  /** Of its budget, what goes into the search for a victory within the turn. */
  readonly strike: number;
  /** What is left of the points goes into elastics. */
  readonly guards: boolean;
};

const PLAIN = { foreseen: 0, strike: 0, guards: false } as const;
const QUIET = { finalists: 1, trials: 0, ...PLAIN } as const;

export const LEVELS: ByLevel<Skill> = {
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
    foreseen: 0,
    strike: 0.5,
    guards: false,
  },
  5: {
    ms: 1_900,
    thoughts: 600_000,
    hand: { direction: 4, power: 0.02 },
    tries: 30_000,
    attention: 1,
    finalists: 128,
    trials: 400,
    foreseen: 12,
    strike: 0.5,
    guards: true,
  },
};
