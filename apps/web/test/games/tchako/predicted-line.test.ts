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
import { predictLine, SHORT_MM, toMm } from '../../../src/games/tchako/input/predicted-line.ts';

/** The start position without elastics. */
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
  it('leads to the first contact and names it', () => {
    const state = bare();
    const line = predictLine(state, shot('s1', 0, 500), 'contact')!;
    // A post stands between the two bases.
    expect(line.met).toEqual({ kind: 'post' });
    expect(toMm(line.length)).toBe(36);
    expect(predictLine(state, shot('sq', 3072, 500), 'contact')!.met).toEqual({ kind: 'rail' });
    expect(predictLine(state, shot('sq', 1024, 800), 'contact')!.met).toEqual({
      kind: 'puck',
      puck: readPuck('s2'),
    });
  });

  it('meets an elastic', () => {
    const state = tchako.setup(defaultTable(tchako), searchChance(1)).state;
    expect(predictLine(state, shot('s2', 1024, 400), 'contact')!.met).toEqual({ kind: 'elastic' });
  });

  it('ends where the puck would stop', () => {
    const line = predictLine(bare(), shot('s2', 1024, 100), 'contact')!;
    expect(line.met).toEqual({ kind: 'rest' });
    expect(line.length / 64).toBeCloseTo(10.65, 1);
  });

  it('ends early and hides the contact with short assistance', () => {
    const state = bare();
    state.x[readPuck('s2')] = MIDDLES[readZone('BSC')]!.x - 3_200;
    const long = predictLine(state, shot('sq', 1024, 800), 'contact')!;
    const short = predictLine(state, shot('sq', 1024, 800), 'short')!;
    expect(toMm(long.length)).toBeGreaterThan(SHORT_MM);
    expect(short.met).toEqual({ kind: 'unknown' });
    expect(toMm(short.length)).toBe(SHORT_MM);
  });

  it('is null without assistance', () => {
    expect(predictLine(bare(), shot('s2', 1024, 400), 'none')).toBeNull();
  });
});
