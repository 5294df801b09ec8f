import type { Seat } from '@tablee/kernel';
import type { Rank, TockEvent } from '@tablee/tock';
import type { Past } from '../../board/contract.ts';

/** A card somebody laid open, and the entry that did it. */
export type Laid = { readonly n: number; readonly seat: Seat; readonly card: Rank; readonly played: boolean };

const laidBy = ({ n, events }: Past<TockEvent>): Laid[] =>
  events.flatMap(e =>
    e.kind === 'played' || e.kind === 'dropped'
      ? [{ n, seat: e.seat, card: e.card, played: e.kind === 'played' }]
      : [],
  );

/** The last card of each seat as of entry `n`, the newest last. */
export function lastOf(past: readonly Past<TockEvent>[], n: number): readonly Laid[] {
  const last = new Map<Seat, Laid>();
  for (const entry of past) {
    for (const laid of entry.n <= n ? laidBy(entry) : []) {
      last.delete(laid.seat);
      last.set(laid.seat, laid);
    }
  }
  return [...last.values()];
}
