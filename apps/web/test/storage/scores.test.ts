import { beforeEach, describe, expect, it } from 'vitest';
import { addPoints, carryScore, loadScore, removeScore } from '../../src/storage/scores.ts';
import { stubBrowser } from '../browser.ts';

beforeEach(stubBrowser);

describe('the score of rematches', () => {
  it('follows the people, who sit one seat further on', () => {
    expect(loadScore('first', 2)).toBeNull();
    carryScore('first', 'second', [1, 0]);
    expect(loadScore('second', 2)).toEqual([0, 1]);
    carryScore('second', 'third', [0.5, 0.5]);
    expect(loadScore('third', 2)).toEqual([1.5, 0.5]);
  });

  it('counts the game that just ended', () => {
    carryScore('a', 'b', [0, 1, 0]);
    expect(addPoints(loadScore('b', 3), [0, 0, 1])).toEqual([0, 0, 2]);
  });

  it('ignores what is not a score, and can be removed', () => {
    carryScore('c', 'd', [1, 0]);
    expect(loadScore('d', 4)).toBeNull();
    removeScore('d');
    expect(loadScore('d', 2)).toBeNull();
  });
});
