import { describe, expect, it } from 'vitest';
import { beginAttempt } from '../../../src/learn/attempt.ts';
import { openLesson, run } from '../../learn/lesson-player.ts';

/** What all lessons have in common is in learn/lessons.test.ts. */

const { rules, lesson, fr, en, exerciseAt } = await openLesson('dragons');
const verdictOf = (id: string, ...moves: string[]) => run(exerciseAt(id), moves).verdict;

it.each(lesson.steps)(
  'DRAGON-9 step $id has a spoken task and a guide for every move, and no long sentence in both languages',
  ({ id, solution, guide }) => {
    for (const played of solution.keys()) expect(guide('screen', played)).not.toBeNull();
    for (const { task, nextTasks = [], why, praise, again } of [fr.steps[id]!, en.steps[id]!]) {
      expect(nextTasks).toHaveLength(solution.length - 1);
      for (const sentence of [task, ...nextTasks, why, praise, ...Object.values(again)]) {
        expect(sentence.length).toBeGreaterThan(8);
        expect(sentence.length).toBeLessThan(85);
      }
    }
  },
);

describe('corrections', () => {
  it.each([
    ['rock', ['scissors'], 'tie'],
    ['rock', ['paper'], 'lost'],
    ['paper', ['scissors'], 'lost'],
    ['scissors', ['rock'], 'lost'],
    ['catch', ['turn e1'], 'beast'],
    ['dare', ['keep'], 'timid'],
    ['dare', ['turn c7'], 'beast'],
    ['beast', ['keep'], 'other'],
    ['beast', ['turn e4'], 'other'],
    ['memory', ['hide d4>b4', 'rock'], 'tie'],
    ['memory', ['hide d4>b4', 'scissors'], 'lost'],
    ['memory', ['hide d4>b4', 'paper', 'turn e1'], 'beast'],
    ['memory', ['hide d4>b4', 'paper', 'turn b2'], 'elsewhere'],
    ['count', ['turn a3'], 'beast'],
  ] as const)('%s: the correction of %j is "%s"', (id, moves, key) => {
    expect(verdictOf(id, ...moves)).toMatchObject({ again: key });
    expect(fr.steps[id]!.again[key]).toBeDefined();
  });

  it('DRAGON-6 the lost stones may be hidden anywhere, and are found there', () => {
    expect(verdictOf('beast', 'turn c4', 'hide d4>g6', 'hide c4>a2')).toBe('done');
    expect(verdictOf('memory', 'hide d4>g2', 'paper', 'turn g2')).toBe('done');
  });
});

it('DRAGON-2, DRAGON-8 the board of the lesson gets no gesture of the green dragon and no face of a hidden stone', () => {
  const shown = (id: string) => rules.writeState(beginAttempt(exerciseAt(id), 0).shown.state);
  expect(shown('rock')).toContain('chosen=-?');
  expect(shown('catch')).not.toMatch(/:\.[a1234]/);
});
