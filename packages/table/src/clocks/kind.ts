import type { Clock, Seat } from '@tablee/kernel';

/**
 * A running clock as a value, in whole milliseconds. `now` always comes from the caller, and only differences count.
 * Field names are those of the wire and of the database.
 */
export type ClockState = {
  readonly kind: Clock['kind'];
  /** Bank of each seat. */
  readonly left: readonly number[];
  /** Seats whose bank is being spent. Empty: the clock is stopped. */
  readonly pouring: readonly Seat[];
  /** When `left` was computed. */
  readonly at: number;
  /** No time is deducted before this: the last move is still being animated. */
  readonly heldUntil: number;
  /** No seat may act before this. */
  readonly respiteUntil: number;
  /** Milliseconds dealt to the waiting seats since the last turn; decides who gets an odd one. */
  readonly dealt: number;
};

/** The same relative to `now`: for the database, the wire, and a reader with another clock. */
export type FrozenClock = {
  readonly left: readonly number[];
  readonly pouring: readonly Seat[];
  readonly holdMs: number;
  readonly respiteMs: number;
  /** The `now` it is relative to, where several servers share one time; absent elsewhere. */
  readonly at?: number;
};

/** How a move changes the clock. */
export type ClockTurn = {
  /** How long the move is animated (`Game.lasts`). */
  readonly lasts?: number;
  /** The clock ended the turn, not a player. */
  readonly byClock?: boolean;
  /** When the move counts as made, if it took time to arrive. Default: now. */
  readonly since?: number;
};

/** What differs from one kind of clock to another. */
export interface ClockKind {
  /** A stopped clock with full banks. */
  open(clock: Clock, seats: number, now: number): ClockState;
  /** The same clock at a later moment. Two calls in a row equal one. */
  advance(state: ClockState, now: number): ClockState;
  /** Whether time runs while these seats act. */
  runsFor(actors: readonly Seat[], seats: number): boolean;
  /** After a move; `actors` act next, none once the game is over. */
  turn(state: ClockState, actors: readonly Seat[], now: number, turn?: ClockTurn): ClockState;
}
