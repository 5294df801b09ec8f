import type { LessonWords } from '../board/lesson.ts';
import type { Language } from '../storage/settings.ts';

/** Not in `games/lessons.ts`, which the home page loads. */
const files = import.meta.glob<LessonWords>('../games/*/lesson/{fr,en}.ts', { import: 'words' });

/** The texts of a lesson: one file a language, beside its steps. */
export async function loadLessonWords(game: string, language: Language): Promise<LessonWords> {
  const load = files[`../games/${game}/lesson/${language}.ts`];
  if (!load) throw new Error(`no words for the lesson of ${game} in ${language}`);
  return load();
}
