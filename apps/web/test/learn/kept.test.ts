import { describe, expect, it } from 'vitest';
import { readDone, resumeAt } from '../../src/learn/kept.ts';

const STEPS = ['one', 'two', 'three'];

describe('progress of a lesson', () => {
  it('keeps known steps only, in their order', () => {
    expect(readDone(['three', 'one', 'gone', 7], STEPS)).toEqual(['one', 'three']);
    expect(readDone('one', STEPS)).toEqual([]);
    expect(readDone(null, STEPS)).toEqual([]);
  });

  it('goes on at the first step not reached, and begins again after the last', () => {
    expect(resumeAt(STEPS, [])).toBe(0);
    expect(resumeAt(STEPS, ['one', 'three'])).toBe(1);
    expect(resumeAt(STEPS, STEPS)).toBe(0);
  });
});
