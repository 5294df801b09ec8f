import { defineRefusals, positionReader } from '@tablee/kernel';

/** Every way a move can be refused, and the rule it breaks. */
export const {
  ruleOf: RULE_BROKEN,
  keys: REFUSALS,
  refuseBy,
} = defineRefusals({
  'over-captured': 'TCHAG-11',
  'over-stopped': 'TCHAG-12',
  'over-blocked': 'TCHAG-13',
  'not-your-turn': 'TCHAG-10',
  'no-such-move': 'TCHAG-3',
  'close-gap-first': 'TCHAG-6',
  'join-parts-first': 'TCHAG-8',
  'no-stone': 'TCHAG-3',
  'no-pawn': 'TCHAG-3',
  'not-your-pawn': 'TCHAG-3',
  'not-a-neighbour': 'TCHAG-3',
  'black-goes-straight': 'TCHAG-3',
  'grey-goes-diagonal': 'TCHAG-3',
  'no-stone-there': 'TCHAG-3',
  'own-pawn-there': 'TCHAG-4',
  'nothing-to-repair': 'TCHAG-6',
  'no-stone-to-slide': 'TCHAG-6',
  'no-gap-there': 'TCHAG-6',
  'gaps-before-parts': 'TCHAG-8',
  'no-gap-left': 'TCHAG-8',
  'name-lowest-stone': 'TCHAG-8',
  'touches-no-part': 'TCHAG-8',
  'must-join': 'TCHAG-8',
  'repeats-layout': 'TCHAG-9',
  'stop-not-offered': 'TCHAG-12',
  'repair-before-stop': 'TCHAG-12',
});
export type RefusalKey = (typeof REFUSALS)[number];

/** Why a text is not a position: message keys. */
export const BAD_POSITIONS = [
  'position-shape',
  'position-stones',
  'position-pawns',
  'position-winner',
  'position-stop',
  'position-blocked',
  'position-both-blocked',
  'position-extra',
] as const;
export type BadPosition = (typeof BAD_POSITIONS)[number];

/** Reads positions; the sentence says how they are written. */
export const reader = positionReader<BadPosition>(
  'A Tchag position is six rows of six of ". + x R r Y y" joined by "/", then "r" or "y", then the captures such as "0-0", and "*" on an extra turn.',
);
