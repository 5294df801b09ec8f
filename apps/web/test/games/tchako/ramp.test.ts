import { defaultOptions, refereeOnly } from '@tablee/kernel';
import { FULL_SLIDE, UNITS_PER_MM } from '@tablee/physics';
import { play, readPuck, type ShootMove, tchako } from '@tablee/tchako';
import { describe, expect, it } from 'vitest';
import { followOf, KEPT, keepTry, LANE, slidOf, tryShot } from '../../../src/games/tchako/ramp/lane.ts';

const NORTH = 1_024;
const S1 = readPuck('s1');

/** How far a puck slides on the board, along the free strip at the right edge. */
function slideOnBoard(power: number): number {
  const table = { seats: 2, options: defaultOptions(tchako.options) };
  const { state } = tchako.setup(table, refereeOnly);
  state.x[S1] = 193 * UNITS_PER_MM;
  state.y[S1] = -110 * UNITS_PER_MM;
  const before = state.y[S1]!;
  const move: ShootMove = { kind: 'shoot', puck: S1, direction: NORTH, power, dx: 0, dy: 0, loaded: false };
  play(state, move, null);
  return state.y[S1]! - before;
}

describe('practice ramp', () => {
  it.each([60, 150, 250, 333, 420])('TCHAKO-19 a shot of power %i slides as far as on the board', power => {
    const { rest } = tryShot(1, NORTH, power);
    expect(rest!.x).toBe(0);
    expect(Math.round(rest!.y * UNITS_PER_MM)).toBe(slideOnBoard(power));
  });

  it('TCHAKO-21 a shot at full power slides 1,065 mm, and the lane is longer', () => {
    const full = tryShot(1, NORTH, 1_000);
    expect(Math.round(full.rest!.y * UNITS_PER_MM)).toBe(FULL_SLIDE);
    expect(slidOf(full)).toBe(1_065);
    expect(LANE.length).toBeGreaterThan(1_065 + 11);
  });

  it('TCHAKO-3 a hard shot to the side jumps the rail of the lane', () => {
    expect(tryShot(1, 0, 900).rest).toBeNull();
    expect(slidOf(tryShot(1, 0, 900))).toBeNull();
    expect(tryShot(1, 0, 400).rest).not.toBeNull();
  });

  it('keeps the last five tries', () => {
    const tries = [1, 2, 3, 4, 5, 6, 7].map(id => tryShot(id, NORTH, 100 * id));
    const kept = tries.reduce<readonly ReturnType<typeof tryShot>[]>(keepTry, []);
    expect(kept.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7]);
    expect(kept).toHaveLength(KEPT);
  });

  it('the lane scrolls only when the puck would leave the visible part', () => {
    expect(followOf(100, 400)).toBe(0);
    expect(followOf(700, 400)).toBe(350);
  });
});
