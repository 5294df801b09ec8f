import { beats, FLAG, STRONGER_THAN } from '@tablee/tekao';
import { describe, expect, it } from 'vitest';
import { ROUND } from '../../../src/games/tekao/wheel.tsx';

describe('the strength wheel', () => {
  it('TEKAO-3 shows the truth: each beats the next and the flag, and the arrows are all there are', () => {
    const next = ROUND.map((weapon, i) => [weapon, ROUND[(i + 1) % ROUND.length] ?? FLAG] as const);
    const across = ROUND.map((weapon, i) => [weapon, ROUND[(i + 2) % ROUND.length] ?? FLAG] as const);
    expect(next.every(([mine, theirs]) => beats(mine, theirs))).toBe(true);
    expect(ROUND.every(weapon => beats(weapon, FLAG))).toBe(true);
    const drawn = next.length + ROUND.length + across.filter(([mine, theirs]) => beats(mine, theirs)).length;
    expect(drawn).toBe(Object.values(STRONGER_THAN).flat().length);
  });
});
