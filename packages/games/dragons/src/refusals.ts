import type { Refusal } from '@tablee/kernel';

/** Every way a move can be refused, and the rule it breaks. */
export const RULE_BROKEN = {
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
} as const;
export type RefusalKey = keyof typeof RULE_BROKEN;
export const REFUSALS = Object.keys(RULE_BROKEN) as readonly RefusalKey[];

export type DragonsRefusal = Refusal & { readonly key: RefusalKey };

export const refuseBy = (key: RefusalKey): DragonsRefusal => ({ rule: RULE_BROKEN[key], key });

/** A bot cannot shake its fist over the table. */
export const NO_HANDS = { rule: 'DRAGON-10', key: 'no-hands' } as const satisfies Refusal;
export type Problem = (typeof NO_HANDS)['key'];

/** Why a text is no position: message keys. */
export const BAD_POSITIONS = [
  'position-shape',
  'position-stones',
  'position-duel',
  'position-kept',
  'position-phase',
  'position-order',
] as const;
export type BadPosition = (typeof BAD_POSITIONS)[number];
