import type { Level } from './levels.ts';

export type ThinkRequest = {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Record<string, boolean | number | string>;
  /** This position or an earlier one of the same turn, as `seat` sees it. */
  readonly position: string;
  /** The moves made since by any seat; some rules depend on them (TCHAG-9, TEKAO-11). */
  readonly moves: readonly string[];
  readonly seat: number;
  /** All events told to `seat`, in order; only for games with `traits.memory`. */
  readonly told?: readonly unknown[];
  readonly level: Level;
  /** Replaces the level's time. */
  readonly ms?: number;
  /**
   * Ends the search by its count of positions, playouts or thoughts and never by time: the same seed gives the same move
   * on every machine. Levels that only time ends use `COUNTED`.
   */
  readonly counted?: true;
  /** An upper limit on the time, set by a busy server. */
  readonly mostMs?: number;
  /** Advice: in games of skill, the move is returned without the level's inaccuracy. */
  readonly steady?: boolean;
  /** The share of the level's playouts or thoughts to use. Default: 1. */
  readonly effort?: number;
  /** The same seed, position and number of thoughts give the same move. */
  readonly seed?: number;
};

export type EvaluateRequest = Omit<ThinkRequest, 'level'>;

export type Thought = {
  readonly move: string;
  /** The rest of the turn, `move` first. */
  readonly turn: readonly string[];
  /** The win probability of the seat. */
  readonly value: number;
  /** Turns searched. */
  readonly depth: number;
  readonly nodes: number;
  readonly ms: number;
};

/** To the worker. `asked` is a time of `sharedNow`: the budget begins with the question, not when the worker is ready. */
export type Question = { readonly id: number; readonly asked: number } & Asking;
export type Asking =
  | { readonly ask: 'think'; readonly request: ThinkRequest }
  | { readonly ask: 'evaluate'; readonly request: EvaluateRequest };

/** From the worker. */
export type Answer =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly value: number }
  | { readonly id: number; readonly error: string };

/**
 * A clock in ms that the asking thread and the worker share, independent of the system date: a changed date must not
 * make a question look old. In Node all threads share `hrtime`, while `timeOrigin` is read from the date. Browsers have
 * no `hrtime`, but the time origins of a page and its workers are on one monotonic clock (High Resolution Time, section 5).
 */
export const sharedNow: () => number =
  typeof process === 'object' && process.versions?.node !== undefined
    ? () => Number(process.hrtime.bigint()) / 1e6
    : () => performance.timeOrigin + performance.now();
