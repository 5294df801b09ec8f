import type { Game, Seat } from '@tablee/kernel';
import type { Language } from '../settings.ts';
import type { OptionValues } from '../storage/choices.ts';

/** A game learned by playing: short steps, each a position of the real game and a goal. Knows no game. */

/** In the coordinates of the board's own drawing. */
export type Spot = { readonly x: number; readonly y: number };

/** What is to be reached, lit on the board: round, or along a line. */
export type Goal = { readonly at: Spot; readonly to?: Spot; readonly r: number };

/** A hand that shows how: pulled or flicked along a way, or tapping one place after the other. */
export type Finger = { readonly kind: 'drag' | 'taps'; readonly way: readonly Spot[] };

/** What a judge looks at: the position after a move, what the move did, and who made it. */
export type Seen<S, E> = { readonly state: S; readonly events: readonly E[]; readonly seat: Seat };

/** `again` names a kind correction among the step's words. Null: go on. */
export type Verdict = 'done' | { readonly again: string } | null;

export type Step<S = unknown, E = unknown> = {
  /** Names its words, and what is kept of the progress. */
  readonly id: string;
  /** As the game writes positions. */
  readonly position: string;
  readonly judge: (seen: Seen<S, E>) => Verdict;
  /** What the others play when they are to act, one by one. Without any they never move. */
  readonly replies?: readonly string[];
  /** One way to reach the goal; shown to whoever asks, and played by the tests. */
  readonly solution: readonly string[];
  readonly goals: readonly Goal[];
  /** By the way of playing chosen. */
  readonly finger: (way: string) => Finger | null;
};

export type StepWords = {
  readonly title: string;
  /** One sentence what to do, one why. */
  readonly task: string;
  readonly why: string;
  readonly praise: string;
  readonly again: { readonly [key: string]: string };
};

export type LessonWords = {
  readonly title: string;
  readonly steps: { readonly [id: string]: StepWords };
  /** When the turn is over and the goal not reached. */
  readonly passed: string;
  readonly ways: { readonly legend: string; readonly names: { readonly [way: string]: string } };
  /** What stays to be said at the end. */
  readonly ending: {
    readonly title: string;
    readonly praise: string;
    readonly tipsTitle: string;
    readonly tips: readonly string[];
  };
};

export type Lesson<S = unknown, E = unknown> = {
  /** Who learns. */
  readonly seat: Seat;
  readonly seats: number;
  readonly steps: readonly Step<S, E>[];
  /** Ways to play the same, by name, and the options that stand for each; the first is usual. */
  readonly ways: { readonly [way: string]: OptionValues };
  readonly words: { readonly [L in Language]: () => Promise<LessonWords> };
};

/** All a step needs of a game. */
export type Rules = Pick<Game, 'actors' | 'refuse' | 'apply' | 'readMove' | 'readState' | 'clone' | 'lasts'>;

/** Every `learn/<id>/lesson.ts`. The cast inside `glob` is sound: a step is handed only states of its own game. */
const lessons = import.meta.glob<Lesson>('./*/lesson.ts', { import: 'lesson' });
const pathOf = (game: string): string => `./${game}/lesson.ts`;

/** Must agree with `Card.lesson`: tested. */
export const hasLesson = (game: string): boolean => Object.hasOwn(lessons, pathOf(game));

export async function loadLesson(game: string): Promise<Lesson> {
  const load = lessons[pathOf(game)];
  if (!load) throw new Error(`no lesson of ${game}`);
  return load();
}
