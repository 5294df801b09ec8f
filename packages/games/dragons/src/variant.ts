import type { Table } from '@tablee/kernel';

/** DRAGON-10: gestures on the screen, or shown with real hands around one table. */
export const HANDS = ['screen', 'real'] as const;
export type Hands = (typeof HANDS)[number];

export const OPTIONS = {
  hands: { kind: 'choice', of: HANDS, initial: 'screen' },
} as const;
export type DragonsOptions = typeof OPTIONS;

export const MOST_SEATS = 5;

/** Shared by all states of one game and never changed. */
export type Variant = { readonly seats: number; readonly hands: Hands };

export const settleVariant = ({ seats, options }: Table<DragonsOptions>): Variant =>
  Object.freeze({ seats, hands: options.hands });
