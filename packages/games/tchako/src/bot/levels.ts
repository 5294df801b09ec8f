import type { Five, Stamina } from '@tablee/kernel';
import type { Hand } from './aim.ts';
import type { Breadth } from './ideas.ts';

/** What makes a level: how steady its hand is, how far and how broadly it looks. */
export type Skill = Stamina & {
  readonly hand: Hand;
  /** What is thought of for the next action, and for those after it. */
  readonly breadth: Breadth;
  readonly deeper: Breadth;
  /** Shots tried with a puck to find out what it can do. */
  readonly tries: number;
  /** The share of its ideas that come to its mind. */
  readonly attention: number;
  /** Actions planned ahead, and how many plans are kept at each. */
  readonly depth: number;
  readonly beam: number;
  /** Plans tried with a shaking hand, and how often the best of them; 0: it believes in its hand. */
  readonly plans: number;
  /** Ways to win at once that are tried like that. */
  readonly wins: number;
  readonly trials: number;
  /** What the other could do then is thought about, too. */
  readonly replies: boolean;
  /** What is left of the points goes into elastics. */
  readonly guards: boolean;
};

const NARROW: Breadth = { shots: 4, crowded: false };
const MEDIUM: Breadth = { shots: 10, crowded: true };
const DEEP: Breadth = { shots: 8, crowded: false };
const BROAD: Breadth = { shots: 30, crowded: true };

export const LEVELS: Five<Skill> = {
  1: {
    ms: 1_000,
    thoughts: 40,
    hand: { direction: 80, power: 0.25 },
    breadth: NARROW,
    deeper: NARROW,
    tries: 24,
    attention: 0.35,
    depth: 1,
    beam: 1,
    plans: 0,
    wins: 0,
    trials: 0,
    replies: false,
    guards: false,
  },
  2: {
    ms: 1_000,
    thoughts: 200,
    hand: { direction: 40, power: 0.15 },
    breadth: NARROW,
    deeper: NARROW,
    tries: 24,
    attention: 0.7,
    depth: 1,
    beam: 1,
    plans: 0,
    wins: 0,
    trials: 0,
    replies: false,
    guards: false,
  },
  3: {
    ms: 1_000,
    thoughts: 800,
    hand: { direction: 20, power: 0.08 },
    breadth: MEDIUM,
    deeper: NARROW,
    tries: 100,
    attention: 0.9,
    depth: 2,
    beam: 4,
    plans: 4,
    wins: 0,
    trials: 4,
    replies: false,
    guards: false,
  },
  4: {
    ms: 1_000,
    thoughts: 3_000,
    hand: { direction: 9, power: 0.04 },
    breadth: MEDIUM,
    deeper: NARROW,
    tries: 200,
    attention: 1,
    depth: 3,
    beam: 6,
    plans: 8,
    wins: 0,
    trials: 16,
    replies: false,
    guards: false,
  },
  5: {
    ms: 1_000,
    thoughts: 40_000,
    hand: { direction: 4, power: 0.02 },
    breadth: BROAD,
    deeper: DEEP,
    tries: 6_000,
    attention: 1,
    depth: 4,
    beam: 16,
    plans: 32,
    wins: 8,
    trials: 60,
    replies: false,
    guards: true,
  },
};
