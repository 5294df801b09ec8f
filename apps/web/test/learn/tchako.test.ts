import type { Game } from '@tablee/kernel';
import { tchako } from '@tablee/tchako';
import { describe, expect, it } from 'vitest';
import { type Lesson, loadLesson } from '../../src/learn/lesson.ts';
import {
  beginTrial,
  isRefusal,
  type Lectern,
  PASSED,
  playTrial,
  replyTo,
  type Trial,
} from '../../src/learn/trial.ts';

const rules = tchako as unknown as Game;
const lesson: Lesson = await loadLesson('tchako');
const [fr, en] = await Promise.all([lesson.words.fr(), lesson.words.en()]);

const deskAt = (id: string): Lectern => {
  const step = lesson.steps.find(s => s.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return { rules, lesson, step };
};

/** The learner's moves, each followed by all the script answers. */
function attempt(desk: Lectern, moves: readonly string[]): Trial {
  let trial = beginTrial(desk, 0);
  const take = (text: string): void => {
    const next = playTrial(desk, trial, text);
    if (isRefusal(next)) throw new Error(`${text} is refused: ${next.key}`);
    trial = next;
  };
  for (const move of moves) {
    take(move);
    for (let reply = replyTo(desk, trial); reply !== null; reply = replyTo(desk, trial)) take(reply);
  }
  return trial;
}

const verdictOf = (id: string, ...moves: string[]) => attempt(deskAt(id), moves).verdict;

describe.each(lesson.steps)('step $id', step => {
  const desk = deskAt(step.id);

  it('begins in a position of the game, spelled as the game does, with the learner on turn', () => {
    const { shown } = beginTrial(desk, 0);
    expect(tchako.writeState(tchako.readState(step.position))).toBe(step.position);
    expect(rules.actors(shown.state)).toEqual([lesson.seat]);
  });

  it('is solved by what it shows, through the rules', () => {
    expect(attempt(desk, step.solution).verdict).toBe('done');
  });

  it('is not solved by ending the turn at once, unless that is the lesson', () => {
    const verdict = attempt(desk, ['end']).verdict;
    if (step.id === 'capture') expect(verdict).toBe('done');
    else expect(verdict).toEqual({ again: expect.any(String) });
  });

  it.each([
    ['fr', fr],
    ['en', en],
  ])('has its words in %s', (_, words) => {
    const said = words.steps[step.id]!;
    for (const sentence of [said.title, said.task, said.why, said.praise, ...Object.values(said.again)])
      expect(sentence.length).toBeGreaterThan(3);
  });
});

describe('kind corrections', () => {
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
  it.each(cases)('%s: after "%s" the word is "%s"', (id, move, key) => {
    expect(verdictOf(id, move)).toEqual({ again: key });
    expect(fr.steps[id]!.again[key]).toBeDefined();
    expect(en.steps[id]!.again[key]).toBeDefined();
  });

  it('every correction has a sentence in both languages', () => {
    expect(Object.keys(en.steps)).toEqual(Object.keys(fr.steps));
    for (const { id } of lesson.steps)
      expect(Object.keys(en.steps[id]!.again).sort()).toEqual(Object.keys(fr.steps[id]!.again).sort());
  });
});

describe('generous goals', () => {
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
  // A direction is a 4096th of a circle: a hand that is off by three degrees and a tenth of the strength still gets there.
  it.each([
    ['shoot', 's2', 1024, 250],
    ['hit', 's3', 910, 360],
    ['chain', 's4', 1024, 300],
    ['queen', 's4', 2144, 400],
  ] as const)('%s forgives a hand that is not steady', (id, puck, direction, power) => {
    expect(solves(id, (d, p) => `shoot ${puck} ${d} ${p}`, direction, power)).toBe(1);
  });
});

it('TCHAKO-14 the elastic that was laid across saves the puck behind it, and no other place does', () => {
  const desk = deskAt('elastic');
  const state = desk.rules.readState(desk.step.position);
  const moves = [...rules.moves(state, 0)].map(rules.writeMove);
  const saving = moves.filter(move => attempt(desk, [move]).verdict === 'done');
  expect(saving).toEqual(desk.step.solution);
});

it('a step whose script cannot go on is begun again instead of standing still', () => {
  const desk = deskAt('capture');
  const step = { ...desk.step, replies: ['create VN'] };
  expect(attempt({ ...desk, step }, ['end']).verdict).toEqual({ again: PASSED });
});

it('TCHAKO-6 the zone is captured only when the turn comes back', () => {
  const desk = deskAt('capture');
  const ended = playTrial(desk, beginTrial(desk, 0), 'end');
  expect(isRefusal(ended) ? 'refused' : ended.verdict).toBeNull();
});
