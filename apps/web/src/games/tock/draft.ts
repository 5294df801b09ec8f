import type { Place, Rank, State } from '@tablee/tock';
import { useState } from 'preact/hooks';
import type { Shown } from '../../board/contract.ts';
import type { Split } from './split.ts';

/** One card of a hand among others of its rank. */
export type Slot = { readonly rank: Rank; readonly copy: number };
export const slotId = ({ rank, copy }: Slot): string => `${rank}.${copy}`;
export const sameSlot = (a: Slot | null, b: Slot | null): boolean =>
  a !== null && b !== null && a.rank === b.rank && a.copy === b.copy;

/** What the person has begun but not played. It belongs to one position and is forgotten with it. */
export type Draft = {
  readonly card: Slot | null;
  /** The pawn whose ways are lit. */
  readonly pawn: Place | null;
  /** The parts of a 7 walked so far. */
  readonly parts: Split;
};
export const EMPTY: Draft = { card: null, pawn: null, parts: [] };

/** What a draft answers. While all choose at once (TOCK-6, 9), another one's choice does not take the card from the hand. */
export const choiceAt = ({ n, state }: Shown<State>): string =>
  state.phase === 'swap' || state.phase === 'cull'
    ? `${state.phase} ${state.deal} ${state.dealer}`
    : String(n);

export function useDraft(position: unknown): readonly [Draft, (change: Partial<Draft>) => void] {
  const [held, hold] = useState({ position, draft: EMPTY });
  const draft = held.position === position ? held.draft : EMPTY;
  const change = (next: Partial<Draft>): void =>
    hold(now => ({ position, draft: { ...(now.position === position ? now.draft : EMPTY), ...next } }));
  return [draft, change];
}
