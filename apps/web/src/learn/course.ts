import type { GameWords } from '@tablee/catalogue';
import type { Game } from '@tablee/kernel';
import type { GameView } from '../board/contract.ts';
import type { Lesson, LessonWords } from '../board/lesson.ts';
import { loadJson, save } from '../storage/store.ts';
import type { Words } from './fr.ts';

/** All that a lesson screen needs. */
export type Course = {
  readonly id: string;
  readonly rules: Game;
  readonly view: GameView;
  readonly lesson: Lesson;
  readonly text: LessonWords;
  readonly word: Words;
  readonly game: GameWords;
};

const keyOf = (game: string): string => `lesson.${game}`;

/** The stored steps, without unknown ones, in the order of the lesson. */
export const readDone = (raw: unknown, steps: readonly string[]): readonly string[] =>
  Array.isArray(raw) ? steps.filter(id => raw.includes(id)) : [];

export const loadDone = (game: string, steps: readonly string[]): readonly string[] =>
  readDone(loadJson(keyOf(game)), steps);

export const storeDone = (game: string, done: readonly string[]): boolean =>
  save(keyOf(game), JSON.stringify(done));

/** The first step that is not done; after the last step, the first of all. */
export function resumeAt(steps: readonly string[], done: readonly string[]): number {
  const next = steps.findIndex(id => !done.includes(id));
  return Math.max(0, next);
}
