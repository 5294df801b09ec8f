import { lay } from '../../src/tangram/index.ts';

/** The square in which the pieces are stored. */
export const SQUARE = lay(
  ['large-1', 5, [0, 2], [0, 2]],
  ['large-2', 3, [0, 2], [0, 2]],
  ['middle', 4, [0, 4], [0, 4]],
  ['small-1', 7, [0, 3], [0, 1]],
  ['square', 1, [0, 3], [0, 1]],
  ['small-2', 1, [0, 2], [0, 2]],
  ['parallelogram', 7, [0, 0], [0, 4]],
);
