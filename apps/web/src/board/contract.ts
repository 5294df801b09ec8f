import type { Eyes, Refusal, Seat, Table } from '@tablee/kernel';
import type { ComponentType } from 'preact';
import type { Shape } from '../page/mark.tsx';

/** The contract between a screen, which knows the table, and a game's view, which knows the game. */

export type Shown<S = unknown, E = unknown> = {
  /** Number of the entry shown. A greater number with events is animated; any other change is drawn at once. */
  readonly n: number;
  /** Includes the memory of the running turn, so that its moves are exactly the legal ones. */
  readonly state: S;
  /** The events of entry n. */
  readonly events: readonly E[];
  /** The decision each seat faces, named by the entry that posed it. Default: every entry poses a new one. */
  readonly decisions?: readonly number[];
  /** The position that entry n was played in. Missing where it is not known, as in lessons. */
  readonly before?: S | undefined;
};

/** An earlier entry, with its events as told to these eyes. */
export type Past<E = unknown, S = unknown> = {
  readonly n: number;
  readonly events: readonly E[];
  readonly before?: S | undefined;
};

/** A place a seat points at for a moment. `at` is the view's name of it; every gesture has a new `id`. */
export type Pointed = { readonly id: number; readonly seat: Seat; readonly at: string };

/** The plan of a seat, as up to MAX_NOTES notes of the view ("way-b-d6", "take-c4"). */
export type Planned = { readonly seat: Seat; readonly notes: readonly string[] };

/** The aim of an actor, in the view's own notation (/^[a-z0-9,+-]{1,40}$/): "s3,1024,640". */
export type Aimed = { readonly seat: Seat; readonly aim: string };

export type BoardProps<S = unknown, E = unknown, T = unknown> = {
  readonly shown: Shown<S, E>;
  /** All earlier entries, oldest first, without those taken back. */
  readonly past: readonly Past<E, S>[];
  readonly table: Table;
  /** Seats this person may move for now; empty while waiting, watching or replaying. */
  readonly hands: readonly Seat[];
  /** The seat at the lower edge. */
  readonly bottom: Seat;
  /** Whose secrets the state shows; 'public' for spectators and while the device is handed on. */
  readonly eyes: Eyes;
  /** Several people share this screen: secrets are shown only while the player holds them down. */
  readonly veiled: boolean;
  /** A move of this person is on its way to the server. */
  readonly pending?: boolean;
  readonly play: (move: string) => void;
  /** Shows why a tap is no legal move, with the rule. */
  readonly explain: (refusal: Refusal) => void;
  /** An advised move. */
  readonly hint: string | null;
  /** Places being pointed at now, including by this person. */
  readonly points: readonly Pointed[];
  /** Points at a place (/^[a-z0-9-]{1,12}$/) for all at the table; null if there is no one else. */
  readonly point: ((at: string) => void) | null;
  /** The plans of all, including this person's. Cleared when the turn passes; when playing alone, only when replaced. */
  readonly plans: readonly Planned[];
  /** Replaces this person's notes (each /^[a-z0-9-]{1,12}$/, at most 8); null where planning is not possible. */
  readonly plan: ((notes: readonly string[]) => void) | null;
  /** The aims of others; cleared with the next entry. */
  readonly aims: readonly Aimed[];
  /** Publishes this person's aim; '' clears it. Null if there is no one else. */
  readonly aim: ((text: string) => void) | null;
  /** The player's name of a seat. Default: the seat's colour. */
  readonly nameOf?: (seat: Seat) => string;
  /** The seats of computers. Default: none. */
  readonly bots?: readonly Seat[];
  /** There is no opponent, as in a lesson. */
  readonly alone?: boolean;
  /** A replay: nothing can be played or prepared. */
  readonly lookedBack?: boolean;
  /** Resigns for the whole side, for boards that offer it themselves; null if not allowed. */
  readonly giveUp?: (() => void) | null;
  /** Reports that entry n has been shown. Boards with `suspense` must call it; others do not. */
  readonly seen?: (n: number) => void;
  /** Reports which entry is on the screen. `useStage` calls it; boards without it do so themselves. */
  readonly showing?: (n: number) => void;
  /** The game's own messages in the reader's language. */
  readonly text: T;
};

/** The status line of a seat beside the board: captures, stones left, phase. */
export type StatusProps<S = unknown, T = unknown> = {
  readonly state: S;
  readonly seat: Seat;
  readonly text: T;
};

/** A seat's name and its shapes; several where a seat plays several colours. */
export type SeatLook = { readonly name: string; readonly shapes: readonly Shape[] };

/** One per game. */
export type GameView<S = unknown, E = unknown, T = unknown> = {
  /** Resolves when the board can be drawn, for example when its words are loaded. */
  readonly ready?: Promise<void>;
  readonly Board: ComponentType<BoardProps<S, E, T>>;
  readonly Status: ComponentType<StatusProps<S, T>>;
  /** The board reveals results gradually: the table keeps them back until it calls `seen`. */
  readonly suspense?: true;
  /** The board has no sides: it cannot be turned. */
  readonly fixed?: true;
  /** The hand without the board, for a phone beside a shared screen. Only games with secrets. */
  readonly Hand?: ComponentType<BoardProps<S, E, T>>;
  /** A picture of a seat, for children who cannot read. */
  readonly Portrait?: ComponentType<{ readonly seat: Seat }>;
  /** For games in which the position decides a seat's colour: with three, Tock draws the unused one by lot (TOCK-9). */
  readonly seatLook?: (state: S, seat: Seat, text: T) => SeatLook;
  /** The seat after the one on turn, where seats share a side and the order must be shown (TEKAO-12). */
  readonly next?: (state: S) => Seat | null;
  /**
   * The sentence of an event, or null. `state`: the view after the event. `nameOf`: by default a seat is its colour.
   * `bottom`: directions follow the reader's board; without it they are valid for readers on every side.
   */
  readonly say: (
    event: E,
    text: T,
    state: S,
    nameOf?: (seat: Seat) => string,
    bottom?: Seat,
  ) => string | null;
  /** What the player on turn has to do, in a few words: "Déplacez un pion", "Refermez la brèche". */
  readonly task: (state: S, text: T) => string;
  /** The board's own keys for the help dialog: key and effect, in the reader's language. */
  readonly keys?: (() => readonly (readonly [key: string, does: string])[]) | undefined;
  /** Why a move cannot be taken back, where it is not for luck or a reveal; in the reader's language. */
  readonly bound?: () => string;
  /** The name of a move in the move list and in hints. `bottom` as for `say`. */
  readonly nameMove: (move: string, text: T, bottom?: Seat) => string;
  /** The board says itself what to do, so the status line does not. */
  readonly prompts?: true;
  /** The board says itself what another seat has done, so the table shows no captions. */
  readonly captions?: true;
  /** The board says the advised move itself, so the status line does not. */
  readonly advises?: true;
  /** The move list's text of a move, where the notation is too terse for beginners. */
  readonly briefMove?: (move: string) => string;
  /** The spoken name of a place someone points at. Default: `at` itself. */
  readonly namePlace?: (at: string, text: T) => string;
  /** The spoken form of a note, as "aller en d6" after "Anne prévoit"; null to skip it. */
  readonly namePlan?: (note: string, text: T) => string | null;
};
