import type { Chance, Seat, View } from './contract.ts';

/** A move worth looking at. `prior` orders them before anything was played out: hundredths of log-odds. */
export type Candidate<M = unknown> = {
  readonly move: M;
  readonly prior: number;
  /** What the seat means to play next in the same turn. Of all these moves only the last may draw luck. */
  readonly rest?: readonly M[];
  /** What it leaves to its partners: what they are hoped to play next, in order, whoever is on turn. */
  readonly partners?: readonly M[];
};

/**
 * What a game with luck, secrets or simultaneous choices brings along so that playing out imagined worlds finds good
 * moves quickly. A world is a state as `imagine` makes it: whole, and the searcher's own to spoil.
 */
export interface Guide<S = unknown, M = unknown> {
  /** What `seat` might play, most promising first, at most `most`; never none while the seat has to choose. */
  candidates(view: View<S>, seat: Seat, most: number, chance: Chance): readonly Candidate<M>[];
  /** Plays one decent move for `seat`, in place and fast, choosing by what that seat itself can see. */
  step(world: S, seat: Seat, chance: Chance): void;
  /** May the world be judged here, `plies` steps after the candidate, or must it be played on? */
  settled(world: S, plies: number): boolean;
  /** How it stands for the seat and its partners: hundredths of log-odds. */
  judge(world: S, seat: Seat): number;
}

/**
 * A handicap where worlds are imagined and played out: less time, fewer worlds, fewer moves compared, some overlooked,
 * the rest misjudged.
 */
export type Musing = {
  readonly ms: number;
  /** Moves compared at all. */
  readonly most: number;
  readonly playouts: number;
  /** How far off the worth of a move may be, in hundredths of log-odds. */
  readonly blur: number;
  readonly attention: number;
};
