/** What a glance at a departure goes by: fireflies, or fireflies a step. */
export type Weights = {
  /** A statue face down; more where most of them are wanted, and where purses are full. */
  readonly statue: number;
  readonly need: number;
  readonly slack: number;
  /** A firefly a stone promises. */
  readonly stone: number;
  readonly step: number;
  /** Being bitten, and each step the nearest partner has to come. */
  readonly bite: number;
  readonly biteFar: number;
  /** The way from there to the next find. */
  readonly next: number;
  /** Each step somebody else would have farther. */
  readonly rival: number;
  /** Each step away from the exit; the second grows with what is found. */
  readonly home: number;
  readonly homeLate: number;
  /** What partners keep who stay behind on the start. */
  readonly keep: number;
  /** Each firefly that a purse is below `lowAt`. */
  readonly low: number;
  readonly lowAt: number;
  readonly rescue: number;
  readonly meet: number;
  /** Each firefly where the pawn comes from. */
  readonly rich: number;
};

export const WEIGHTS: Weights = {
  statue: 1.4,
  need: 0,
  slack: 0,
  stone: 0.836,
  step: 2,
  bite: 1.2,
  biteFar: 1.013,
  next: 0.443,
  rival: 0.1,
  home: 0,
  homeLate: 0.4,
  keep: 6,
  low: 0.2,
  lowAt: 4,
  rescue: 2,
  meet: -3.7,
  rich: 0.05,
};
