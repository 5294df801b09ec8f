import type { Move, Square } from '@tablee/tekao';
import { useState } from 'preact/hooks';

/** What the person has begun but not played. It belongs to one position and is forgotten with it. */
export type Hand = {
  /** The piece whose ways are lit. */
  readonly selected: Square | null;
  /** A piece that cannot be played now, looked into: where it could go, and what it would take there. */
  readonly studied: Square | null;
  /** The move pointed, tabbed or dragged at: its outcome is shown. */
  readonly seen: Move | null;
};

export const EMPTY_HAND: Hand = { selected: null, studied: null, seen: null };

export function useHand(position: unknown): readonly [Hand, (change: Partial<Hand>) => void] {
  const [held, hold] = useState({ position, hand: EMPTY_HAND });
  const hand = held.position === position ? held.hand : EMPTY_HAND;
  const change = (next: Partial<Hand>): void =>
    hold(now => ({ position, hand: { ...(now.position === position ? now.hand : EMPTY_HAND), ...next } }));
  return [hand, change];
}
