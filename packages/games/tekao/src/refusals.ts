import type { Refusal } from '@tablee/kernel';

/** Every way a move can be refused, and the rule it breaks. */
export const RULE_BROKEN = {
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
} as const;
export type RefusalKey = keyof typeof RULE_BROKEN;
export const REFUSALS = Object.keys(RULE_BROKEN) as readonly RefusalKey[];

export type TekaoRefusal = Refusal & { readonly key: RefusalKey };

export const refuseBy = (key: RefusalKey): TekaoRefusal => ({ rule: RULE_BROKEN[key], key });

/** Why a text is no position: message keys. */
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

/** Why options do not go together: message keys. */
export const PROBLEMS = ['pieces-words'] as const;
export type Problem = (typeof PROBLEMS)[number];
