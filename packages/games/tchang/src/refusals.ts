import type { Refusal } from '@tablee/kernel';

/** Every way a move can be refused, and the rule it breaks. */
export const RULE_BROKEN = {
  'over-won': 'TCHANG-12',
  'over-lost': 'TCHANG-13',
  'not-your-turn': 'TCHANG-5',
  'no-such-move': 'TCHANG-5',
  /** The search has not begun. */
  'place-first': 'TCHANG-4',
  /** Everything lies there. */
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
  /** `end` before anything was done: that is a pass. */
  'nothing-done': 'TCHANG-5',
  /** `pass` after something was done: that is the end of the turn. */
  'something-done': 'TCHANG-5',
} as const;
export type RefusalKey = keyof typeof RULE_BROKEN;
export const REFUSALS = Object.keys(RULE_BROKEN) as readonly RefusalKey[];

export type TchangRefusal = Refusal & { readonly key: RefusalKey };

export const refuseBy = (key: RefusalKey): TchangRefusal => ({ rule: RULE_BROKEN[key], key });

/** Why a text is no position: message keys. */
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
