import { defineRefusals, positionReader } from '@tablee/kernel';

/** Every way a move can be refused, and the rule it breaks. */
export const {
  ruleOf: RULE_BROKEN,
  keys: REFUSALS,
  refuseBy,
} = defineRefusals({
  'over-won': 'TCHANG-12',
  'over-lost': 'TCHANG-13',
  'not-your-turn': 'TCHANG-5',
  'no-such-move': 'TCHANG-5',
  /** Placement is not complete. */
  'place-first': 'TCHANG-4',
  /** Placement is complete. */
  'placing-is-over': 'TCHANG-4',
  'statues-first': 'TCHANG-4',
  'stones-now': 'TCHANG-4',
  'centre-or-exit': 'TCHANG-4',
  'space-taken': 'TCHANG-4',
  'pawn-not-in-play': 'TCHANG-3',
  'not-your-pawn': 'TCHANG-3',
  'pawn-elsewhere': 'TCHANG-5',
  'already-moved': 'TCHANG-5',
  'pawn-bitten': 'TCHANG-7',
  'exit-closed': 'TCHANG-12',
  'other-exit': 'TCHANG-12',
  'too-few-fireflies': 'TCHANG-5',
  'not-together': 'TCHANG-9',
  'not-so-many': 'TCHANG-9',
  /** Rules 2: neither pawn belongs to the seat on turn. */
  'share-without-you': 'TCHANG-9',
  /** `end` without an action: use `pass`. */
  'nothing-done': 'TCHANG-5',
  /** `pass` after an action: use `end`. */
  'something-done': 'TCHANG-5',
});
export type RefusalKey = (typeof REFUSALS)[number];

/** Why a text is not a position: message keys. */
export const BAD_POSITIONS = [
  'position-shape',
  'position-walls',
  'position-statues',
  'position-stones',
  'position-pawns',
  'position-fireflies',
  'position-exit',
  'position-turn',
  'position-order',
] as const;
export type BadPosition = (typeof BAD_POSITIONS)[number];

/** Reads positions; the sentence says how they are written. */
export const reader = positionReader<BadPosition>(
  'A position of T’Chang is a JSON document with statues, stones, unseen, pawns, purses, reserve, exit, turn, step and quiet, and with walls at a table that has them.',
);
