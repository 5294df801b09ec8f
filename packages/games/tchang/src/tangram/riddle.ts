import type { Figure } from './cover.ts';
import { hiddenShare } from './cover.ts';
import { blue } from './figures/blue.ts';
import { green } from './figures/green.ts';
import { red } from './figures/red.ts';
import { yellow } from './figures/yellow.ts';
import type { Placed } from './piece.ts';
import { silhouetteOf } from './silhouette.ts';

/** In the order of the colours. Must agree with board.ts. */
export const DRAGONS = ['red', 'green', 'yellow', 'blue'] as const;
export type Dragon = (typeof DRAGONS)[number];

/** TCHANG-14: four figures per dragon, defined by a solution, easier ones first. */
const FIGURES = { red, green, yellow, blue };
export type FigureName = (typeof FIGURES)[Dragon][number]['name'];

export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type Riddle = {
  readonly name: FigureName;
  readonly dragon: Dragon;
  readonly difficulty: Difficulty;
  readonly figure: Figure;
  /** One of the possible solutions. */
  readonly solution: readonly Placed[];
};

/** Limits of the hidden share of edges: the less the outline shows, the harder. */
const [EASY, MIDDLING] = [0.46, 0.52];

function gradeOf(solution: readonly Placed[], figure: Figure): Difficulty {
  const hidden = hiddenShare(solution, figure);
  if (hidden < EASY) return 1;
  return hidden < MIDDLING ? 2 : 3;
}

export const RIDDLES: readonly Riddle[] = DRAGONS.flatMap(dragon =>
  FIGURES[dragon].map(({ name, solution }) => {
    const figure = silhouetteOf(solution);
    if (!figure) throw new Error(`${name}: pieces lie on each other`);
    return { name, dragon, difficulty: gradeOf(solution, figure), figure, solution };
  }),
);

export const findRiddle = (name: string): Riddle | null => RIDDLES.find(r => r.name === name) ?? null;
