import type { Seat } from '@tablee/kernel';
import type { Square, State, TekaoEvent } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../../board/contract.ts';
import type { BoardPoint, Piece, PlaceOf } from '../../../board/piece.ts';
import type { Grip } from '../../../board/pointer.ts';
import type { Words } from '../text/words.ts';

/** The state of the board, common to placing and battle. */
export type BoardState = {
  readonly props: BoardProps<State, TekaoEvent, Messages>;
  /** The position on the screen; it may be earlier than the current one. */
  readonly state: State;
  readonly n: number;
  readonly settled: boolean;
  readonly flipped: boolean;
  /** The seat this person may act for now; null when watching, waiting or over. */
  readonly seat: Seat | null;
  readonly pieces: readonly Piece[];
  readonly place: PlaceOf;
  readonly root: { readonly current: SVGSVGElement | null };
  readonly word: Words;
  /** The player asked to see threats. */
  readonly threats: boolean;
};

/** The accessible name of a square, and what a press or drag does there. */
export type SquareRole = {
  readonly name: string;
  /** A press does something; other squares are only read aloud. */
  readonly acts: boolean;
  readonly pressed?: boolean;
  readonly drags: boolean;
};

/** Placing (TEKAO-4) or battle. The active mode handles all input and draws its marks. */
export type BoardMode = {
  readonly roleOf: (square: Square) => SquareRole;
  readonly press: (square: Square) => void;
  /** The mouse or the focus enters a square; null: leaves it. */
  readonly look?: (square: Square | null) => void;
  /** Starts a drag at a point, or returns null. */
  readonly startGrip: (at: BoardPoint) => Grip | null;
  /** Handles a key on a square, or on the board (null); true if it did something. */
  readonly onKey: (event: KeyboardEvent, square: Square | null) => boolean;
  /** The selected piece, drawn lifted. */
  readonly lifted: Square | null;
  /** The square that gets the focus first. */
  readonly first: Square | null;
  /** Drawn below the pieces, above them, above the squares, and beside the board. */
  readonly under: ComponentChildren;
  readonly over: ComponentChildren;
  readonly top?: ComponentChildren;
  readonly panel: ComponentChildren;
};
