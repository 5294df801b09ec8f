import { defineRefusals, positionReader } from '@tablee/kernel';

/** Every way a move can be refused, and the rule it breaks. */
export const {
  ruleOf: RULE_BROKEN,
  keys: REFUSALS,
  refuseBy,
} = defineRefusals({
  over: 'GAMEID-3',
  'not-your-turn': 'GAMEID-1',
  'too-many': 'GAMEID-2',
});
export type RefusalKey = (typeof REFUSALS)[number];

/** Why a text is not a position: message keys. */
export const BAD_POSITIONS = ['position-shape', 'position-heaps'] as const;
export type BadPosition = (typeof BAD_POSITIONS)[number];

/** Reads positions; the sentence says how they are written. */
export const reader = positionReader<BadPosition>(
  'A Gameid position is three heaps, the seat on turn and what the last stone does, such as "3/4/5 0 wins".',
);
