import type { Game, Seat } from '@tablee/kernel';
import type { OptionValues } from '../storage/choices.ts';
import type { Language } from '../storage/settings.ts';

/** What a game provides for its lesson: steps, each with a position, a goal and a judge. */

/** In the coordinates of the board's drawing. */
export type Spot = { readonly x: number; readonly y: number };

/** A highlighted goal on the board: a circle, or a line to `to`. */
export type Goal = { readonly at: Spot; readonly to?: Spot; readonly r: number };

/** An animated finger that drags along a way, or taps one place after the other. */
export type Guide = { readonly kind: 'drag' | 'taps'; readonly way: readonly Spot[] };

/** What a judge sees: the position after a move, its events, and the seat that moved. */
export type Result<S, E> = { readonly state: S; readonly events: readonly E[]; readonly seat: Seat };

/** `again` is the key of a correction in the step's words. Null: not decided yet. */
export type Verdict = 'done' | { readonly again: string } | null;

export type Step<S = unknown, E = unknown> = {
  /** The key of its words and of the stored progress. */
  readonly id: string;
  /** As the game writes positions. */
  readonly position: string;
  readonly judge: (result: Result<S, E>) => Verdict;
  /** Moves of the opponents, in order. Without them the step ends when the turn passes. */
  readonly replies?: readonly string[];
  /** Moves that reach the goal: shown on request, and played by the tests. */
  readonly solution: readonly string[];
  readonly goals: readonly Goal[];
  /** For a way of playing. Null: the solution is not on the board. */
  readonly guide: (way: string) => Guide | null;
};

export type StepWords = {
  readonly title: string;
  readonly task: string;
  readonly why: string;
  readonly praise: string;
  readonly again: { readonly [key: string]: string };
};

export type LessonWords = {
  readonly title: string;
  readonly steps: { readonly [id: string]: StepWords };
  /** Said when the turn passed before the goal was reached. */
  readonly passed: string;
  readonly ways: { readonly legend: string; readonly names: { readonly [way: string]: string } };
  readonly ending: {
    readonly title: string;
    readonly praise: string;
    readonly tipsTitle: string;
    readonly tips: readonly string[];
  };
};

export type Lesson<S = unknown, E = unknown> = {
  /** The learner's seat. */
  readonly seat: Seat;
  readonly seats: number;
  readonly steps: readonly Step<S, E>[];
  /** Ways of playing, and the game options of each. The first is the default. */
  readonly ways: { readonly [way: string]: OptionValues };
  readonly words: { readonly [L in Language]: () => Promise<LessonWords> };
};

/** The part of a game that a lesson uses. */
export type LessonRules = Pick<
  Game,
  'actors' | 'refuse' | 'apply' | 'readMove' | 'readState' | 'clone' | 'lasts'
>;
