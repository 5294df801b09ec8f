import { replay } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { turnEnds, turningPoints } from '../../src/screens/replay/evaluation.ts';
import { turnsOf } from '../../src/session/timeline.ts';
import { randomRecord, tchag } from '../games.ts';

describe('turning points', () => {
  it('are the greatest changes of evaluation, in order', () => {
    const values = [0.5, 0.52, 0.9, 0.85, 0.3, 0.32, 0.75, 0.74, 0.1];
    const points = turningPoints(values.map((value, n) => ({ n, value })));
    expect(points.map(p => p.n)).toEqual([4, 6, 8]);
    expect(points[0]).toMatchObject({ before: 0.85, value: 0.3 });
  });

  it('a game without great changes has none', () => {
    expect(turningPoints([0.5, 0.55, 0.6, 0.66].map((value, n) => ({ n, value })))).toEqual([]);
  });

  it('the game is evaluated at its start and after each turn', () => {
    const match = replay(tchag, randomRecord(4));
    const pauses = turnEnds(match);
    expect(pauses.length).toBe(turnsOf(match).length + 1);
    expect(pauses[0]).toBe(0);
    expect(pauses.at(-1)).toBe(match.line.n);
  });
});
