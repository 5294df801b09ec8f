import { loadGame, loadRulesPage } from '@tablee/catalogue';
import type { Game } from '@tablee/kernel';
import type { Lesson } from '../../src/board/lesson.ts';
import { loadLesson } from '../../src/games/lessons.ts';
import {
  type Attempt,
  beginAttempt,
  type Exercise,
  isRefusal,
  playMove,
  replyTo,
} from '../../src/learn/attempt.ts';
import { loadLessonWords } from '../../src/learn/lesson-words.ts';

export async function openLesson(game: string) {
  const [rules, lesson]: [Game, Lesson] = await Promise.all([loadGame(game), loadLesson(game)]);
  const [fr, en, page] = await Promise.all([
    loadLessonWords(game, 'fr'),
    loadLessonWords(game, 'en'),
    loadRulesPage(game, 'fr'),
  ]);
  const ruleIds = page.sections.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
  const exerciseAt = (id: string): Exercise => {
    const step = lesson.steps.find(s => s.id === id);
    if (!step) throw new Error(`no step ${id}`);
    return { rules, lesson, step };
  };
  return { rules, lesson, fr, en, ruleIds, exerciseAt };
}

function accept(exercise: Exercise, attempt: Attempt, text: string): Attempt {
  const next = playMove(exercise, attempt, text);
  if (isRefusal(next)) throw new Error(`${text} is refused: ${next.key}`);
  return next;
}

/** Plays a move of the learner and the scripted replies to it. */
export function answer(exercise: Exercise, attempt: Attempt, move: string): Attempt {
  let now = accept(exercise, attempt, move);
  for (let reply = replyTo(exercise, now); reply !== null; reply = replyTo(exercise, now))
    now = accept(exercise, now, reply);
  return now;
}

/** Plays the learner's moves from the start of a step. */
export const run = (exercise: Exercise, moves: readonly string[]): Attempt =>
  moves.reduce((attempt, move) => answer(exercise, attempt, move), beginAttempt(exercise, 0));
