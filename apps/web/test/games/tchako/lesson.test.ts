import type { Game } from '@tablee/kernel';
import { tchako } from '@tablee/tchako';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../../src/board/lesson.ts';
import { loadLesson } from '../../../src/games/lessons.ts';
import {
  type Attempt,
  beginAttempt,
  type Exercise,
  isRefusal,
  PASSED,
  playMove,
  replyTo,
} from '../../../src/learn/attempt.ts';

const rules = tchako as unknown as Game;
const lesson: Lesson = await loadLesson('tchako');
const [fr, en] = await Promise.all([lesson.words.fr(), lesson.words.en()]);

const exerciseAt = (id: string): Exercise => {
  const step = lesson.steps.find(s => s.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return { rules, lesson, step };
};

/** Plays the learner's moves, each followed by the scripted replies. */
function run(exercise: Exercise, moves: readonly string[]): Attempt {
  let attempt = beginAttempt(exercise, 0);
  const play = (text: string): void => {
    const next = playMove(exercise, attempt, text);
    if (isRefusal(next)) throw new Error(`${text} is refused: ${next.key}`);
    attempt = next;
  };
  for (const move of moves) {
    play(move);
    for (let reply = replyTo(exercise, attempt); reply !== null; reply = replyTo(exercise, attempt))
      play(reply);
  }
  return attempt;
}

const verdictOf = (id: string, ...moves: string[]) => run(exerciseAt(id), moves).verdict;

describe.each(lesson.steps)('step $id', step => {
  const exercise = exerciseAt(step.id);

  it('starts from a canonical position with the learner to move', () => {
    const { shown } = beginAttempt(exercise, 0);
    expect(tchako.writeState(tchako.readState(step.position))).toBe(step.position);
    expect(rules.actors(shown.state)).toEqual([lesson.seat]);
  });

  it('is solved by its solution', () => {
    expect(run(exercise, step.solution).verdict).toBe('done');
  });

  it('is not solved by ending the turn, except the step about capturing', () => {
    const verdict = run(exercise, ['end']).verdict;
    if (step.id === 'capture') expect(verdict).toBe('done');
    else expect(verdict).toEqual({ again: expect.any(String) });
  });

  it.each([
    ['fr', fr],
    ['en', en],
  ])('has texts in %s', (_, words) => {
    const said = words.steps[step.id]!;
    for (const sentence of [said.title, said.task, said.why, said.praise, ...Object.values(said.again)])
      expect(sentence.length).toBeGreaterThan(3);
  });
});

describe('corrections', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['shoot', 'shoot s2 1024 60', 'missed'],
    ['shoot', 'shoot s1 3072 1000', 'out'],
    ['shoot', 'create BSC', 'other'],
    ['shoot', 'propose countdown 20', 'other'],
    ['hit', 'shoot s3 910 100', 'missed'],
    ['create', 'shoot s1 1024 50', 'other'],
    ['capture', 'shoot s1 1024 50', 'other'],
    ['elastic', 'elastic s-short2 Sa4>M3', 'hit'],
    ['elastic', 'end', 'hit'],
    ['chain', 'shoot s4 1024 100', 'missed'],
    ['chain', 'shoot s4 1597 500', 'early'],
    ['queen', 'shoot s4 1024 100', 'missed'],
  ];
  it.each(cases)('%s: the correction of "%s" is "%s"', (id, move, key) => {
    expect(verdictOf(id, move)).toEqual({ again: key });
    expect(fr.steps[id]!.again[key]).toBeDefined();
    expect(en.steps[id]!.again[key]).toBeDefined();
  });

  it('both languages have the same steps and corrections', () => {
    expect(Object.keys(en.steps)).toEqual(Object.keys(fr.steps));
    for (const { id } of lesson.steps)
      expect(Object.keys(en.steps[id]!.again).sort()).toEqual(Object.keys(fr.steps[id]!.again).sort());
  });
});

describe('tolerance', () => {
  const solves = (
    id: string,
    move: (direction: number, power: number) => string,
    around: number,
    power: number,
  ) => {
    const tries = [-2, -1, 0, 1, 2].flatMap(i =>
      [0.9, 1, 1.1].map(share => verdictOf(id, move(around + i * 16, Math.round(power * share)))),
    );
    return tries.filter(v => v === 'done').length / tries.length;
  };
  // 16 directions are 1.4°.
  it.each([
    ['shoot', 's2', 1024, 250],
    ['hit', 's3', 910, 360],
    ['chain', 's4', 1024, 300],
    ['queen', 's4', 2144, 400],
  ] as const)('%s is solved by shots up to 2.8° and 10 % of power off', (id, puck, direction, power) => {
    expect(solves(id, (d, p) => `shoot ${puck} ${d} ${p}`, direction, power)).toBe(1);
  });
});

it('TCHAKO-14 in the step about elastics only the solution saves the puck', () => {
  const exercise = exerciseAt('elastic');
  const state = exercise.rules.readState(exercise.step.position);
  const moves = [...rules.moves(state, 0)].map(rules.writeMove);
  const saving = moves.filter(move => run(exercise, [move]).verdict === 'done');
  expect(saving).toEqual(exercise.step.solution);
});

it('a step ends as failed when its scripted reply is illegal', () => {
  const exercise = exerciseAt('capture');
  const step = { ...exercise.step, replies: ['create VN'] };
  expect(run({ ...exercise, step }, ['end']).verdict).toEqual({ again: PASSED });
});

it('TCHAKO-6 the zone is captured only at the start of the next own turn', () => {
  const exercise = exerciseAt('capture');
  const ended = playMove(exercise, beginAttempt(exercise, 0), 'end');
  expect(isRefusal(ended) ? 'refused' : ended.verdict).toBeNull();
});
