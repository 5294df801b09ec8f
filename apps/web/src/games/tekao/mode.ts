import type { Seat } from '@tablee/kernel';
import type { Square, State, TekaoEvent } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../board/contract.ts';
import type { BoardPoint, Piece, PlaceOf } from '../../board/piece.ts';
import type { Grip } from '../../board/pointer.ts';
import type { Words } from './words.ts';

/** What the board knows at this moment, whatever is played on it. */
export type Scene = {
  readonly props: BoardProps<State, TekaoEvent, Messages>;
  /** The position on the screen, which may be a moment earlier than the newest. */
  readonly state: State;
  readonly n: number;
  readonly settled: boolean;
  readonly flipped: boolean;
  /** The seat this person may act for now, or null: watching, waiting, over. */
  readonly seat: Seat | null;
  readonly pieces: readonly Piece[];
  readonly place: PlaceOf;
  readonly root: { readonly current: SVGSVGElement | null };
  readonly word: Words;
  /** Dangers are shown before they are asked for. */
  readonly threats: boolean;
};

/** What a square is to whoever hears the board, and whether pressing it does something. */
export type SquareRole = {
  readonly name: string;
  /** Something happens when it is pressed; all others only say what they are. */
  readonly acts: boolean;
  readonly pressed?: boolean;
  readonly drags: boolean;
};

/** What the board is for: placing (TEKAO-4) or the battle. One of them answers every touch. */
export type Mode = {
  readonly roleOf: (square: Square) => SquareRole;
  readonly press: (square: Square) => void;
  /** The square pointed or tabbed at; null: none any more. */
  readonly look?: (square: Square | null) => void;
  readonly grasp: (at: BoardPoint) => Grip | null;
  /** A key pressed on a square (null: on the board, on none); true when it was understood. */
  readonly onKey: (event: KeyboardEvent, square: Square | null) => boolean;
  /** The piece in hand, drawn lifted. */
  readonly lifted: Square | null;
  /** Where the keyboard comes in. */
  readonly first: Square | null;
  /** Drawn under the pieces, over them, over everything else on the board (what is pressed there), beside the board. */
  readonly under: ComponentChildren;
  readonly over: ComponentChildren;
  readonly top?: ComponentChildren;
  readonly panel: ComponentChildren;
};
