import { defineRefusals, positionReader } from '@tablee/kernel';

/** Every way a move can be refused, and the rule it breaks. */
export const {
  ruleOf: RULE_BROKEN,
  keys: REFUSALS,
  refuseBy,
} = defineRefusals({
  'game-over': 'TCHAKO-24',
  'not-your-turn': 'TCHAKO-18',
  'choose-first': 'TCHAKO-42',
  'choosing-is-over': 'TCHAKO-42',
  'not-your-puck': 'TCHAKO-10',
  'puck-not-there': 'TCHAKO-10',
  'already-shot': 'TCHAKO-10',
  'too-few-points': 'TCHAKO-18',
  'nothing-to-load': 'TCHAKO-40',
  'shift-too-far': 'TCHAKO-15',
  'shift-without-need': 'TCHAKO-15',
  'shift-nearer': 'TCHAKO-15',
  'shift-blocked': 'TCHAKO-15',
  'zone-not-yours': 'TCHAKO-13',
  'space-taken': 'TCHAKO-13',
  'box-empty': 'TCHAKO-13',
  'no-room': 'TCHAKO-13',
  'creations-used': 'TCHAKO-30',
  'creations-over': 'TCHAKO-30',
  'not-your-elastic': 'TCHAKO-14',
  'elastic-not-in-play': 'TCHAKO-42',
  'hook-elsewhere': 'TCHAKO-14',
  'not-along-line': 'TCHAKO-14',
  'one-hook-stays': 'TCHAKO-14',
  'elastic-there': 'TCHAKO-14',
  'post-taken': 'TCHAKO-14',
  'segment-taken': 'TCHAKO-14',
  'elastic-on-puck': 'TCHAKO-14',
  'triangle-whole': 'TCHAKO-42',
  'no-triangle-there': 'TCHAKO-42',
  'no-room-for-triangle': 'TCHAKO-42',
  'must-create': 'TCHAKO-30',
  'time-not-up': 'TCHAKO-18',
  'answer-first': 'TCHAKO-45',
  'nothing-offered': 'TCHAKO-45',
  'not-between-turns': 'TCHAKO-45',
  'declined-already': 'TCHAKO-45',
  'mode-there': 'TCHAKO-45',
  'countdown-odd': 'TCHAKO-31',
  'reach-without-queens': 'TCHAKO-45',
  'reach-beyond': 'TCHAKO-45',
  'sudden-after-end': 'TCHAKO-45',
  'mode-decides': 'TCHAKO-45',
});
export type RefusalKey = (typeof REFUSALS)[number];

/** Why a text is not a position: message keys. */
export const BAD_POSITIONS = [
  'position-shape',
  'position-modes',
  'position-pucks',
  'position-overlap',
  'position-set',
  'position-elastics',
  'position-turn',
  'position-zones',
  'position-counts',
  'position-over',
  'position-order',
] as const;
export type BadPosition = (typeof BAD_POSITIONS)[number];

/** Reads positions; the sentence says how they are written. */
export const reader = positionReader<BadPosition>(
  'A position of T’Chako is a JSON document with absent, began, captured, creations, elastics, modes, number, points, pucks, set, shot and turn.',
);
