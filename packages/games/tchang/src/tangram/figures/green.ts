import { lay } from '../piece.ts';

/** Plants and animals of the forest. */
export const green = [
  {
    name: 'lotus',
    solution: lay(
      ['large-1', 4, [0, 0], [4, 0]],
      ['large-2', 6, [0, 0], [4, 0]],
      ['middle', 5, [0, 0], [6, 0]],
      ['small-1', 0, [-4, 0], [4, 0]],
      ['small-2', 2, [4, 0], [4, 0]],
      ['square', 1, [0, 1], [0, -3]],
      ['parallelogram', 1, [0, 0], [0, -2]],
    ),
  },
  {
    name: 'fir',
    solution: lay(
      ['large-1', 2, [0, 0], [2, 0]],
      ['large-2', 0, [0, 0], [2, 0]],
      ['middle', 5, [0, 0], [2, 0]],
      ['small-1', 2, [-2, 0], [0, 0]],
      ['small-2', 6, [-2, 0], [2, 0]],
      ['square', 0, [-1, 0], [-2, 0]],
      ['parallelogram', 0, [4, 0], [0, 0], true],
    ),
  },
  {
    name: 'rabbit',
    solution: lay(
      ['large-1', 5, [0, 1], [0, 1]],
      ['large-2', 1, [0, 1], [0, -3]],
      ['middle', 0, [0, -1], [0, -3]],
      ['small-1', 5, [0, 2], [0, -2]],
      ['small-2', 5, [0, 3], [0, -1]],
      ['square', 1, [0, 0], [0, 0]],
      ['parallelogram', 1, [0, -1], [0, 1]],
    ),
  },
  {
    name: 'hedgehog',
    solution: lay(
      ['large-1', 5, [0, 2], [0, 2]],
      ['large-2', 1, [0, 4], [0, 0]],
      ['middle', 2, [0, 6], [0, 0]],
      ['small-1', 5, [0, 3], [0, 3]],
      ['small-2', 5, [0, 5], [0, 3]],
      ['square', 1, [0, 1], [0, 1]],
      ['parallelogram', 1, [0, 6], [0, 0]],
    ),
  },
] as const;
