import { loadGame } from '@tablee/catalogue';
import type { Match } from '@tablee/kernel';
import { type Grade, mistakesOf, type Play, type Puzzle } from '../src/index.ts';
import { stepWith } from '../src/way.ts';
import type { Draft, Finder } from './finder.ts';
import { luckyShare, positionOf, winsAfter, withoutPast } from './line-trials.ts';
import { playWhole } from './self-play.ts';

/** T'Chang for one player: the end of a won game, from where no more luck is needed. Every way out counts. */

const GAMES = 3_000;
/** The grade by the number of moves to the end, hardest first. */
const LENGTHS: readonly (readonly [grade: Grade, least: number, most: number])[] = [
  [3, 10, 14],
  [2, 7, 9],
  [1, 4, 6],
];
const gradeOf = (moves: number): Grade | null =>
  LENGTHS.find(([, least, most]) => moves >= least && moves <= most)?.[0] ?? null;
/** Random plays tried on a position, and the greatest share of them that may win. */
const TRIES = 60;
const LUCKY = 0.1;
/** Fireflies that may be left over: with more, no way has to be planned. */
const SPARE = 2;

const luckOf = (start: Match): number =>
  luckyShare(start, { seat: 0, tries: TRIES, most: 80, goesOn: () => true });

const meetsLuck = (match: Match, play: Play): boolean => stepWith(match, play) === null;

/** The fireflies of all pawns, from the written position. */
function firefliesIn({ game, state }: Match): number {
  const { purses } = JSON.parse(game.writeState(state)) as { purses: { [pawn: string]: number } };
  return Object.values(purses).reduce((sum, n) => sum + n, 0);
}

type Ending = { readonly start: Match; readonly line: readonly Play[]; readonly grade: Grade };

/** The ends of a won game that need no luck, the longest first. */
function* endings(matches: readonly Match[], end: Match): Generator<Ending> {
  if (end.outcome?.payoff[0] !== 1 || firefliesIn(end) > SPARE) return;
  const found: Ending[] = [];
  for (const match of [...matches].reverse()) {
    const line = end.line.since(match.n).map(({ seat, move }) => ({ seat, move }));
    const [next] = line;
    if (!next || meetsLuck(match, next)) break;
    // Ending a turn first would be a strange beginning.
    if (next.move === 'end') continue;
    const grade = gradeOf(line.length);
    const start = withoutPast(match);
    if (grade !== null && winsAfter(start, line, 0) === line.length) found.push({ start, line, grade });
  }
  yield* found.reverse();
}

async function* drafts(seed: number, wants: (grade: Grade) => boolean): AsyncGenerator<Draft> {
  const game = await loadGame('tchang');
  const names = Object.keys(game.presets);
  for (let n = 0; n < GAMES; n++) {
    const family = `tchang ${seed} ${n}`;
    const options = game.presets[names[n % names.length]!]! as Puzzle['options'];
    const { matches, end } = await playWhole({ game, seats: 1, options, levels: [2] }, family);
    const found = [...endings(matches, end)].find(
      ({ start, grade }) => wants(grade) && luckOf(start) <= LUCKY,
    );
    if (!found) continue;
    const { start, line, grade } = found;
    yield {
      family,
      puzzle: {
        game: 'tchang',
        rules: game.rules,
        grade,
        seats: 1,
        options: start.table.options,
        seat: 0,
        position: game.writeState(start.state),
        goal: { key: 'all-out', numbers: [] },
        proof: { by: 'play', thoughts: TRIES },
        judge: 'reach',
        line,
        luck: family,
      },
    };
  }
}

export const tchang: Finder = {
  game: 'tchang',
  count: 24,
  drafts,
  async prove(puzzle) {
    const game = await loadGame('tchang', puzzle.rules);
    const mistakes = mistakesOf(puzzle, game);
    if (mistakes.length > 0) return mistakes.join('; ');
    if (puzzle.judge !== 'reach' || gradeOf(puzzle.line.length) !== puzzle.grade)
      return 'the grade is another';
    const share = luckOf(positionOf(game, puzzle));
    return share > LUCKY ? `random plays win in ${share} of the tries` : null;
  },
};
