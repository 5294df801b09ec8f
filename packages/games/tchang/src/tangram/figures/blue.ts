import { lay } from '../piece.ts';

/** Water, animals and boats. */
export const blue = [
  {
    name: 'fish',
    solution: lay(
      ['large-1', 5, [0, 2], [0, 2]],
      ['large-2', 7, [0, 4], [0, 0]],
      ['middle', 7, [0, 2], [0, 2]],
      ['small-1', 1, [0, 1], [0, -1]],
      ['small-2', 1, [0, 3], [0, -1]],
      ['square', 1, [0, 2], [0, -2]],
      ['parallelogram', 1, [0, 2], [0, -4]],
    ),
  },
  {
    name: 'swan',
    solution: lay(
      ['large-1', 2, [4, 0], [0, 0]],
      ['large-2', 6, [4, 0], [4, 0]],
      ['middle', 1, [2, 0], [-2, 0]],
      ['small-1', 1, [0, -1], [0, 3]],
      ['small-2', 2, [8, 0], [4, 0]],
      ['square', 1, [0, 0], [0, 0]],
      ['parallelogram', 1, [0, -1], [0, 1]],
    ),
  },
  {
    name: 'whale',
    solution: lay(
      ['large-1', 5, [0, 4], [0, 2]],
      ['large-2', 1, [0, 2], [0, 0]],
      ['middle', 0, [0, 0], [0, 0]],
      ['small-1', 7, [0, 6], [0, 2]],
      ['small-2', 3, [0, 6], [0, 2]],
      ['square', 1, [0, 6], [0, 0]],
      ['parallelogram', 3, [0, 5], [0, -1]],
    ),
  },
  {
    name: 'boat',
    solution: lay(
      ['large-1', 5, [-2, 2], [0, 2]],
      ['large-2', 3, [-2, 2], [0, 2]],
      ['middle', 2, [-2, 0], [0, 0]],
      ['small-1', 4, [-2, 0], [0, 0]],
      ['small-2', 6, [0, 0], [0, 0]],
      ['square', 0, [-2, 0], [-2, 0]],
      ['parallelogram', 0, [0, 0], [-2, 0]],
    ),
  },
] as const;
