import type { Chance, Seat, View } from './contract.ts';

/** The strength of a bot. */
export type Level = 1 | 2 | 3 | 4 | 5;
export type ByLevel<T> = { readonly [level in Level]: T };

/** A move to compare. `prior` orders candidates before any playout, in hundredths of log-odds. */
export type Candidate<M = unknown> = {
  readonly move: M;
  readonly prior: number;
  /** The seat's next moves in the same turn. Of all these moves only the last may draw luck. */
  readonly rest?: readonly M[];
  /** The moves expected from partners after that, in order. */
  readonly partners?: readonly M[];
};

/**
 * Helps to search a game with luck, secrets or simultaneous choices by playouts. A world is a complete state consistent
 * with the view, made by `imagine`; the search may modify it.
 */
export interface Guide<S = unknown, M = unknown> {
  /** At most `most` moves of `seat`, best first; at least one while the seat is an actor. */
  candidates(view: View<S>, seat: Seat, most: number, chance: Chance): readonly Candidate<M>[];
  /** Plays one reasonable move for `seat` in place, using only what that seat can see. Must be fast. */
  step(world: S, seat: Seat, chance: Chance): void;
  /** Whether the world can be judged here, `plies` steps after the candidate. */
  settled(world: S, plies: number): boolean;
  /** The log-odds of winning of the seat and its partners, in hundredths. */
  judge(world: S, seat: Seat): number;
}

/** The limits of a level in a search by playouts: time, candidates, playouts, noise, moves overlooked. */
export type PlayoutHandicap = {
  readonly ms: number;
  /** The number of candidates compared. */
  readonly most: number;
  readonly playouts: number;
  /** The greatest error of a move's value, in hundredths of log-odds. */
  readonly blur: number;
  readonly attention: number;
};
