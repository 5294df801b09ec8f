import type { Chance, Seat, View } from './contract.ts';
import type { Five } from './tree.ts';

/** What may be spent on one thought. */
export type Spending = {
  /** Positions tried, all together. */
  readonly thoughts: number;
  /** The share of the time that is gone, 0 ‥ 1. Cheap enough to be asked about once a millisecond. */
  spent(): number;
};

/** What a seat is to do next. */
export type Plan<M = unknown> = {
  /** In order, as far as they are sure to be possible and wanted: nothing after a move that may end otherwise than meant. */
  readonly moves: readonly M[];
  /** The chance of winning, 0 ‥ 1, for the seat it was made for. */
  readonly value: number;
  readonly depth: number;
  /** Positions tried. */
  readonly thoughts: number;
};

/** The most a level may think, and how: what else makes its level is the game's own affair. */
export type Stamina = { readonly ms: number; readonly thoughts: number };

/** Who asks: one of the levels as it plays, or somebody who wants to know what would be best (`steady`). */
export type Asker<K extends Stamina = Stamina> = {
  readonly seat: Seat;
  readonly skill: K;
  /** The hand does not shake: the move is told as it is meant. */
  readonly steady: boolean;
};

/**
 * What a game brings along whose moves cannot be listed (`traits.moves` is 'sampled'): only the game knows where to look
 * among more moves than anybody can count. Budget, level, luck and clock come from outside, so the same luck and number of
 * thoughts give the same plan.
 */
export interface Planner<S = unknown, M = unknown, K extends Stamina = Stamina> {
  /** What the seat should do; it has to choose now. */
  plan(view: View<S>, asker: Asker<K>, spending: Spending, chance: Chance): Plan<M>;
  /** How it stands for the seat, whoever has to choose. */
  assess(view: View<S>, asker: Asker<K>, spending: Spending, chance: Chance): number;
}

/** What such a game's `bot.ts` holds. */
export interface PlannerSupport {
  readonly rules: number;
  readonly planner: Planner;
  readonly levels: Five<Stamina>;
}
