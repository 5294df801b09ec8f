import { defineRefusals, positionReader } from '@tablee/kernel';

/** Every way a move can be refused, and the rule it breaks. */
export const {
  ruleOf: RULE_BROKEN,
  keys: REFUSALS,
  refuseBy,
} = defineRefusals({
  'over-flag': 'TEKAO-10',
  'over-drawn': 'TEKAO-11',
  'not-your-turn': 'TEKAO-12',
  'no-such-move': 'TEKAO-6',
  /** The battle has not begun. */
  'place-first': 'TEKAO-4',
  /** All pieces stand. */
  'placing-is-over': 'TEKAO-4',
  'outside-home': 'TEKAO-1',
  'square-taken': 'TEKAO-4',
  'not-the-drawn-piece': 'TEKAO-4',
  /** `setup: arranged`. */
  'not-in-bag': 'TEKAO-5',
  'no-piece-there': 'TEKAO-6',
  'not-your-piece': 'TEKAO-6',
  'flag-does-not-turn': 'TEKAO-6',
  /** The weapon on that side does not carry so far. */
  'too-far': 'TEKAO-6',
  'off-the-board': 'TEKAO-6',
  'way-blocked': 'TEKAO-6',
  'three-in-a-row': 'TEKAO-7',
  'must-act': 'TEKAO-11',
});
export type RefusalKey = (typeof REFUSALS)[number];

/** Why a text is not a position: message keys. */
export const BAD_POSITIONS = [
  'position-shape',
  'position-pieces',
  'position-flags',
  'position-turn',
  'position-streak',
  'position-quiet',
  'position-setup',
  'position-order',
] as const;
export type BadPosition = (typeof BAD_POSITIONS)[number];

/** Reads positions; the sentence says how they are written. */
export const reader = positionReader<BadPosition>(
  'A Tekao position is "b:" and "y:" with pieces such as "a2:PTAG", then "turn=", "streak=" such as "a2:2/-" and "quiet="; before the battle also "bag=" and "drawn=".',
);

/** Why options do not go together: message keys. */
export const PROBLEMS = ['pieces-words'] as const;
export type Problem = (typeof PROBLEMS)[number];
