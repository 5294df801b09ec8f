import type { Five, Stamina } from '@tablee/kernel';
import type { Hand } from './aim.ts';
import type { Breadth } from './ideas.ts';

/** What makes a level: how steady its hand is, how far and how broadly it looks. */
export type Skill = Stamina & {
  readonly hand: Hand;
  /** What is thought of for the next action, and for those after it. */
  readonly breadth: Breadth;
  readonly deeper: Breadth;
  /** Every how many 4096ths of a turn it looks along a way. */
  readonly step: number;
  /** The share of its ideas that come to its mind. */
  readonly attention: number;
  /** Actions planned ahead, and how many plans are kept at each. */
  readonly depth: number;
  readonly beam: number;
  /** Plans tried with a shaking hand, and how often the best of them; 0: it believes in its hand. */
  readonly plans: number;
  readonly trials: number;
  /** What the other could do then is thought about, too. */
  readonly replies: boolean;
};

const NARROW: Breadth = { windows: 1, powers: 1, rests: 1, crowded: false, free: 0 };
const MEDIUM: Breadth = { windows: 2, powers: 2, rests: 1, crowded: true, free: 0 };
const BROAD: Breadth = { windows: 3, powers: 3, rests: 2, crowded: true, free: 0 };

export const LEVELS: Five<Skill> = {
  1: {
    ms: 1_000,
    thoughts: 40,
    hand: { direction: 80, power: 0.25 },
    breadth: NARROW,
    deeper: NARROW,
    step: 32,
    attention: 0.35,
    depth: 1,
    beam: 1,
    plans: 0,
    trials: 0,
    replies: false,
  },
  2: {
    ms: 1_000,
    thoughts: 200,
    hand: { direction: 40, power: 0.15 },
    breadth: NARROW,
    deeper: NARROW,
    step: 32,
    attention: 0.7,
    depth: 1,
    beam: 1,
    plans: 0,
    trials: 0,
    replies: false,
  },
  3: {
    ms: 1_000,
    thoughts: 800,
    hand: { direction: 20, power: 0.08 },
    breadth: MEDIUM,
    deeper: NARROW,
    step: 16,
    attention: 0.9,
    depth: 2,
    beam: 4,
    plans: 4,
    trials: 4,
    replies: false,
  },
  4: {
    ms: 1_000,
    thoughts: 3_000,
    hand: { direction: 9, power: 0.04 },
    breadth: MEDIUM,
    deeper: NARROW,
    step: 8,
    attention: 1,
    depth: 3,
    beam: 6,
    plans: 8,
    trials: 16,
    replies: false,
  },
  5: {
    ms: 1_000,
    thoughts: 40_000,
    hand: { direction: 4, power: 0.02 },
    breadth: BROAD,
    deeper: NARROW,
    step: 8,
    attention: 1,
    depth: 4,
    beam: 8,
    plans: 16,
    trials: 32,
    replies: false,
  },
};
