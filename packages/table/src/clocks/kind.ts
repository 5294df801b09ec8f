import type { Clock, ClockEnd, Seat } from '@tablee/kernel';

/**
 * A running clock as a value, in whole milliseconds. `now` always comes from the caller, and only differences count.
 * Field names are those of the wire and of the database.
 */
export type ClockState<C extends Clock = Clock> = {
  /** As agreed before the game. */
  readonly clock: C;
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
  /** Turns in a row that ended by time, where that is counted. */
  readonly missed?: number;
};

/** The same relative to `now`: for the database, the wire, and a reader with another clock. */
export type FrozenClock = {
  readonly left: readonly number[];
  readonly pouring: readonly Seat[];
  readonly holdMs: number;
  readonly respiteMs: number;
  /** The `now` it is relative to, where several servers share one time or it runs without one; absent elsewhere. */
  readonly at?: number;
  readonly missed?: number;
};

/** How a move changes the clock. */
export type ClockTurn = {
  /** How long the move is animated (`Game.lasts`). */
  readonly lasts?: number;
  /** Who has moved; absent before the first move. */
  readonly mover?: Seat;
  /** The clock ended the turn, not a player. */
  readonly byClock?: boolean;
  /** A bot has moved, not a person. */
  readonly byBot?: boolean;
  /** The clock is stopped, and no turn has ended. */
  readonly stops?: boolean;
  /** When the move counts as made, if it took time to arrive. Default: now. */
  readonly since?: number;
};

/** What differs from one kind of clock to another. */
export interface ClockKind<C extends Clock> {
  /** The banks at the start of a game. */
  banks(clock: C, seats: number): readonly number[];
  /** Whether banks that were stored can be those of such a clock. */
  accepts(clock: C, left: readonly number[]): boolean;
  /** The same clock at a later moment. Two calls in a row equal one. */
  advance(state: ClockState<C>, now: number): ClockState<C>;
  /** Whether time runs while these seats act. */
  runsFor(actors: readonly Seat[], seats: number): boolean;
  /** After a move; `actors` act next, none once the game is over. */
  turn(state: ClockState<C>, actors: readonly Seat[], now: number, turn?: ClockTurn): ClockState<C>;
  /** What happens at zero. */
  zero(clock: C): ClockEnd;
  /** It runs while no server does and without a connection; its times are dates. Default: it stops then. */
  readonly runsAlone?: true;
  /** It stands until a person moves. Default: never. */
  rests?(state: ClockState<C>): boolean;
  /** When the first running bank is empty. Default: when that much time has passed. */
  dueAt?(state: ClockState<C>): number;
  /** What a person who comes back after an empty bank has at least, in milliseconds. Default: nothing more. */
  leastAfterAbsence?(clock: C): number;
}

/** A stopped clock. */
export const stoppedClock = <C extends Clock>(
  clock: C,
  left: readonly number[],
  now: number,
): ClockState<C> => ({ clock, left, pouring: [], at: now, heldUntil: now, respiteUntil: now, dealt: 0 });
