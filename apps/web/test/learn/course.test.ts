import { describe, expect, it } from 'vitest';
import { readDone, resumeAt } from '../../src/learn/course.ts';

const STEPS = ['one', 'two', 'three'];

describe('stored progress of a lesson', () => {
  it('contains known steps only, in the order of the lesson', () => {
    expect(readDone(['three', 'one', 'gone', 7], STEPS)).toEqual(['one', 'three']);
    expect(readDone('one', STEPS)).toEqual([]);
    expect(readDone(null, STEPS)).toEqual([]);
  });

  it('resumes at the first step not done, and at the start after the last', () => {
    expect(resumeAt(STEPS, [])).toBe(0);
    expect(resumeAt(STEPS, ['one', 'three'])).toBe(1);
    expect(resumeAt(STEPS, STEPS)).toBe(0);
  });
});
