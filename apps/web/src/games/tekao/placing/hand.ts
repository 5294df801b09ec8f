import { canonical, isFlag, NO_KIND, type Shape, type Side, type Square, type State } from '@tablee/tekao';
import { useState } from 'preact/hooks';
import { ghostAt, leftFor, unplacedOf } from './draft.ts';
import { type Formation, shapeSeen } from './formation.ts';

/** What was begun but not played. It belongs to one position, or to the preparing, and is forgotten with it. */
export type Held = {
  /** The kind taken from the bag; NO_KIND: whichever comes first. */
  readonly kind: number;
  /** How it was turned; null: as it comes out of the bag. */
  readonly shape: Shape | null;
  /** Where it is shown before it is placed; when preparing, the ghost that is being turned or moved. */
  readonly at: Square | null;
  /** When a tap put it there, in milliseconds: a second one soon after means "there". */
  readonly putMs: number;
  /** The square it is being dragged over. */
  readonly over: Square | null;
};

export const NOTHING_HELD: Held = { kind: NO_KIND, shape: null, at: null, putMs: 0, over: null };

export function useHeld(position: unknown): readonly [Held, (change: Partial<Held>) => void] {
  const [now, set] = useState({ position, held: NOTHING_HELD });
  const held = now.position === position ? now.held : NOTHING_HELD;
  const change = (next: Partial<Held>): void =>
    set(was => ({ position, held: { ...(was.position === position ? was.held : NOTHING_HELD), ...next } }));
  return [held, change];
}

/** The piece in hand, as it lies. */
export type InHand = { readonly kind: number; readonly shape: Shape };

type Situation = {
  readonly state: State;
  readonly side: Side;
  readonly preparing: boolean;
  readonly draft: Formation;
  readonly held: Held;
};

/** Null: nothing is left to place. */
export function inHandOf({ state, side, preparing, draft, held }: Situation): InHand | null {
  const { kinds } = state.variant.supply;
  const ghost = preparing && held.at !== null ? ghostAt(draft, side, held.at) : null;
  if (ghost) return { kind: kinds.indexOf(canonical(ghost.shape)), shape: ghost.shape };
  const drawn = preparing ? NO_KIND : state.drawn;
  const counts = preparing ? leftFor(draft, state, side) : unplacedOf(state, side);
  const kind = drawn !== NO_KIND ? drawn : (counts[held.kind] ?? 0) > 0 ? held.kind : firstOf(counts, kinds);
  const piece = kinds[kind];
  if (piece === undefined) return null;
  const turned = held.shape !== null && canonical(held.shape) === piece ? held.shape : null;
  return { kind, shape: turned ?? shapeSeen(side, piece) };
}

/** A weapon piece before the flag, which better waits (TEKAO-10). */
function firstOf(counts: readonly number[], kinds: readonly Shape[]): number {
  const left = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
  return left.find(kind => !isFlag(kinds[kind]!)) ?? left[0] ?? NO_KIND;
}
