import { BadPicks, BadText, type Game } from '@tablee/kernel';
import { type Attempt, begin, type GoalTests, handsOf, play, type Verdict } from './attempt.ts';
import { type Answer, idOf, type Puzzle } from './puzzle.ts';
import { BadLine } from './way.ts';

/**
 * What is wrong with a puzzle, apart from its proof: its position, its solution played by the judge, and every other
 * answer. Empty: nothing.
 */
export function mistakesOf(puzzle: Puzzle, game: Game, reached: GoalTests = {}): readonly string[] {
  try {
    return check(puzzle, begin(puzzle, game, reached));
  } catch (e) {
    if (e instanceof BadText || e instanceof BadLine || e instanceof BadPicks) return [e.message];
    throw e;
  }
}

function check(puzzle: Puzzle, attempt: Attempt): readonly string[] {
  const { game, state } = attempt.match;
  const mistakes: string[] = [];
  if (idOf(puzzle) !== puzzle.id) mistakes.push(`the id should be ${idOf(puzzle)}`);
  if (game.writeState(state) !== puzzle.position) mistakes.push('the position is not written canonically');
  if (!handsOf(puzzle).some(seat => game.actors(state).includes(seat)))
    mistakes.push('the solver is not on turn');
  if (mistakes.length > 0) return mistakes;
  return puzzle.judge === 'exact'
    ? playAnswers(attempt, puzzle.answers, '')
    : playLine(attempt, puzzle.line).mistakes;
}

function playAnswers(attempt: Attempt, answers: readonly Answer[], before: string): string[] {
  return answers.flatMap(({ plays, next }) => {
    const { mistakes, last } = playLine(attempt, plays, next === undefined);
    const path = `${before}${plays.map(p => p.move).join(' ')}; `;
    if (mistakes.length > 0) return mistakes.map(mistake => `${path}${mistake}`);
    if (next === undefined || last?.verdict !== 'on') return [];
    return playAnswers(last.attempt, next, path);
  });
}

function playLine(
  start: Attempt,
  line: readonly { readonly seat: number; readonly move: string }[],
  solves = true,
): { readonly mistakes: readonly string[]; readonly last?: Verdict } {
  let attempt = start;
  let last: Verdict | undefined;
  for (const { seat, move } of line) {
    if (attempt.solved) return { mistakes: [`solved before ${move}`] };
    last = play(attempt, move, seat);
    if (last.verdict === 'wrong') {
      const why = last.why === 'refused' ? `${last.refusal.rule} ${last.refusal.key}` : last.why;
      return { mistakes: [`${move} is wrong: ${why}`] };
    }
    attempt = last.attempt;
  }
  if (attempt.solved !== solves) return { mistakes: [solves ? 'not solved' : 'solved too early'] };
  return last ? { mistakes: [], last } : { mistakes: ['no move'] };
}
