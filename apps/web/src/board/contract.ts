import type { Eyes, Refusal, Seat, Table } from '@tablee/kernel';
import type { ComponentType } from 'preact';
import type { Shape } from '../page/mark.tsx';

/** What a screen hands to a game's view. A view knows the game; the screen knows the table; neither knows the other. */

export type Shown<S = unknown, E = unknown> = {
  /** Number of the entry shown. A greater one with events is animated; any other jump is simply drawn. */
  readonly n: number;
  /** With the memory of the running turn, so that the moves listed are those the referee allows. */
  readonly state: S;
  /** What led here from n - 1. */
  readonly events: readonly E[];
  /** The choice each seat faces here, named by the entry that posed it. Without it every entry poses a new one. */
  readonly decisions?: readonly number[];
};

/** An entry that led to the one shown, and what these eyes were told of it. */
export type Past<E = unknown> = { readonly n: number; readonly events: readonly E[] };

/** A place on the board somebody shows to the others, for a moment. `at` is the view's own name of it; every gesture has a new `id`. */
export type Pointed = { readonly id: number; readonly seat: Seat; readonly at: string };

/** What a seat means to do, as small notes the view understands ("way-b-d6", "take-c4"): up to MAX_NOTES of them. */
export type Planned = { readonly seat: Seat; readonly notes: readonly string[] };

/** Where somebody who is to act would shoot, in the view's own terms (/^[a-z0-9,+-]{1,40}$/): "s3,1024,640". */
export type Aimed = { readonly seat: Seat; readonly aim: string };

export type BoardProps<S = unknown, E = unknown, T = unknown> = {
  readonly shown: Shown<S, E>;
  /** All that led here, oldest first, without what was taken back: for what a table remembers, as the last card laid. */
  readonly past: readonly Past<E>[];
  readonly table: Table;
  /** Seats this person moves right now; none while waiting, watching or looking back. */
  readonly hands: readonly Seat[];
  /** Whose side is at the lower edge. */
  readonly bottom: Seat;
  /** Whose secrets the state shows; 'public' for a watcher and while the device is handed on. */
  readonly eyes: Eyes;
  /** Several people look at this screen: what is secret stays face down except while it is held down. */
  readonly veiled: boolean;
  readonly play: (move: string) => void;
  /** A tap that is no legal move: the screen says why, with the rule. */
  readonly explain: (refusal: Refusal) => void;
  /** A move to point at: "what would you do?" */
  readonly hint: string | null;
  /** What is being shown right now, one's own gestures included. */
  readonly points: readonly Pointed[];
  /** Shows a place (/^[a-z0-9-]{1,12}$/) to everybody at the table; null: nobody to show it to. */
  readonly point: ((at: string) => void) | null;
  /** What everybody means to do, one's own notes included. Gone when the turn passes on; alone, only when replaced. */
  readonly plans: readonly Planned[];
  /** Replaces this person's notes (each /^[a-z0-9-]{1,12}$/, at most 8), for all to see; null: nobody may plan here. */
  readonly plan: ((notes: readonly string[]) => void) | null;
  /** Where the others are aiming right now; gone with the next entry. */
  readonly aims: readonly Aimed[];
  /** Shows the others where this person aims, as often as it changes; '' lowers it. Null: nobody to show it to. */
  readonly aim: ((text: string) => void) | null;
  /** How who sits there is called at this table; without it, by what the seat wears. */
  readonly nameOf?: (seat: Seat) => string;
  /** Nobody else is there who could answer, as in a lesson. */
  readonly alone?: boolean;
  /** The game is looked back at: nothing is played here, nor prepared. */
  readonly lookedBack?: boolean;
  /** Gives the game up for all who play together, where a board itself offers it; null: not for this person, or over. */
  readonly giveUp?: (() => void) | null;
  /** The entry of this number has been shown. Only boards with `suspense` say so, and each of them must. */
  readonly seen?: (n: number) => void;
  /** The game's own messages in the reader's language. */
  readonly text: T;
};

/** Captures, stones left, phase: what a glance must tell, beside the board. */
export type StatusProps<S = unknown, T = unknown> = {
  readonly state: S;
  readonly seat: Seat;
  readonly text: T;
};

/** How a seat is called and what it wears: one colour and shape, or several where a seat plays several colours. */
export type SeatLook = { readonly name: string; readonly shapes: readonly Shape[] };

/** One per game, loaded with its board. */
export type GameView<S = unknown, E = unknown, T = unknown> = {
  /** What has to arrive before anything is drawn, as the board's own words. */
  readonly ready?: Promise<void>;
  readonly Board: ComponentType<BoardProps<S, E, T>>;
  readonly Status: ComponentType<StatusProps<S, T>>;
  /** It shows what happened little by little: until it says `seen`, the table tells none of it. */
  readonly suspense?: true;
  /** It lies the same way for everybody: there is no other side to turn to. */
  readonly fixed?: true;
  /** What one holds in the hand alone, for a phone beside a board everybody sees. Only games with secrets. */
  readonly Hand?: ComponentType<BoardProps<S, E, T>>;
  /** Who a seat is, as a picture: for whoever cannot read a name yet. */
  readonly Portrait?: ComponentType<{ readonly seat: Seat }>;
  /** Where the position decides what a seat wears: Tock leaves out a colour drawn by lot when three play (TOCK-9). */
  readonly seatLook?: (state: S, seat: Seat, text: T) => SeatLook;
  /** Who plays after the seat on turn: only where seats share a side, and the order must be said (TEKAO-12). */
  readonly next?: (state: S) => Seat | null;
  /** The sentence for a screen reader, one per event worth saying. `state`: what it led to, as these eyes see it. */
  readonly say: (event: E, text: T, state: S) => string | null;
  /** What the person on turn has to do now, in a few words: "Déplacez un pion", "Refermez la brèche". */
  readonly task: (state: S, text: T) => string;
  /** Keys only this board knows, for the list of keys: which, and what they do, in the reader's language. */
  readonly keys?: (() => readonly (readonly [key: string, does: string])[]) | undefined;
  /** How a move is named in the list of moves and for hints. */
  readonly nameMove: (move: string, text: T) => string;
  /** What the list of moves shows, where a move's own text is too terse for somebody who has just learned the game. */
  readonly briefMove?: (move: string) => string;
  /** How a place somebody points at is called aloud; without it, by its own name. The screen says it. */
  readonly namePlace?: (at: string, text: T) => string;
  /** What a note of a plan says aloud, as "aller en d6" after "Anne prévoit"; null: not worth saying. The screen says it. */
  readonly namePlan?: (note: string, text: T) => string | null;
};
