import { loadBot, loadGame } from '@tablee/catalogue';
import { type Match, matchAt, readTable } from '@tablee/kernel';
import { GRADES, type Grade, mistakesOf, type Puzzle } from '../src/index.ts';
import type { Draft, Finder, Wants } from './finder.ts';
import { Unproven } from './forced-win.ts';
import { findGain } from './gain.ts';
import { type Found, findHold, findWin } from './ideas.ts';
import { writeOne } from './make.ts';
import { selfPlay } from './self-play.ts';
import { Budget, type TreeGame } from './turns.ts';

/** How a game of two sides without luck and secrets is searched for puzzles. */
export type TreeFinder = Pick<Finder, 'game' | 'count' | 'shares'> & {
  readonly options: Puzzle['options'];
  /** Games between these levels, in turn. */
  readonly pairs: readonly (readonly [1 | 2 | 3 | 4, 1 | 2 | 3 | 4])[];
  readonly games: number;
  readonly mostAnswers: number;
  /** The longest forced win looked for, in turns of the winner. */
  readonly deepest: number;
  /** Threats to win within this many turns make a puzzle `hold`; 0: none. */
  readonly threats: number;
  /** Positions searched before a position of a game is given up, and for a proof. */
  readonly glance: number;
  readonly most: number;
  /** What a position, given as text, is searched for: a decision of the game, or a piece won by force. */
  readonly looksFor: (position: string) => { readonly end: boolean; readonly gain: boolean };
  /** Null: not worth solving. */
  readonly grade: (found: Found) => Grade | null;
};

export function treeFinder(settings: TreeFinder): Finder {
  const { game, count, shares = {} } = settings;
  return {
    game,
    count,
    shares,
    drafts: (seed, wants) => drafts(settings, seed, wants),
    async prove(puzzle) {
      const tree = await loadTree(settings, puzzle.rules);
      const mistakes = mistakesOf(puzzle, tree.game);
      if (mistakes.length > 0) return mistakes.join('; ');
      const table = readTable(tree.game, puzzle.seats, puzzle.options);
      const match = matchAt(tree.game, table, tree.game.readState(puzzle.position, table));
      const again = analyse(settings, tree, match, true);
      if (again && writeOne({ id: puzzle.id, ...again }) === writeOne(puzzle)) return null;
      return `the search finds ${JSON.stringify(again)}`;
    },
  };
}

async function loadTree({ game: id, mostAnswers }: TreeFinder, rules?: number): Promise<TreeGame> {
  const game = await loadGame(id, rules);
  const support = await loadBot(id, game.rules);
  if (!support || !('tree' in support)) throw new Error(`${id} has no tree to search`);
  const tree = (state: unknown) => support.tree(state) ?? fail(`${id} cannot be searched here`);
  return { game, tree, mostAnswers };
}

const fail = (sentence: string): never => {
  throw new Error(sentence);
};

async function* drafts(settings: TreeFinder, seed: number, wants: Wants): AsyncGenerator<Draft> {
  const tree = await loadTree(settings);
  const { options, pairs, games } = settings;
  for (let n = 0; n < games; n++) {
    const levels = pairs[n % pairs.length]!;
    // Positions of one game resemble each other, so a game gives one puzzle.
    const family = `${settings.game} ${seed} ${n}`;
    for await (const { table, state } of selfPlay({ game: tree.game, seats: 2, options, levels }, family)) {
      const position = tree.game.writeState(state);
      const gains = GRADES.some(grade => wants(grade, 'take'));
      // The past is not part of a puzzle: read back, the position has none (TEKAO-11).
      const match = matchAt(tree.game, table, tree.game.readState(position, table));
      const puzzle = analyse(settings, tree, match, gains);
      if (!puzzle || !wants(puzzle.grade, puzzle.goal.key)) continue;
      yield { puzzle, family };
      break;
    }
  }
}

/** The puzzle that a position is; null if it is none, or if the proof takes too long. */
function analyse(settings: TreeFinder, tree: TreeGame, match: Match, gains: boolean): Draft['puzzle'] | null {
  const budget = new Budget(settings.most);
  try {
    const { end, gain } = settings.looksFor(match.game.writeState(match.state));
    const decided = end
      ? (findWin(tree, match, settings, budget) ?? findHold(tree, match, settings, budget))
      : null;
    const found = decided ?? (gain && gains ? findGain(tree, match, settings.glance, budget) : null);
    const grade = found && settings.grade(found);
    return found && grade && toPuzzle(settings, found, grade, match, budget.used);
  } catch (e) {
    if (e instanceof Unproven) return null;
    throw e;
  }
}

function toPuzzle(
  { game, options }: TreeFinder,
  { goal, answers, turns }: Found,
  grade: Grade,
  match: Match,
  nodes: number,
): Draft['puzzle'] {
  const { rules } = match.game;
  return {
    game,
    rules,
    grade,
    seats: match.table.seats,
    options,
    seat: match.game.actors(match.state)[0]!,
    position: match.game.writeState(match.state),
    goal,
    proof: { by: 'search', turns, nodes },
    judge: 'exact',
    answers,
  };
}
