import type { Eyes, Seat } from '@tablee/kernel';
import type { Part, Place, Rank, State } from '@tablee/tock';
import { useState } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';

/** One card of a hand; `copy` distinguishes cards of the same rank. */
export type Slot = { readonly rank: Rank; readonly copy: number };
export const slotId = ({ rank, copy }: Slot): string => `${rank}.${copy}`;
export const sameSlot = (a: Slot | null, b: Slot | null): boolean =>
  a !== null && b !== null && a.rank === b.rank && a.copy === b.copy;

export function slotsOf(ranks: readonly Rank[]): readonly Slot[] {
  const seen = new Map<Rank, number>();
  return ranks.map(rank => {
    const copy = seen.get(rank) ?? 0;
    seen.set(rank, copy + 1);
    return { rank, copy };
  });
}

/** The seat whose hand is shown. A referee looking at a finished game sees the hand of the bottom seat. */
export function seatOfHand(eyes: Eyes, bottom: Seat): Seat | null {
  if (eyes === 'public') return null;
  return eyes === 'referee' ? bottom : eyes;
}

/** What the player has selected but not played yet. */
export type Selection = {
  readonly card: Slot | null;
  readonly pawn: Place | null;
  /** The parts of a 7 chosen so far. */
  readonly parts: readonly Part[];
  /** A target that several cards lead to: which one is being chosen. */
  readonly target: Place | null;
};
export const EMPTY: Selection = { card: null, pawn: null, parts: [], target: null };

/** Identifies the decision a selection answers. Simultaneous choices of others (TOCK-6, 9) must not reset it. */
export const decisionKey = ({ n, state }: Shown<State>): string =>
  state.phase === 'swap' || state.phase === 'cull'
    ? `${state.phase} ${state.deal} ${state.dealer}`
    : String(n);

/** The selection is reset when `decision` changes. */
export function useSelection(
  decision: string,
): readonly [selection: Selection, change: (next: Partial<Selection>) => void] {
  const [held, hold] = useState({ decision, selection: EMPTY });
  const selection = held.decision === decision ? held.selection : EMPTY;
  const change = (next: Partial<Selection>): void =>
    hold(now => ({
      decision,
      selection: { ...(now.decision === decision ? now.selection : EMPTY), ...next },
    }));
  return [selection, change];
}
