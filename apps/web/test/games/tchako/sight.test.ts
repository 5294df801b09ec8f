import { defaultTable, searchChance } from '@tablee/kernel';
import {
  clone,
  MIDDLES,
  readPuck,
  readZone,
  type ShootMove,
  START_ELASTICS,
  type State,
  tchako,
} from '@tablee/tchako';
import { describe, expect, it } from 'vitest';
import { foresee, SHORT_MM, toMm } from '../../../src/games/tchako/sight.ts';

/** The start without elastics: nothing but pucks, posts and rail. */
function bare(): State {
  const state = clone(tchako.setup(defaultTable(tchako), searchChance(1)).state);
  state.laid = START_ELASTICS.map(() => null);
  return state;
}
const shot = (puck: string, direction: number, power: number): ShootMove => ({
  kind: 'shoot',
  puck: readPuck(puck),
  direction,
  power,
  dx: 0,
  dy: 0,
  loaded: false,
});

describe('TCHAKO-22 the predicted line', () => {
  it('leads to the first contact, and says with whom', () => {
    const state = bare();
    const line = foresee(state, shot('s1', 0, 500), 'contact')!;
    // Between the two bases stands a post.
    expect(line.met).toEqual({ kind: 'post' });
    expect(toMm(line.way)).toBe(36);
    expect(foresee(state, shot('sq', 3072, 500), 'contact')!.met).toEqual({ kind: 'rail' });
    expect(foresee(state, shot('sq', 1024, 800), 'contact')!.met).toEqual({
      kind: 'puck',
      puck: readPuck('s2'),
    });
  });

  it('meets the elastic that lies in the way', () => {
    const state = tchako.setup(defaultTable(tchako), searchChance(1)).state;
    expect(foresee(state, shot('s2', 1024, 400), 'contact')!.met).toEqual({ kind: 'elastic' });
  });

  it('ends where the puck would stop', () => {
    const line = foresee(bare(), shot('s2', 1024, 100), 'contact')!;
    expect(line.met).toEqual({ kind: 'rest' });
    expect(line.way / 64).toBeCloseTo(10.65, 1);
  });

  it('ends early, and tells no more, where the table wants it short', () => {
    const state = bare();
    state.x[readPuck('s2')] = MIDDLES[readZone('BSC')]!.x - 3_200;
    const long = foresee(state, shot('sq', 1024, 800), 'contact')!;
    const short = foresee(state, shot('sq', 1024, 800), 'short')!;
    expect(toMm(long.way)).toBeGreaterThan(SHORT_MM);
    expect(short.met).toEqual({ kind: 'unknown' });
    expect(toMm(short.way)).toBe(SHORT_MM);
  });

  it('is nothing where the table wants none', () => {
    expect(foresee(bare(), shot('s2', 1024, 400), 'none')).toBeNull();
  });
});
