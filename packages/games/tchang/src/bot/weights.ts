/** Weights of a departure's value, in fireflies or fireflies per step. */
export type Weights = {
  /** A statue face down; `need`: by the share still needed; `slack`: by the fireflies in purses. */
  readonly statue: number;
  readonly need: number;
  readonly slack: number;
  /** Per expected firefly of a stone. */
  readonly stone: number;
  readonly step: number;
  /** The cost of a bite, and per step of the nearest partner. */
  readonly bite: number;
  readonly biteFar: number;
  /** Per step from the goal to the next target. */
  readonly next: number;
  /** Per step another pawn would need more. */
  readonly rival: number;
  /** Per step away from the exit; `homeLate` grows with the statues found. */
  readonly home: number;
  readonly homeLate: number;
  /** The fireflies partners keep who stay behind. */
  readonly keep: number;
  /** Per firefly that a purse is below `lowAt`. */
  readonly low: number;
  readonly lowAt: number;
  readonly rescue: number;
  readonly meet: number;
  /** Per firefly on the pawn's space. */
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
