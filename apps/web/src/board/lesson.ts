import type { Game, Seat } from '@tablee/kernel';
import type { ComponentType } from 'preact';
import type { OptionValues } from '../storage/choices.ts';

/** What a game provides for its lesson: steps, each with a position, a goal and a judge. */

/** In the coordinates of the board's drawing. */
export type Spot = { readonly x: number; readonly y: number };

/** A highlighted goal on the board: a circle, or a line to `to`. */
export type Goal = { readonly at: Spot; readonly to?: Spot; readonly r: number };

/** An element of the board outside its drawing, such as a card of the hand: a CSS selector within the board. */
export type Beside = { readonly on: string };

/** An animated finger that drags along a way, or taps one place after the other. */
export type Guide = { readonly kind: 'drag' | 'taps'; readonly way: readonly (Spot | Beside)[] };

/** What a judge sees: the referee's position after a move, its events, and the seat that moved. */
export type Result<S, E> = {
  readonly state: S;
  readonly events: readonly E[];
  readonly seat: Seat;
  /** How many moves the learner has played in this attempt. */
  readonly played: number;
};

/** `again` is the key of a correction in the step's words; `rule` if it is not the step's. Null: not decided yet. */
export type Verdict = 'done' | { readonly again: string; readonly rule?: string } | null;

/** The verdict that a judge corrects with. */
export const again = (key: string, rule?: string): Verdict => ({ again: key, ...(rule && { rule }) });

/** Goals and guides on a board whose squares have names. */
export const onSquares = (spot: (square: string) => Spot) => ({
  ring: (square: string, r: number): Goal => ({ at: spot(square), r }),
  drag: (from: string, to: string) => (): Guide => ({ kind: 'drag', way: [spot(from), spot(to)] }),
});
export const taps = (...way: readonly (Spot | Beside)[]): Guide => ({ kind: 'taps', way });

export type Step<S = unknown, E = unknown> = {
  /** The key of its words and of the stored progress. */
  readonly id: string;
  /** The rule it teaches, by its id on the rules page. Corrections refer to it. */
  readonly rule: string;
  /** As the game writes positions. */
  readonly position: string;
  readonly judge: (result: Result<S, E>) => Verdict;
  /** Moves of the other seats, in order. Without them the step ends when the turn passes. */
  readonly replies?: readonly string[];
  /** The luck of the step, in the order drawn. Past the end every pick is 0; a pick that is too large wraps around. */
  readonly picks?: readonly number[];
  /** Moves that reach the goal: shown on request, and played by the tests. */
  readonly solution: readonly string[];
  /** `played`: how many moves the learner has played. */
  readonly goals: readonly Goal[] | ((played: number) => readonly Goal[]);
  /** For a way of playing. Null: the solution is not on the board. */
  readonly guide: (way: string, played: number) => Guide | null;
  /** After so many moves of the learner the finger appears only on request: he has to remember. */
  readonly byHeart?: number;
};

export const goalsAt = ({ goals }: Pick<Step, 'goals'>, played: number): readonly Goal[] =>
  typeof goals === 'function' ? goals(played) : goals;

export type StepWords = {
  readonly title: string;
  readonly task: string;
  /** The tasks after the learner's first, second … move, in steps of several moves. */
  readonly nextTasks?: readonly string[];
  readonly why: string;
  readonly praise: string;
  readonly again: { readonly [key: string]: string };
};

export type LessonWords = {
  readonly title: string;
  readonly steps: { readonly [id: string]: StepWords };
  /** Said when the turn passed before the goal was reached. */
  readonly passed: string;
  /** Said while another seat moves. Default: the opponent plays. */
  readonly watch?: string;
  /** On the button that shows the solution. Default: polite, for adults. */
  readonly show?: string;
  /** Only with several ways of playing. */
  readonly ways?: { readonly legend: string; readonly names: { readonly [way: string]: string } };
  /** What a player has to know: five short sentences, shown at the end. */
  readonly facts: readonly string[];
  readonly ending: {
    readonly title: string;
    readonly praise: string;
    readonly tipsTitle: string;
    readonly tips: readonly string[];
  };
};

/** What a picture shows: a step at a position with its verdict, or, without a step, the end of the lesson. */
export type PictureProps<S = unknown> = {
  readonly step: string | null;
  readonly state: S | null;
  readonly verdict: Verdict;
};

export type Lesson<S = unknown, E = unknown> = {
  /** The learner's seat. */
  readonly seat: Seat;
  readonly seats: number;
  readonly steps: readonly Step<S, E>[];
  /** Ways of playing, and the game options of each. The first is the default. */
  readonly ways: { readonly [way: string]: OptionValues };
  /** How long the board animates an entry, in ms, where neither the rules (`Game.lasts`) nor `seen` say it. */
  readonly lasts?: (events: readonly E[]) => number;
  /** Tasks, praise and corrections as pictures, for learners who cannot read. The texts are then read aloud. */
  readonly Picture?: ComponentType<PictureProps<S>>;
};

/** The part of a game that a lesson uses. */
export type LessonRules = Pick<
  Game,
  'actors' | 'refuse' | 'apply' | 'redact' | 'tell' | 'readMove' | 'readState' | 'clone' | 'lasts'
>;
