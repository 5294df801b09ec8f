import { loadGame, loadPuzzles } from '@tablee/catalogue';
import {
  begin,
  type GoalTests,
  type Play,
  type Puzzle,
  play,
  readPuzzles,
  solutionOf,
} from '@tablee/puzzles';
import { TCHAKO_SHOT, TEKAO_STEP } from './move-input.ts';

/** A puzzle and the solver's moves. */
type Found = { readonly id: string; readonly moves: readonly string[] };

/** The first puzzle of a game that fits. */
export async function findPuzzle(
  game: string,
  fits: (line: readonly Play[], puzzle: Puzzle) => boolean = () => true,
): Promise<Found> {
  const puzzles = readPuzzles((await loadPuzzles(game))!.list);
  const puzzle = puzzles.find(one => fits(solutionOf(one), one))!;
  const own = solutionOf(puzzle).filter(({ seat }) => seat === puzzle.seat);
  return { id: puzzle.id, moves: own.map(({ move }) => move) };
}

/** A finger is less exact than the notation: the shot solves with a little error, too. */
function isForgiving(puzzle: Puzzle, game: Parameters<typeof begin>[1], reached: GoalTests): boolean {
  const [, puck, direction, power] = TCHAKO_SHOT.exec(solutionOf(puzzle)[0]!.move) ?? [];
  if (puck === undefined || solutionOf(puzzle).length > 1 || Number(power) % 2 === 1) return false;
  return [-6, 0, 6].every(turn =>
    [-12, 0, 12].every(push => {
      const shot = `shoot ${puck} ${Number(direction) + turn} ${Math.min(1000, Number(power) + push)}`;
      return play(begin(puzzle, game, reached), shot, puzzle.seat).verdict === 'solved';
    }),
  );
}

/** A puzzle of each game whose moves can be played by finger and by keyboard (`move-input.ts`). */
export const PUZZLES: { readonly [game: string]: () => Promise<Found> } = {
  /** TCHAG-11: a forced win with moves, repairs and replies. */
  tchag: () => findPuzzle('tchag', (line, { seat, grade }) => seat === 0 && grade === 1 && line.length < 7),
  /** TEKAO-10: moves without a turn, from the solver's own side of the board. */
  tekao: () =>
    findPuzzle(
      'tekao',
      (line, { seat, goal }) =>
        seat === 0 && goal.key === 'win-in' && line.every(({ move }) => TEKAO_STEP.test(move)),
    ),
  /** TOCK-20: the best card. */
  tock: () => findPuzzle('tock', ([move]) => /^K:\w+-\w+$/.test(move!.move)),
  /** TCHANG-12: everybody gets out. */
  tchang: () =>
    findPuzzle('tchang', line => line.length < 7 && line.every(({ move }) => /-|^end$/.test(move))),
  /** TCHAKO-12: one shot that wins, ahead from the solver's side. */
  async tchako() {
    const [game, { reached = {} }] = [await loadGame('tchako'), (await loadPuzzles('tchako'))!];
    return findPuzzle('tchako', (_, puzzle) => puzzle.seat === 0 && isForgiving(puzzle, game, reached));
  },
};
