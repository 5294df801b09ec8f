import type { Refusal, Seat } from '@tablee/kernel';
import type { Colour, Space, State, TchangEvent } from '@tablee/tchang';
import type { Messages } from '@tablee/tchang/messages/fr';
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/contract.ts';
import type { Words } from '../text/words.ts';
import { type Choices, soleMover } from './choices.ts';
import type { Gift } from './sharing.ts';

export type Props = BoardProps<State, TchangEvent, Messages>;

/** Use of the next pressed space, instead of a move. */
export const TOOLS = ['way', 'take', 'point'] as const;
export type Tool = (typeof TOOLS)[number];

/** What the person has begun but not played. */
export type Selection = {
  /** The pawn whose routes are shown; it may not be movable now. */
  readonly pawn: Colour | null;
  /** The space hovered, focused or dragged over. */
  readonly looked: Space | null;
  /** The space pressed once; pressing it again moves the pawn. */
  readonly aimed: Space | null;
  readonly gift: Gift | null;
  /** The sharing panel was opened or closed by the person; null: default. */
  readonly sharing: boolean | null;
  readonly tool: Tool | null;
  /** The pass button was pressed once. */
  readonly passing: boolean;
};

export const NO_SELECTION: Selection = {
  pawn: null,
  looked: null,
  aimed: null,
  gift: null,
  sharing: null,
  tool: null,
  passing: false,
};

/** The inputs of every action: the shown position, the selection, and callbacks of the table. */
export type BoardState = {
  /** The position on screen; it may be older than the newest one. */
  readonly state: State;
  /** The seat this person may act for now; null while watching, waiting, or after the end. */
  readonly seat: Seat | null;
  /** The seat this person sits on, also out of turn; null for a spectator. */
  readonly ownSeat: Seat | null;
  /** The seat whose notes this person writes, and for which refusals are computed. */
  readonly plannerSeat: Seat;
  readonly choices: Choices;
  /** TCHANG-9: the pawn that has just joined others, for which the sharing panel opens. */
  readonly joined: Colour | null;
  readonly selection: Selection;
  readonly select: (change: Partial<Selection>) => void;
  readonly play: (move: string) => void;
  readonly explain: (refusal: Refusal) => void;
  /** Shows a sentence on the board and announces it. */
  readonly notify: (sentence: string) => void;
  readonly point: Props['point'];
  /** Notes of this person. */
  readonly notes: readonly string[];
  /** Replaces the notes; null where planning is off. */
  readonly plan: Props['plan'];
  readonly root: { readonly current: SVGSVGElement | null };
  readonly text: Messages;
  readonly word: Words;
};

/** The chosen pawn, or the only one that can move. */
export const selectedPawn = ({
  selection,
  choices,
}: Pick<BoardState, 'selection' | 'choices'>): Colour | null => selection.pawn ?? soleMover(choices);

/** Whether the selected pawn may move now. */
export const mayMove = (board: Pick<BoardState, 'selection' | 'choices'>): boolean => {
  const pawn = selectedPawn(board);
  return pawn !== null && board.choices.movers.includes(pawn);
};

/** TCHANG-9: the sharing panel opens by itself when a pawn has just joined others. */
export const isSharing = ({ choices, selection, joined }: BoardState): boolean =>
  choices.shares && (selection.sharing ?? joined !== null);

type Held = { readonly n: number; readonly turn: Seat; readonly selection: Selection };

/** A new entry clears the aim; a new turn clears the pawn and the sharing panel too. */
export function keepSelection(
  { n, turn, selection }: Held,
  now: { readonly n: number; readonly turn: Seat },
): Selection {
  if (turn !== now.turn) return NO_SELECTION;
  if (n === now.n) return selection;
  const { pawn, looked, sharing } = selection;
  return { ...NO_SELECTION, pawn, looked, sharing };
}

export function useSelection(
  n: number,
  { turn, phase }: State,
): readonly [selection: Selection, select: (change: Partial<Selection>) => void] {
  const now = { n, turn: phase === 'explore' ? turn : -1 };
  const [held, hold] = useState<Held>({ ...now, selection: NO_SELECTION });
  const select = (change: Partial<Selection>): void =>
    hold(before => ({ ...now, selection: { ...keepSelection(before, now), ...change } }));
  return [keepSelection(held, now), select];
}
