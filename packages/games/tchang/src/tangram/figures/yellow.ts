import { lay } from '../piece.ts';

/** People, lights and buildings. */
export const yellow = [
  {
    name: 'dancer',
    solution: lay(
      ['large-1', 5, [0, 0], [0, 2]],
      ['large-2', 1, [0, 1], [0, 1]],
      ['middle', 5, [0, 1], [4, 3]],
      ['small-1', 5, [0, 3], [0, 3]],
      ['small-2', 3, [0, -2], [0, 2]],
      ['square', 0, [-1, 1], [0, 3]],
      ['parallelogram', 3, [0, 0], [0, 2]],
    ),
  },
  {
    name: 'sage',
    solution: lay(
      ['large-1', 2, [0, 0], [0, 0]],
      ['large-2', 0, [2, 0], [0, 0]],
      ['middle', 5, [1, 0], [8, 0]],
      ['small-1', 0, [0, 0], [0, 0]],
      ['small-2', 4, [2, 0], [4, 0]],
      ['square', 0, [0, 0], [4, 0]],
      ['parallelogram', 2, [2, 0], [0, 0]],
    ),
  },
  {
    name: 'pagoda',
    solution: lay(
      ['large-1', 0, [0, 0], [0, 0]],
      ['large-2', 4, [4, 0], [4, 0]],
      ['middle', 5, [1, 0], [6, 0]],
      ['small-1', 2, [2, 0], [8, 0]],
      ['small-2', 0, [2, 0], [8, 0]],
      ['square', 0, [1, 0], [6, 0]],
      ['parallelogram', 0, [5, 0], [4, 0], true],
    ),
  },
  {
    name: 'lantern',
    solution: lay(
      ['large-1', 0, [-2, 0], [-2, 0]],
      ['large-2', 4, [2, 0], [2, 0]],
      ['middle', 3, [4, 0], [0, 0]],
      ['small-1', 4, [-2, 0], [0, 0]],
      ['small-2', 2, [-2, 0], [0, 0]],
      ['square', 0, [-1, 0], [2, 0]],
      ['parallelogram', 0, [-3, 0], [-4, 0]],
    ),
  },
] as const;
