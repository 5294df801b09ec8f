import { defineRefusals, positionReader, type Refusal } from '@tablee/kernel';

/** Every way a move can be refused, and the rule it breaks. */
export const {
  ruleOf: RULE_BROKEN,
  keys: REFUSALS,
  refuseBy,
} = defineRefusals({
  over: 'DRAGON-7',
  'no-such-move': 'DRAGON-2',
  'not-your-turn': 'DRAGON-4',
  /** Out of this duel. */
  'out-of-duel': 'DRAGON-3',
  'already-chosen': 'DRAGON-2',
  'duel-first': 'DRAGON-2',
  'duel-is-over': 'DRAGON-4',
  'hands-are-real': 'DRAGON-10',
  'hands-on-screen': 'DRAGON-10',
  'no-such-player': 'DRAGON-10',
  'no-stone-down': 'DRAGON-4',
  'nothing-to-keep': 'DRAGON-5',
  'hide-first': 'DRAGON-6',
  'nothing-to-hide': 'DRAGON-6',
  'not-turned': 'DRAGON-6',
  'not-free': 'DRAGON-6',
});
export type RefusalKey = (typeof REFUSALS)[number];

/** DRAGON-10: bots cannot play with real hands. */
export const NO_HANDS = { rule: 'DRAGON-10', key: 'no-hands' } as const satisfies Refusal;
export type Problem = (typeof NO_HANDS)['key'];

/** Why a text is not a position: message keys. */
export const BAD_POSITIONS = [
  'position-shape',
  'position-stones',
  'position-duel',
  'position-kept',
  'position-phase',
  'position-order',
] as const;
export type BadPosition = (typeof BAD_POSITIONS)[number];

/** Reads positions; the sentence says how they are written. */
export const reader = positionReader<BadPosition>(
  'A position is "stones=" such as "b1:?,c4:!3", then "unseen=" (or "down=" in a view), "in=", "chosen=", "last=", "kept=", "winner=" and "phase=".',
);
