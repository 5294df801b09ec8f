/** Weights of the departure score, in fireflies or fireflies per step. */
export type Weights = {
  /** A statue face down; `need` scales with the pieces missing, `slack` with full purses. */
  readonly statue: number;
  readonly need: number;
  readonly slack: number;
  /** One expected firefly of a stone. */
  readonly stone: number;
  readonly step: number;
  /** A bite, and each step of the nearest helper. */
  readonly bite: number;
  readonly biteFar: number;
  /** Each step from there to the next target. */
  readonly next: number;
  /** Each step another pawn would need more. */
  readonly rival: number;
  /** Each step away from the exit; `homeLate` grows with the statues found. */
  readonly home: number;
  readonly homeLate: number;
  /** Fireflies kept by each pawn that stays on the start. */
  readonly keep: number;
  /** Each firefly below `lowAt`. */
  readonly low: number;
  readonly lowAt: number;
  readonly rescue: number;
  readonly meet: number;
  /** Each firefly on the space of departure. */
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
