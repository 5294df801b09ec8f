import type { Seat } from '@tablee/kernel';
import type { Rank, State, TockEvent } from '@tablee/tock';
import { useRef } from 'preact/hooks';
import type { Shown } from '../../board/contract.ts';

/** A card somebody laid open, and the entry that did it. */
export type Laid = { readonly n: number; readonly seat: Seat; readonly card: Rank; readonly played: boolean };

/** Adds what an entry laid; going back forgets what came later, a jump what is no longer among the discards. */
export function remember(
  known: readonly Laid[],
  { n, state, events }: Shown<State, TockEvent>,
): readonly Laid[] {
  const earlier = known.filter(laid => laid.n < n && (events.length > 0 || state.out[laid.card]! > 0));
  const now = events.flatMap(e =>
    e.kind === 'played' || e.kind === 'dropped'
      ? [{ n, seat: e.seat, card: e.card, played: e.kind === 'played' }]
      : [],
  );
  return [...earlier, ...now];
}

/** The last card of each seat as of entry `n`, the newest last. */
export const lastOf = (known: readonly Laid[], n: number): readonly Laid[] =>
  known.filter(laid => laid.n <= n && !known.some(k => k.seat === laid.seat && k.n > laid.n && k.n <= n));

/** All that was laid while this board was looked at. */
export function useLaid(shown: Shown<State, TockEvent>): readonly Laid[] {
  const memory = useRef<{ shown: Shown<State, TockEvent>; laid: readonly Laid[] } | null>(null);
  if (memory.current === null || memory.current.shown.n !== shown.n)
    memory.current = { shown, laid: remember(memory.current?.laid ?? [], shown) };
  return memory.current.laid;
}
