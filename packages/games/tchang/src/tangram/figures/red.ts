import { lay } from '../piece.ts';

/** Fire and animals of its colour. */
export const red = [
  {
    name: 'rooster',
    solution: lay(
      ['large-1', 1, [0, 0], [0, 0]],
      ['large-2', 7, [0, 2], [0, 2]],
      ['middle', 0, [0, -2], [0, 2]],
      ['small-1', 7, [0, -1], [0, 5]],
      ['small-2', 1, [0, -2], [0, 4]],
      ['square', 1, [0, -1], [0, 3]],
      ['parallelogram', 1, [0, 0], [0, -2]],
    ),
  },
  {
    name: 'fox',
    solution: lay(
      ['large-1', 2, [2, 0], [-2, 0]],
      ['large-2', 0, [2, 0], [-2, 0]],
      ['middle', 1, [0, 0], [0, 0]],
      ['small-1', 0, [-2, 0], [2, 0]],
      ['small-2', 2, [2, 0], [2, 0]],
      ['square', 1, [6, 0], [-2, 0]],
      ['parallelogram', 7, [6, 1], [-2, 1], true],
    ),
  },
  {
    name: 'phoenix',
    solution: lay(
      ['large-1', 1, [0, 0], [0, 0]],
      ['large-2', 3, [0, 2], [0, 4]],
      ['middle', 2, [0, 2], [0, 2]],
      ['small-1', 5, [0, -1], [0, 3]],
      ['small-2', 1, [0, -2], [0, 4]],
      ['square', 1, [0, 2], [0, 0]],
      ['parallelogram', 1, [0, -2], [0, 2]],
    ),
  },
  {
    name: 'flame',
    solution: lay(
      ['large-1', 1, [0, 0], [0, 0]],
      ['large-2', 3, [0, 2], [0, 4]],
      ['middle', 2, [0, 2], [0, 2]],
      ['small-1', 5, [0, -1], [0, 3]],
      ['small-2', 7, [0, -2], [0, 4]],
      ['square', 1, [0, -2], [0, 2]],
      ['parallelogram', 1, [0, 2], [0, 2]],
    ),
  },
] as const;
