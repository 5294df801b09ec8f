import type { Seat } from '@tablee/kernel';

/** Goals, each with how many numbers it has. Pages have a message for each; must agree with `goalNumbers`. */
export const GOALS = {
  /** Win within this many turns of the solver, whatever the others play. */
  'win-in': 1,
  /** The only turn after which the others cannot win within this many turns of theirs. */
  hold: 1,
  /** Take this many pieces more than are lost, within this many turns of the solver. */
  take: 2,
  /** Play the best card in the best way. */
  'best-card': 0,
  /** Win before the turn ends. */
  'win-turn': 0,
  /** Bring all pawns out. */
  'all-out': 0,
} as const;
export type GoalKey = keyof typeof GOALS;
export type Goal = { readonly key: GoalKey; readonly numbers: readonly number[] };

export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

/** A move of a seat as text, and the luck it meets. */
export type Play = { readonly seat: Seat; readonly move: string; readonly picks?: readonly number[] };

/**
 * A turn of the solver that is proven best. Any sequence of moves that leads to the same position counts as well. The
 * others reply, and the solver goes on with one of `next`; without `next` the puzzle is solved.
 */
export type Answer = {
  readonly plays: readonly Play[];
  readonly reply?: readonly Play[];
  readonly next?: readonly Answer[];
};

/** How the solution was proven: by a search of every turn, or by trials that differ clearly. */
export type Proof =
  /** Every turn of both sides was searched; `nodes` positions. */
  | { readonly by: 'search'; readonly turns: number; readonly nodes: number }
  /** The win probabilities of the best move and of the second best, with standard errors, from so many trials. */
  | {
      readonly by: 'trials';
      readonly trials: number;
      readonly best: number;
      readonly second: number;
      readonly error: number;
    }
  /** The line was played; a search with so many thoughts found it. */
  | { readonly by: 'play'; readonly thoughts: number };

type Common = {
  /** `<game>-<four letters or digits>`. Made from the position and the goal; used in links. */
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly grade: Grade;
  readonly seats: number;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly seat: Seat;
  /** What the solver's seat may see, as the game writes it. */
  readonly position: string;
  readonly goal: Goal;
  readonly proof: Proof;
};

/** The first of `answers` at each turn is the line shown as the solution; the others are proven equal. */
export type ExactPuzzle = Common & { readonly judge: 'exact'; readonly answers: readonly Answer[] };

/** Solved by any moves that reach the goal within the limits. */
export type ReachPuzzle = Common & {
  readonly judge: 'reach';
  /** One way to reach it. */
  readonly line: readonly Play[];
  /** The seats that the solver plays. Default: only `seat`. */
  readonly hands?: readonly Seat[];
  /** Turns of the solver; the attempt fails when another seat has to act after the last. Default: 1. */
  readonly turns?: number;
  /** The most moves. Default: no limit. */
  readonly moves?: number;
  /** Seed of the luck, so that every attempt meets the same. Without it the moves need none. */
  readonly luck?: string;
};

export type Puzzle = ExactPuzzle | ReachPuzzle;

/** The solution shown on request: all moves in order, replies included. */
export function solutionOf(puzzle: Puzzle): readonly Play[] {
  if (puzzle.judge === 'reach') return puzzle.line;
  const plays: Play[] = [];
  for (let answer = puzzle.answers[0]; answer; answer = answer.next?.[0])
    plays.push(...answer.plays, ...(answer.reply ?? []));
  return plays;
}

const LETTERS = '0123456789abcdefghijkmnpqrstuvwxyz';
const ID_LETTERS = 4;

/** The same position and goal have the same id. */
export function idOf({ game, position, goal }: Pick<Puzzle, 'game' | 'position' | 'goal'>): string {
  let hash = 0x811c9dc5;
  for (const char of `${position} ${goal.key} ${goal.numbers.join()}`)
    hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  let rest = (hash ^ (hash >>> 15)) >>> 0;
  let name = '';
  for (let i = 0; i < ID_LETTERS; i++) {
    name += LETTERS[rest % LETTERS.length]!;
    rest = Math.floor(rest / LETTERS.length);
  }
  return `${game}-${name}`;
}
