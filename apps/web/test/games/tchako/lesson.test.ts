import { describe, expect, it } from 'vitest';
import { beginAttempt, isRefusal, PASSED, playMove } from '../../../src/learn/attempt.ts';
import { openLesson, run } from '../../learn/lesson-player.ts';

/** What all lessons have in common is in learn/lessons.test.ts. */

const { rules, lesson, fr, en, ruleIds, exerciseAt } = await openLesson('tchako');

const verdictOf = (id: string, ...moves: string[]) => run(exerciseAt(id), moves).verdict;

it.each(lesson.steps)(
  'step $id is not solved by ending the turn, except the step about capturing',
  ({ id }) => {
    const verdict = verdictOf(id, 'end');
    if (id === 'capture') expect(verdict).toBe('done');
    else expect(verdict).toMatchObject({ again: expect.any(String) });
  },
);

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
    const verdict = verdictOf(id, move);
    expect(verdict).toMatchObject({ again: key });
    if (verdict !== null && verdict !== 'done' && verdict.rule) expect(ruleIds).toContain(verdict.rule);
    expect(fr.steps[id]!.again[key]).toBeDefined();
    expect(en.steps[id]!.again[key]).toBeDefined();
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
