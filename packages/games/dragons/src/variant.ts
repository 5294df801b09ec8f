import type { Table } from '@tablee/kernel';

/** DRAGON-10: gestures on the screen, or with real hands around one device. */
export const HANDS = ['screen', 'real'] as const;
export type Hands = (typeof HANDS)[number];

export const OPTIONS = {
  hands: { kind: 'choice', of: HANDS, initial: 'screen' },
} as const;
export type DragonsOptions = typeof OPTIONS;

export const MOST_SEATS = 5;

/** Resolved options. Immutable, shared by all states of a game. */
export type Variant = { readonly seats: number; readonly hands: Hands };

export const settleVariant = ({ seats, options }: Table<DragonsOptions>): Variant =>
  Object.freeze({ seats, hands: options.hands });
