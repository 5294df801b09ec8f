import type { Lesson } from '../board/lesson.ts';

/** A game with a file `lesson/lesson.ts` has a lesson. */
const files = import.meta.glob<{ readonly lesson: unknown }>('./*/lesson/lesson.ts');
const fileOf = (game: string): string => `./${game}/lesson/lesson.ts`;

export const hasLesson = (game: string): boolean => Object.hasOwn(files, fileOf(game));

/** The cast drops the types of the game's state and events; a lesson is used with its own game only. */
export async function loadLesson(game: string): Promise<Lesson> {
  const load = hasLesson(game) ? files[fileOf(game)] : undefined;
  if (!load) throw new Error(`no lesson of ${game}`);
  return (await load()).lesson as Lesson;
}
