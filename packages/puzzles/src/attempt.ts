import {
  type Game,
  isRefused,
  liveChance,
  type Match,
  matchAt,
  type PuzzleSource,
  playMove,
  type Refusal,
  readTable,
  refereeOnly,
  type Seat,
  type Step,
  seedFromText,
} from '@tablee/kernel';
import type { Answer, ExactPuzzle, Play, Puzzle, ReachPuzzle } from './puzzle.ts';
import { isAnswer, stepRecorded, stepWith, wayTo } from './way.ts';

/** Goals of a game's own, as its manifest loads them. */
export type GoalTests = NonNullable<PuzzleSource['reached']>;

/** An attempt as an immutable value: every move makes the next one. */
export type Attempt = {
  readonly puzzle: Puzzle;
  readonly reached: GoalTests;
  /** The position now, with its outcome and decisions, as a board needs it. */
  readonly match: Match;
  /** The position in which this turn of the solver began: where a wrong try goes back to. */
  readonly from: Match;
  /** What is accepted in this turn; empty where any way to the goal is. */
  readonly answers: readonly Answer[];
  /** Turns that the solver has finished. */
  readonly turns: number;
  readonly solved: boolean;
};

export type Verdict =
  /** Not allowed by the rules; nothing changes. */
  | { readonly verdict: 'wrong'; readonly why: 'refused'; readonly refusal: Refusal }
  /** Allowed, but another move is better (`not-best`), or the goal is out of reach now (`missed`). `steps` show it. */
  | { readonly verdict: 'wrong'; readonly why: 'not-best' | 'missed'; readonly steps: readonly Step[] }
  /** Right so far. `steps` are the move and the replies, to be shown one after the other. */
  | { readonly verdict: 'on' | 'solved'; readonly attempt: Attempt; readonly steps: readonly Step[] };

/** Begins an attempt. `game` must be loaded under the rules number of the puzzle. */
export function begin(puzzle: Puzzle, game: Game, reached: GoalTests = {}): Attempt {
  if (game.id !== puzzle.game || game.rules !== puzzle.rules)
    throw new Error(`puzzle ${puzzle.id} is of ${puzzle.game} ${puzzle.rules}, not ${game.id} ${game.rules}`);
  const table = readTable(game, puzzle.seats, puzzle.options);
  const match = matchAt(game, table, game.readState(puzzle.position, table));
  const answers = puzzle.judge === 'exact' ? puzzle.answers : [];
  return { puzzle, reached, match, from: match, answers, turns: 0, solved: false };
}

/** The seats that the solver plays. */
export const handsOf = (puzzle: Puzzle): readonly Seat[] =>
  (puzzle.judge === 'reach' ? puzzle.hands : undefined) ?? [puzzle.seat];

/** Plays a move of the solver. In a puzzle with several hands, `seat` says whose. */
export function play(attempt: Attempt, move: string, seat: Seat = attempt.puzzle.seat): Verdict {
  if (!handsOf(attempt.puzzle).includes(seat))
    return { verdict: 'wrong', why: 'refused', refusal: { rule: 'TABLE', key: 'not-your-turn' } };
  return attempt.puzzle.judge === 'exact'
    ? playExact(attempt, attempt.puzzle, move)
    : playFreely(attempt, attempt.puzzle, { seat, move });
}

function playExact(attempt: Attempt, puzzle: ExactPuzzle, move: string): Verdict {
  const { match, from, answers } = attempt;
  const made = [...match.line.since(from.n).map(played => played.move), move];
  const picks = answers
    .find(answer => made.every((text, i) => answer.plays[i]?.move === text))
    ?.plays.at(made.length - 1)?.picks;
  const step = stepWith(match, { seat: puzzle.seat, move, ...(picks ? { picks } : {}) });
  if (step === null) return { verdict: 'wrong', why: 'not-best', steps: [] };
  if (isRefused(step)) return { verdict: 'wrong', why: 'refused', refusal: step.refusal };
  const next = { ...attempt, match: step.match };
  if (isReached(next)) return { verdict: 'solved', attempt: { ...next, solved: true }, steps: [step] };
  const answer = answers.find(one => isAnswer(from, one, step.match));
  if (answer) return reply(next, answer, step);
  if (wayTo(step.match, from, answers, puzzle.seat) === null)
    return { verdict: 'wrong', why: 'not-best', steps: [step] };
  return { verdict: 'on', attempt: next, steps: [step] };
}

/** The solver's turn is one of the best: the others reply as recorded. */
function reply(attempt: Attempt, { reply: plays = [], next: answers }: Answer, own: Step): Verdict {
  const steps = [own];
  for (const recorded of plays) steps.push(stepRecorded(steps.at(-1)!.match, recorded));
  const { match } = steps.at(-1)!;
  const after = { ...attempt, match, from: match, answers: answers ?? [], turns: attempt.turns + 1 };
  if (answers) return { verdict: 'on', attempt: after, steps };
  return { verdict: 'solved', attempt: { ...after, solved: true }, steps };
}

function playFreely(attempt: Attempt, puzzle: ReachPuzzle, played: Play): Verdict {
  const { match } = attempt;
  const chance = puzzle.luck === undefined ? refereeOnly : liveChance(seedFromText(puzzle.luck), match.n + 1);
  const step = playMove(match, played.seat, played.move, chance);
  if (isRefused(step)) return { verdict: 'wrong', why: 'refused', refusal: step.refusal };
  const after = step.match;
  const actors = match.game.actors(after.state);
  const passed = !actors.includes(played.seat);
  const next: Attempt = {
    ...attempt,
    match: after,
    from: passed ? after : attempt.from,
    turns: attempt.turns + (passed ? 1 : 0),
  };
  if (isReached(next)) return { verdict: 'solved', attempt: { ...next, solved: true }, steps: [step] };
  const stuck = !handsOf(puzzle).some(seat => actors.includes(seat));
  const late = puzzle.hands === undefined && next.turns >= (puzzle.turns ?? 1);
  if (stuck || late || after.n >= (puzzle.moves ?? Number.POSITIVE_INFINITY))
    return { verdict: 'wrong', why: 'missed', steps: [step] };
  return { verdict: 'on', attempt: next, steps: [step] };
}

/** Whether the goal is fulfilled by the position itself, however it was reached. */
function isReached({ puzzle, reached, match }: Attempt): boolean {
  const { key, numbers } = puzzle.goal;
  const test = Object.hasOwn(reached, key) ? reached[key] : undefined;
  if (test) {
    const { game, table } = match;
    return test(match.state, game.readState(puzzle.position, table), numbers);
  }
  if (key !== 'win-in' && key !== 'win-turn' && key !== 'all-out') return false;
  return match.outcome?.payoff[puzzle.seat] === 1;
}

/** The solver's next move of a right way from here, for a hint. Null once solved, or when the line was left. */
export function hintOf(attempt: Attempt): Play | null {
  const { puzzle, match, from, answers } = attempt;
  if (attempt.solved) return null;
  if (puzzle.judge === 'exact') return wayTo(match, from, answers, puzzle.seat)?.[0] ?? null;
  const made = match.line.toArray();
  return made.every((played, i) => puzzle.line[i]?.move === played.move)
    ? (puzzle.line[made.length] ?? null)
    : null;
}
