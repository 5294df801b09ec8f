import type { Level } from './levels.ts';

export type ThinkRequest = {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Record<string, boolean | number | string>;
  /** The text of this position or an earlier one, as `seat` saw it; after luck or a reveal it begins anew. */
  readonly position: string;
  /** The moves made since, whoever made them: rules may remember them (TCHAG-9, TEKAO-11). */
  readonly moves: readonly string[];
  readonly seat: number;
  /** The events so far as `seat` was told them, in order; only for games that have to be remembered (`traits.memory`). */
  readonly told?: readonly unknown[];
  readonly level: Level;
  /** Instead of the level's budget. */
  readonly ms?: number;
  /** The most it may take, whichever budget it has: a busy server shortens thoughts. */
  readonly mostMs?: number;
  /** Somebody asks for advice: the move is told as it is meant, before a hand shakes (games of skill). */
  readonly steady?: boolean;
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

/** To the worker. `asked`: by the shared clock, as a budget begins when one asks, not when the worker is ready. */
export type Question = { readonly id: number; readonly asked: number } & Asking;
export type Asking =
  | { readonly ask: 'think'; readonly request: ThinkRequest }
  | { readonly ask: 'evaluate'; readonly request: EvaluateRequest };

/** From the worker. */
export type Answer =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly value: number }
  | { readonly id: number; readonly error: string };
