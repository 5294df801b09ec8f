import type { Refusal, Seat } from '@tablee/kernel';
import type { Square, State } from '@tablee/tchag';
import { useState } from 'preact/hooks';
import type { Piece } from '../../../board/piece.ts';
import type { Choices } from './choices.ts';

/** The player's selection, not played yet. */
export type Selection = {
  /** The pawn whose targets are highlighted. */
  readonly pawn: Square | null;
  /** The slide under the mouse or the keyboard focus: its preview is shown. */
  readonly previewed: string | null;
  /** The slide tapped once by a finger, which cannot hover: the second tap plays it. */
  readonly armed: string | null;
};

export const NO_SELECTION: Selection = { pawn: null, previewed: null, armed: null };

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

/** Everything an input handler needs to interpret a tap, drag or key. */
export type InputState = {
  readonly state: State;
  readonly pieces: readonly Piece[];
  readonly choices: Choices;
  readonly bottom: Seat;
  readonly selection: Selection;
  readonly change: (selection: Partial<Selection>) => void;
  readonly play: (move: string) => void;
  readonly explain: (refusal: Refusal) => void;
};

/** The squares the selected pawn may step to. */
export const targetsOf = ({
  selection,
  choices,
}: Pick<InputState, 'selection' | 'choices'>): readonly Square[] =>
  selection.pawn === null ? [] : (choices.steps.get(selection.pawn) ?? []);
