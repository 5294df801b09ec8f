/**
 * What is seen of a position and what it is worth: log-odds in hundredths, by logistic regression over positions of
 * games the search played against itself. Rows are counted from the own edge, columns from the nearer edge.
 */

/** To be on turn. */
export const TEMPO = -2;
/** By the weapon pieces one has. */
export const MEN: readonly number[] = [-1, 81, 165, 252, 336, 419, 501, 580, 664];
/** The flag: row * 4 + column. */
export const HOME: readonly number[] = [
  8, 0, -3, -2, 0, 0, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/** Free squares beside the flag. */
export const OPEN: readonly number[] = [49, 22, -4, -26, -41];
/** A weapon piece: row * 4 + column. */
export const SPOT: readonly number[] = [
  -1, -2, -5, 0, 2, -3, 0, 0, 0, 1, -2, 1, 0, -2, 1, 1, 3, 1, -1, -2, 2, 0, -1, 0, 0, 1, 0, 1, 1, -1, 1, 2,
];
/** The weapon it turns to the enemy: weapon * 8 + row. */
export const FRONT: readonly number[] = [
  -5, -4, 1, 0, 0, 0, 0, 0, -7, 2, 0, 1, 1, 2, 1, 1, -1, 0, -1, -2, 1, 1, 1, 1, 5, 2, 0, 1, 0, -1, -1, 1,
];
/** And the one it turns home. */
export const BACK: readonly number[] = [
  1, 3, 0, 1, 1, 1, 1, 2, 0, -1, 1, 0, -1, 0, 1, 0, -1, 0, 1, 1, 0, 0, -1, 0, -6, -3, -2, -1, 1, 1, 1, 1,
];
/** And each of those at its sides. */
export const FLANK: readonly number[] = [
  -3, 1, -1, -1, 1, 1, 0, 2, 0, -1, -1, 0, 1, 0, 0, 2, -4, 0, 0, 1, 1, 1, 2, 2, -6, 0, 2, 1, 0, 2, 2, 2,
];
/** From a piece to the enemy's flag: columns aside * 15 + rows ahead + 7. */
export const AIM: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 2, 3, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 5, 1, 2, 3, 0, 0, 0, 0, 0, 0,
  0, 0, 1, 1, -1, 2, 4, -4, -2, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 1, -1, -2, -3, 0, 0, 0, 0, 0, 0, 0, 1, 0, -1,
  0, -2, 0, 0, -4, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -3, -3, -1, -3, 0, 0, 0, 0, 0, 0, 0, -1, 0, -1, -2, -3,
  0, -2, -1, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, -1, 0, 0, 3, -2,
];
/** From a piece to its own flag. */
export const GUARD: readonly number[] = [
  0, 0, 0, 1, 0, 3, 3, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 6, -6, -1, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1,
  0, -2, 3, 1, -1, 0, 0, 0, 0, 0, 0, 1, 0, 0, -1, 1, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, -3, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -2, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 0, -1, 1, -1, -3, 0, 0, 0, 0, 0,
  0, 0, 1, 0, 1, 1, 1, -2, -3, -1, 0, 0, 0, 0, 0, 0, 0,
];

/** What a side could do next: each way to go where it stands, each where it falls, enemies it could take, or exchange. */
export type Doing = {
  readonly safe: number;
  readonly deadly: number;
  readonly hits: readonly number[];
  readonly trades: readonly number[];
};
export const MOVER: Doing = { safe: 2.2, deadly: -1.0, hits: [-11, -3, 4, 8], trades: [3, -4, -1] };
export const WAITER: Doing = { safe: 2.0, deadly: -2.6, hits: [-13, -4, 8, 12], trades: [4, -4, 2] };
