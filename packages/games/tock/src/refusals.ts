import { defineRefusals, positionReader } from '@tablee/kernel';

/** Every way a move or a card can be refused, and the rule it breaks. */
export const {
  ruleOf: RULE_BROKEN,
  keys: REFUSALS,
  refuseBy,
} = defineRefusals({
  over: 'TOCK-27',
  'not-your-turn': 'TOCK-10',
  'no-such-move': 'TOCK-10',
  /** A card is played in the swap or cull phase. */
  'swap-first': 'TOCK-6',
  'already-given': 'TOCK-6',
  'no-swap-now': 'TOCK-6',
  'no-partner': 'TOCK-7',
  'cull-first': 'TOCK-9',
  'already-culled': 'TOCK-9',
  'no-cull-now': 'TOCK-9',
  'not-in-hand': 'TOCK-10',
  /** A discard while a card can be played. */
  'must-play': 'TOCK-10',
  /** Anything but a discard while blocked. */
  blocked: 'TOCK-25',
  /** No pawn can use the card. */
  'no-pawn-for-card': 'TOCK-10',
  'no-pawn-there': 'TOCK-10',
  'not-your-pawn': 'TOCK-10',
  /** `colourOrder: alternate`. */
  'other-colour-first': 'TOCK-8',
  /** A partner's pawn before the own pawns are home. */
  'own-pawns-first': 'TOCK-19',
  'card-does-not-enter': 'TOCK-20',
  /** All pawns are in reserve and the card does not enter one. */
  'all-in-reserve': 'TOCK-20',
  'enters-on-18': 'TOCK-3',
  'own-pawn-on-18': 'TOCK-15',
  'wrong-count': 'TOCK-20',
  'own-pawn-there': 'TOCK-12',
  'fresh-pawn-blocks': 'TOCK-14',
  'own-pawn-on-seven': 'TOCK-16',
  /** The move stops on a 7 instead of the opposite one. */
  'leap-goes-on': 'TOCK-16',
  /** Walking past the house although the count leads into it. */
  'house-takes-in': 'TOCK-17',
  'house-way-blocked': 'TOCK-17',
  /** The count does not end on a house square. */
  'house-exact-count': 'TOCK-18',
  'house-too-short': 'TOCK-18',
  'house-forward-only': 'TOCK-18',
  'four-not-in-house': 'TOCK-21',
  'four-goes-back': 'TOCK-21',
  /** A 5 moves an opponent's pawn. */
  'five-rivals-only': 'TOCK-22',
  'no-rival-for-five': 'TOCK-22',
  'split-sum': 'TOCK-23',
  'split-pawn-twice': 'TOCK-23',
  /** The split is not in canonical order. */
  'split-order': 'TOCK-23',
  /** Fewer than 7 steps, and not the last pawn coming home. */
  'split-last-pawn': 'TOCK-23',
  'jack-swaps': 'TOCK-26',
  'swap-on-track': 'TOCK-26',
  'swap-own-18': 'TOCK-26',
  'swap-own-pawn': 'TOCK-26',
  'swap-two-pawns': 'TOCK-26',
  /** The swap is not in canonical order. */
  'swap-order': 'TOCK-26',
  'no-pair-to-swap': 'TOCK-26',
});
export type RefusalKey = (typeof REFUSALS)[number];

/** Why a text is not a position: message keys. */
export const BAD_POSITIONS = [
  'position-shape',
  'position-table',
  'position-pawns',
  'position-cards',
  'position-turn',
  'position-phase',
  'position-order',
] as const;
export type BadPosition = (typeof BAD_POSITIONS)[number];

/** Reads positions; the sentence says how they are written. */
export const reader = positionReader<BadPosition>(
  'A Tock position is its pawns, hands, "out", "turn", "blocked", "deal", the phase and face-down cards, with " | " between.',
);

/** Why options do not go together: message keys. */
export const PROBLEMS = ['deal-for-three', 'deal-for-two', 'order-for-two'] as const;
export type Problem = (typeof PROBLEMS)[number];

/** How a game ends: outcome reasons. */
export const REASONS = ['home'] as const;
export type Reason = (typeof REASONS)[number];
