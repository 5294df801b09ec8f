import type { Square } from '@tablee/tchag';
import { useState } from 'preact/hooks';

/** What the person has begun but not played. It belongs to one position and is forgotten with it. */
export type Hand = {
  /** The pawn whose targets are lit. */
  readonly selected: Square | null;
  /** The slide pointed or tabbed at: its ghost is shown. */
  readonly seen: string | null;
  /** The slide tapped once by a finger, which cannot hover: the second tap plays it. */
  readonly armed: string | null;
};

export const EMPTY: Hand = { selected: null, seen: null, armed: null };

export function useHand(position: unknown): readonly [Hand, (change: Partial<Hand>) => void] {
  const [held, hold] = useState({ position, hand: EMPTY });
  const hand = held.position === position ? held.hand : EMPTY;
  const change = (next: Partial<Hand>): void =>
    hold(now => ({ position, hand: { ...(now.position === position ? now.hand : EMPTY), ...next } }));
  return [hand, change];
}
