import { describe, expect, it } from 'vitest';
import {
  aheadOf,
  arrowOf,
  directionOf,
  directionToward,
  headingOf,
  PULL_NONE_MM,
  readAim,
  readPull,
  writeAim,
} from '../../../src/games/tchako/input/aim.ts';
import { turnByKey } from '../../../src/games/tchako/input/keyboard.ts';

const AIM = { puck: 2, direction: 1024, power: 400, dx: 0, dy: 0 };

describe('TCHAKO-22 pulling back', () => {
  it('shoots in the opposite direction, with more power for a longer pull', () => {
    const from = { x: 0, y: 0 };
    expect(readPull(from, { x: 0, y: 80 }, false)).toEqual({ direction: 1024, power: 500 });
    expect(readPull(from, { x: 0, y: 80 }, true)).toEqual({ direction: 3072, power: 500 });
    expect(readPull(from, { x: -400, y: 0 }, false)).toEqual({ direction: 0, power: 1000 });
  });

  it('does not shoot when the pull ends near the puck', () => {
    expect(readPull({ x: 5, y: 5 }, { x: 5 + PULL_NONE_MM, y: 5 }, false)).toBeNull();
  });
});

describe('TCHAKO-22 aiming by key', () => {
  it('changes direction and power, in small steps with Shift', () => {
    expect(turnByKey(AIM, 'ArrowLeft', false)?.direction).toBeGreaterThan(AIM.direction);
    expect(turnByKey(AIM, 'ArrowRight', true)?.direction).toBe(AIM.direction - 2);
    expect(turnByKey({ ...AIM, direction: 4090 }, 'ArrowLeft', false)?.direction).toBe(17);
    expect(turnByKey({ ...AIM, direction: 1 }, 'ArrowRight', true)?.direction).toBe(4095);
    expect(turnByKey(AIM, 'ArrowUp', false)?.power).toBe(420);
    expect(turnByKey({ ...AIM, power: 990 }, 'PageUp', false)?.power).toBe(1000);
    expect(turnByKey({ ...AIM, power: 1 }, 'ArrowDown', true)?.power).toBe(1);
    expect(turnByKey(AIM, 'x', false)).toBeNull();
  });

  it('reaches odd directions too', () => {
    let aim = AIM;
    const seen = new Set<number>();
    for (let i = 0; i < 4096; i++) {
      seen.add(aim.direction);
      aim = turnByKey(aim, 'ArrowLeft', i % 2 === 0)!;
    }
    expect(seen.has(1025)).toBe(true);
  });
});

describe('headings', () => {
  it('are degrees clockwise from straight ahead, seen from the lower edge', () => {
    expect(headingOf(1024, false)).toBe(0);
    expect(headingOf(0, false)).toBe(90);
    expect(headingOf(2048, false)).toBe(270);
    expect(headingOf(3072, true)).toBe(0);
    expect([aheadOf(false), aheadOf(true)]).toEqual([1024, 3072]);
    for (let heading = 0; heading < 360; heading++)
      for (const turned of [false, true])
        expect(headingOf(directionToward(heading, turned), turned)).toBe(heading);
  });

  it('directionOf inverts arrowOf', () => {
    for (let direction = 0; direction < 4096; direction += 7)
      for (const turned of [false, true])
        expect(directionOf(arrowOf(direction, turned), turned)).toBe(direction);
  });
});

describe('an aim as text', () => {
  it('is read back as written', () => {
    for (const aim of [AIM, { puck: 23, direction: 0, power: 1000, dx: -30, dy: 12 }])
      expect(readAim(writeAim(aim))).toEqual(aim);
    expect(writeAim(AIM)).toBe('s3,1024,400');
    expect(writeAim(AIM)).toMatch(/^[a-z0-9,+-]{0,40}$/);
  });

  it('is null when malformed', () => {
    for (const text of [
      '',
      's3',
      's12,1,1',
      's3,4096,5',
      's3,1,0',
      's3,1,1001',
      's3,1,2,3',
      's3,a,2',
      's3,1.5,2',
    ])
      expect(readAim(text)).toBeNull();
  });
});
