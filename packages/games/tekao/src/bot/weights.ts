/**
 * What is seen of a position and what it is worth: log-odds in hundredths, by logistic regression over positions of
 * games the search played against itself. Rows are counted from the own edge, columns from the nearer edge.
 */

/** To be on turn. */
export const TEMPO = -2;
/** By the weapon pieces one has. */
export const MEN: readonly number[] = [-2, 80, 172, 270, 359, 447, 530, 609, 697];
/** The flag: row * 4 + column. */
export const HOME: readonly number[] = [
  12, 1, -5, -4, 0, 2, -1, -2, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/** Free squares beside the flag. */
export const OPEN: readonly number[] = [58, 25, -2, -25, -66];
/** A weapon piece: row * 4 + column. */
export const SPOT: readonly number[] = [
  1, -4, -7, -1, 2, -4, -1, 0, 2, 1, -4, 1, 0, -4, 2, 1, 7, 2, -2, -5, 6, -1, -1, 0, 0, 2, 0, 3, 2, -2, 2, 5,
];
/** The weapon it turns to the enemy: weapon * 8 + row. */
export const FRONT: readonly number[] = [
  -7, -7, 0, 1, -1, 1, 0, -1, -9, 1, 0, 1, 2, 4, 3, 3, -2, 0, -1, -4, 1, 1, 3, 4, 7, 3, 1, 1, 0, -1, -2, 1,
];
/** And the one it turns home. */
export const BACK: readonly number[] = [
  1, 3, 0, 1, 2, 1, 4, 4, 1, -1, 1, -1, -3, 1, 1, 1, -2, -1, 2, 1, 0, 1, -3, 0, -9, -4, -3, -2, 2, 2, 2, 2,
];
/** And each of those at its sides. */
export const FLANK: readonly number[] = [
  -5, 0, -1, -3, 1, 3, 1, 4, -1, -3, -1, 0, 2, 0, 0, 2, -6, -2, 0, 1, 0, 2, 4, 3, -8, -2, 3, 0, -1, 4, 4, 3,
];
/** From a piece to the enemy's flag: columns aside * 15 + rows ahead + 7. */
export const AIM: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 7, 5, 4, -2, 2, 0, 0, 0, 0, 0, 1, 0, 0, 1, 6, 10, 11, 2, 3, 6, 0, 0, 0, 0, 0,
  0, 1, 1, 5, 4, -1, 5, 7, -7, -1, 0, 0, 0, 0, 0, 0, 0, 5, 2, -1, 0, 3, -4, -3, -5, 0, 0, 0, 0, 0, 0, 0, 3, 1,
  -1, -1, -4, -1, 1, -6, 0, 0, 0, 0, 0, 0, 0, 0, -1, -3, -2, -7, -7, -2, -4, 0, 0, 0, 0, 0, 0, 0, -2, -1, -4,
  -5, -6, -2, -5, 0, 0, 0, 0, 0, 0, 0, 0, -1, -2, -1, -2, 0, -2, 5, -3,
];
/** From a piece to its own flag. */
export const GUARD: readonly number[] = [
  1, -1, 1, 1, -1, 7, 5, 0, -6, -1, 0, 0, 0, 0, 0, 0, 1, 3, 1, 1, 2, 12, -7, -1, 0, 0, 0, 0, 0, 0, 1, 0, -3,
  -1, 0, -2, 6, 5, 0, -1, 0, 0, 0, 0, 0, 3, 1, 0, -2, 1, 0, -1, 8, 2, 0, 0, 0, 0, 0, 0, 4, 3, 1, 3, 0, 0, -5,
  0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 1, -2, -1, -1, -3, -4, 0, 0, 0, 0, 0, 0, 0, -3, 1, 1, -1, -3, 0, -4, -8, 1, 0,
  0, 0, 0, 0, 0, 1, 0, 1, 2, 1, -7, -9, -4, -1, 0, 0, 0, 0, 0, 0,
];

/** What a side could do next: each way to go where it stands, each where it falls, enemies it could take, or exchange. */
export type Doing = {
  readonly safe: number;
  readonly deadly: number;
  readonly hits: readonly number[];
  readonly trades: readonly number[];
};
export const MOVER: Doing = { safe: 1.9, deadly: -0.9, hits: [-12, -4, 3, 17], trades: [3, -6, -3] };
export const WAITER: Doing = { safe: 1.7, deadly: -2.8, hits: [-12, -4, 9, 16], trades: [3, -6, 4] };
