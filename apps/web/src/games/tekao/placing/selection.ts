import { canonical, isFlag, NO_KIND, type Shape, type Side, type Square, type State } from '@tablee/tekao';
import { useState } from 'preact/hooks';
import { plannedAt, unplacedOf, unplannedOf } from './draft.ts';
import { type Lineup, shapeFor } from './lineup.ts';

/** The player's selection, not placed yet. */
export type Selection = {
  /** The kind chosen from the bag; NO_KIND: the first one. */
  readonly kind: number;
  /** Its orientation; null: unturned. */
  readonly shape: Shape | null;
  /** The square of the preview; while planning, the planned piece that is turned or moved. */
  readonly at: Square | null;
  /** When a tap put it there, in ms: a second tap soon after confirms. */
  readonly putMs: number;
  /** The square below a dragged piece. */
  readonly over: Square | null;
};

export const NO_SELECTION: Selection = { kind: NO_KIND, shape: null, at: null, putMs: 0, over: null };

/** The selection is reset when `position` changes. */
export function useSelection(
  position: unknown,
): readonly [selection: Selection, change: (next: Partial<Selection>) => void] {
  const [held, hold] = useState({ position, selection: NO_SELECTION });
  const selection = held.position === position ? held.selection : NO_SELECTION;
  const change = (next: Partial<Selection>): void =>
    hold(now => ({
      position,
      selection: { ...(now.position === position ? now.selection : NO_SELECTION), ...next },
    }));
  return [selection, change];
}

/** The piece the next tap puts down, with its orientation. */
export type CurrentPiece = { readonly kind: number; readonly shape: Shape };

type Situation = {
  readonly state: State;
  readonly side: Side;
  readonly planning: boolean;
  readonly draft: Lineup;
  readonly selection: Selection;
};

/** Null: nothing is left to place. */
export function currentPieceOf({ state, side, planning, draft, selection }: Situation): CurrentPiece | null {
  const { kinds } = state.variant.supply;
  const planned = planning && selection.at !== null ? plannedAt(draft, side, selection.at) : null;
  if (planned) return { kind: kinds.indexOf(canonical(planned.shape)), shape: planned.shape };
  const drawn = planning ? NO_KIND : state.drawn;
  const counts = planning ? unplannedOf(draft, state, side) : unplacedOf(state, side);
  const chosen = (counts[selection.kind] ?? 0) > 0 ? selection.kind : firstKind(counts, kinds);
  const kind = drawn !== NO_KIND ? drawn : chosen;
  const piece = kinds[kind];
  if (piece === undefined) return null;
  const turned = selection.shape !== null && canonical(selection.shape) === piece ? selection.shape : null;
  return { kind, shape: turned ?? shapeFor(side, piece) };
}

/** Weapon pieces before the flag, which should be placed last (TEKAO-10). */
function firstKind(counts: readonly number[], kinds: readonly Shape[]): number {
  const left = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
  return left.find(kind => !isFlag(kinds[kind]!)) ?? left[0] ?? NO_KIND;
}
