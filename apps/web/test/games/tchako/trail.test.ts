import { defaultTable } from '@tablee/kernel';
import { type State, tchako } from '@tablee/tchako';
import { describe, expect, it } from 'vitest';
import { lastShotOf, type PastShot } from '../../../src/games/tchako/draw/entry-queue.ts';
import { toScreen } from '../../../src/games/tchako/draw/geometry.ts';
import { traceShot } from '../../../src/games/tchako/motion/last-shot.tsx';
import { pathOf, wayOf } from '../../../src/games/tchako/motion/trail.ts';

const never = { pick: () => 0 };
const start = (): State => tchako.setup(defaultTable(tchako), never).state;

function entryOf(before: State, text: string, n = 1) {
  const state = tchako.clone(before);
  const events = tchako.apply(state, before.turn, tchako.readMove(text)!, never);
  return { n, before, events, state };
}

function shotOf(before: State, text: string): PastShot {
  return lastShotOf([entryOf(before, text)])!;
}

describe('the last shot', () => {
  it('is found behind entries that are no shots', () => {
    const shot = entryOf(start(), 'shoot s2 1000 100');
    const end = entryOf(shot.state, 'end', 2);
    expect(lastShotOf([shot, end])).toMatchObject({ n: 1, move: { puck: 1, direction: 1000, power: 100 } });
    expect(lastShotOf([end])).toBeNull();
  });

  it('is not found where the position before it is not known', () => {
    const { n, events } = entryOf(start(), 'shoot s2 1000 100');
    expect(lastShotOf([{ n, events }])).toBeNull();
  });
});

describe('the way of a puck', () => {
  const courses = [
    { at: 0, x: 0, y: 0, ux: 1, uy: 0, speed: 100 },
    { at: 10, x: 950, y: 0, ux: 0, uy: 1, speed: 90 },
  ];

  it('has a corner at every contact, and ends at the given time', () => {
    expect(wayOf(courses, 0, 12)).toMatchObject([
      { x: 0, y: 0 },
      { x: 950, y: 0 },
      { x: 950, y: 178 },
    ]);
  });

  it('starts no earlier than the puck moves', () => {
    const late = courses.slice(1);
    expect(wayOf(late, 0, 5)).toEqual([]);
    expect(wayOf(late, 0, 12)).toMatchObject([
      { x: 950, y: 0 },
      { x: 950, y: 178 },
    ]);
  });

  it('is drawn in mm, turned with the board', () => {
    const way = [
      { x: 64, y: 0 },
      { x: 64, y: 128 },
    ];
    expect(pathOf(way, false)).toBe('M1.00 0.00L1.00 -2.00');
    expect(pathOf(way, true)).toBe('M-1.00 0.00L-1.00 2.00');
  });
});

describe('the trace of a shot', () => {
  /** South's puck 2 faces North's puck 1, with nothing between them. */
  function facing(): State {
    const s = start();
    for (const [puck, x, y] of [
      [1, -150, -140],
      [12, -100, -140],
    ] as const) {
      s.x[puck] = x * 64;
      s.y[puck] = y * 64;
    }
    return s;
  }

  it('leads from where the puck lay to where it rests, and marks what was taken', () => {
    const before = facing();
    const shot = shotOf(before, 'shoot s2 0 400');
    const traces = traceShot(shot, false);
    expect(traces.map(({ puck, shooter, taken }) => [puck, shooter, taken])).toEqual([
      [1, true, false],
      [12, false, true],
    ]);
    const after = tchako.clone(before);
    tchako.apply(after, 0, shot.move, never);
    const rests = toScreen({ x: after.x[1]!, y: after.y[1]! });
    expect(traces[0]!.from).toEqual(toScreen({ x: before.x[1]!, y: before.y[1]! }));
    expect(traces[0]!.to.x).toBeCloseTo(rests.x, 1);
    expect(traces[0]!.to.y).toBeCloseTo(rests.y, 1);
    expect(traces[0]!.path.startsWith('M-150.00 140.00L')).toBe(true);
  });

  it('TCHAKO-15 a shifted puck starts where it lay before the shift', () => {
    const before = start();
    const shot = shotOf(before, 'shoot s2 1024 200');
    const [trace] = traceShot({ ...shot, move: { ...shot.move, dx: 320, dy: 0 } }, false);
    expect(trace!.path).toMatch(/^M0\.00 86\.\d+L5\.00 86\.\d+L/);
  });
});
