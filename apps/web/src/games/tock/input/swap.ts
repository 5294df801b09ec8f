import type { Seat } from '@tablee/kernel';
import { type Move, NO_CARD, nameSeat, type Rank, type State, type TockEvent } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { useState } from 'preact/hooks';
import type { BoardProps, Past, Shown } from '../../../board/contract.ts';
import { decisionKey } from './selection.ts';

/** A move this person has sent that the state does not show yet: luck or hidden cards follow it. */
export function useSentMove(
  shown: Shown<State>,
  pending: boolean | undefined,
): readonly [sent: Move | null, send: (move: Move | null) => void] {
  const [held, hold] = useState<{ readonly decision: string; readonly move: Move | null } | null>(null);
  const decision = decisionKey(shown);
  const sent = pending && held?.decision === decision ? held.move : null;
  return [sent, move => hold({ decision, move })];
}

/** The swap of partners (TOCK-6) as the hand shows it. */
export type Swap = {
  /** The card chosen for the partner, while it is still in the hand. */
  readonly given: Rank | null;
  /** The card that leaves the hand in the entry on the screen. */
  readonly leaving: Rank | null;
  /** The card the partner gave, until the first card of the hand is laid. */
  readonly came: { readonly rank: Rank; readonly from: string } | null;
};

export function swapOf(
  seat: Seat | null,
  shown: Shown<State, TockEvent>,
  past: readonly Past<TockEvent>[],
  sent: Move | null,
  { text, nameOf }: Pick<BoardProps<State, TockEvent, Messages>, 'text' | 'nameOf'>,
): Swap {
  if (seat === null) return { given: null, leaving: null, came: null };
  const { state, events } = shown;
  const chosen = state.gives[seat] ?? NO_CARD;
  const given = sent?.kind === 'give' ? sent.card : chosen >= 0 ? chosen : null;
  const left = events.find(e => e.kind === 'swapped' && e.from === seat);
  const came = cardFrom(seat, [...past.filter(({ n }) => n < shown.n), shown]);
  return {
    given,
    leaving: left?.kind === 'swapped' && left.card >= 0 ? left.card : null,
    came: came && { rank: came.card, from: nameOf?.(came.from) ?? nameSeat(state, came.from, text) },
  };
}

/** The last swapped card of this hand, unless the seat has laid a card or got a new hand since. */
function cardFrom(seat: Seat, entries: readonly Past<TockEvent>[]): { card: Rank; from: Seat } | null {
  for (const { events } of entries.toReversed()) {
    for (const e of events) if (e.kind === 'swapped' && e.to === seat && e.card >= 0) return e;
    if (
      events.some(e => (e.kind === 'played' || e.kind === 'dropped' || e.kind === 'dealt') && e.seat === seat)
    )
      return null;
  }
  return null;
}
