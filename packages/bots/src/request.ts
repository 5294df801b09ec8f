import type { Level } from './levels.ts';

export type ThinkRequest = {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Record<string, boolean | number | string>;
  /** The text at the start of the running turn, as `seat` sees it; after luck or a reveal a new turn begins here. */
  readonly position: string;
  /** Moves already made in this turn: rules may remember them (TCHAG-9). */
  readonly moves: readonly string[];
  readonly seat: number;
  readonly level: Level;
  /** Instead of the level's budget. */
  readonly ms?: number;
  /** The share of the level's worlds it may play out, where something is hidden; 1 by default. */
  readonly effort?: number;
  /** The same seed, position and budget of thoughts give the same move. */
  readonly seed?: number;
};

export type EvaluateRequest = Omit<ThinkRequest, 'level'>;

export type Thought = {
  readonly move: string;
  /** The whole planned rest of the turn, `move` first. */
  readonly turn: readonly string[];
  /** 0 ‥ 1 for the seat. */
  readonly value: number;
  /** Turns looked ahead. */
  readonly depth: number;
  readonly nodes: number;
  readonly ms: number;
};

/** To the worker. `asked` is the wall clock's time: a budget begins when one asks, not when the worker is ready. */
export type Question = { readonly id: number; readonly asked: number } & Asking;
export type Asking =
  | { readonly ask: 'think'; readonly request: ThinkRequest }
  | { readonly ask: 'evaluate'; readonly request: EvaluateRequest };

/** From the worker. */
export type Answer =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly value: number }
  | { readonly id: number; readonly error: string };
