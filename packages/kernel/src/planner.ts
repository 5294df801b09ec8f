import type { Chance, Seat, View } from './contract.ts';
import type { ByLevel } from './guide.ts';

/** The budget of one search. */
export type PlannerBudget = {
  /** The number of positions that may be tried. */
  readonly thoughts: number;
  /** The elapsed share of the time, 0 ‥ 1. Cheap enough to call once per millisecond. */
  spent(): number;
};

/** The result of a search. */
export type Plan<M = unknown> = {
  /** In order; ends after the first move whose result is uncertain. */
  readonly moves: readonly M[];
  /** The win probability of the seat, 0 ‥ 1. */
  readonly value: number;
  readonly depth: number;
  /** The number of positions tried. */
  readonly thoughts: number;
};

/** The greatest budget of a level. A game extends it with its own settings. */
export type PlannerLimits = { readonly ms: number; readonly thoughts: number };

export type PlanRequest<K extends PlannerLimits = PlannerLimits> = {
  readonly seat: Seat;
  readonly skill: K;
  /** Advice: the move is returned as intended, without the level's inaccuracy. */
  readonly steady: boolean;
};

/**
 * Search of a game whose moves cannot be listed (`traits.moves` is 'sampled'). The same chance and number of thoughts
 * give the same plan.
 */
export interface Planner<S = unknown, M = unknown, K extends PlannerLimits = PlannerLimits> {
  /** The seat must be an actor. */
  plan(view: View<S>, request: PlanRequest<K>, budget: PlannerBudget, chance: Chance): Plan<M>;
  /** The win probability of the seat, whichever seat is on turn. */
  assess(view: View<S>, request: PlanRequest<K>, budget: PlannerBudget, chance: Chance): number;
  /** The win probability of the seat without any search, between two moves. */
  judge?(s: S, seat: Seat): number;
}

/** Bot support of such a game. */
export interface PlannerSupport {
  readonly rules: readonly number[];
  readonly planner: Planner;
  readonly levels: ByLevel<PlannerLimits>;
}
