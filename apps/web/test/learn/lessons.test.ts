import { CARDS } from '@tablee/catalogue';
import type { Game } from '@tablee/kernel';
import { HIDDEN } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import { goalsAt, type Verdict } from '../../src/board/lesson.ts';
import { hasLesson } from '../../src/games/lessons.ts';
import { type Attempt, adviceFor, beginAttempt, type Exercise, PASSED } from '../../src/learn/attempt.ts';
import { answer, openLesson, run } from './lesson-player.ts';

const LESSONS = await Promise.all(
  CARDS.map(({ id }) => id)
    .filter(hasLesson)
    .map(async game => ({ game, ...(await openLesson(game)) })),
);

/** Every verdict that legal moves of the learner reach, in as many moves as the solution has. */
function reachable(rules: Game, exercise: Exercise): readonly NonNullable<Verdict>[] {
  const { lesson, step } = exercise;
  const visit = (attempt: Attempt, depth: number): readonly NonNullable<Verdict>[] => {
    const { verdict, state } = attempt;
    if (verdict !== null) return [verdict];
    if (depth === step.solution.length) return [];
    return [...rules.moves(state, lesson.seat)].flatMap(move =>
      visit(answer(exercise, attempt, rules.writeMove(move)), depth + 1),
    );
  };
  return visit(beginAttempt(exercise, 0), 0);
}

it('every game has a lesson', () => {
  expect(LESSONS.map(({ game }) => game)).toEqual(CARDS.map(({ id }) => id));
});

describe.each(LESSONS)('the lesson of $game', ({ rules, lesson, fr, en, exerciseAt, ruleIds }) => {
  it('has the same steps and corrections in both languages', () => {
    expect(Object.keys(fr.steps)).toEqual(lesson.steps.map(({ id }) => id));
    expect(Object.keys(en.steps)).toEqual(Object.keys(fr.steps));
    for (const { id } of lesson.steps) {
      expect(Object.keys(en.steps[id]!.again)).toEqual(Object.keys(fr.steps[id]!.again));
      expect(en.steps[id]!.nextTasks?.length).toBe(fr.steps[id]!.nextTasks?.length);
    }
  });

  describe.each([
    ['fr', fr],
    ['en', en],
  ])('in %s', (_, words) => {
    it('states five short facts', () => {
      expect(new Set(words.facts).size).toBe(5);
      for (const fact of words.facts) expect(fact).toMatch(/^[A-ZÀÉÊÎ].{10,110}[.!]$/);
    });

    it('names the ways of playing where there are several', () => {
      const ways = Object.keys(lesson.ways);
      expect(Object.keys(words.ways?.names ?? {})).toEqual(ways.length > 1 ? ways : []);
    });

    it.each(lesson.steps)('has texts for step $id', ({ id }) => {
      const { title, task, why, praise, nextTasks = [], again } = words.steps[id]!;
      for (const sentence of [title, task, why, praise, ...nextTasks, ...Object.values(again)])
        expect(sentence.length).toBeGreaterThan(3);
    });
  });

  describe.each(lesson.steps)('step $id', step => {
    const exercise = exerciseAt(step.id);

    it('starts from a canonical position with the learner to move', () => {
      const { state } = beginAttempt(exercise, 0);
      expect(rules.writeState(state)).toBe(step.position);
      expect(rules.actors(state)).toContain(lesson.seat);
      expect(rules.outcome(state)).toBeNull();
    });

    it('is solved by its solution, which is advised move by move, with exactly the luck of the script', () => {
      let attempt = beginAttempt(exercise, 0);
      for (const move of step.solution) {
        expect(adviceFor(exercise, attempt)).toBe(move);
        attempt = answer(exercise, attempt, move);
      }
      expect(attempt.verdict).toBe('done');
      expect(attempt.drawn).toBe(step.picks?.length ?? 0);
    });

    it('has a goal or a guide for every move of the solution', () => {
      for (const way of Object.keys(lesson.ways))
        for (const played of step.solution.keys())
          expect(goalsAt(step, played).length + (step.guide(way, played) ? 1 : 0)).toBeGreaterThan(0);
    });

    it('teaches a rule of the rules page', () => {
      expect(ruleIds).toContain(step.rule);
    });

    // Shots cannot be listed; their corrections are tested with the game.
    it.runIf(rules.traits.moves === 'listed')('answers every legal move; every correction is reached', () => {
      const verdicts = reachable(rules, exercise);
      const corrections = verdicts.filter(verdict => verdict !== 'done');
      expect(corrections.length).toBeLessThan(verdicts.length);
      const keys = new Set(corrections.map(({ again }) => again).filter(key => key !== PASSED));
      expect([...keys].sort()).toEqual(Object.keys(fr.steps[step.id]!.again).sort());
      for (const rule of new Set(corrections.map(correction => correction.rule ?? step.rule)))
        expect(ruleIds).toContain(rule);
    });
  });
});

describe('luck and secrets', () => {
  const tock = LESSONS.find(({ game }) => game === 'tock')!;

  it('shows the learner no card of others, while the script knows them', () => {
    const exercise = tock.exerciseAt('swap');
    const { state, shown } = beginAttempt(exercise, 0);
    expect(tock.rules.writeState(state)).toContain('gives r:- b:5 y:Q g:4');
    expect(tock.rules.writeState(shown.state)).toContain('gives r:- b:? y:? g:?');
    expect(tock.rules.writeState(shown.state)).toContain(' b:?,?,?,? ');
    const hidden = run(exercise, ['give:A'])
      .past.flatMap(({ events }) => events as readonly { kind: string; from?: number; card?: number }[])
      .filter(e => e.kind === 'swapped' && e.from! % 2 === 1);
    expect(hidden.map(({ card }) => card)).toEqual([HIDDEN, HIDDEN]);
  });
});
