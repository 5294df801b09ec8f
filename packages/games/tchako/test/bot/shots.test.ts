import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { straightShots } from '../../src/bot/shots.ts';
import { listShooters } from '../../src/moves.ts';
import { PUCKS } from '../../src/puck.ts';
import { simulateShot } from '../../src/shot-physics.ts';
import type { State } from '../../src/state.ts';
import { at } from '../draw.ts';

const NORTH = PUCKS.filter(puck => puck >= 12);
const metBy = (s: State): Set<number> =>
  new Set(
    [...straightShots(s, listShooters(s, 0), searchChance(3))].map(shot => simulateShot(s, shot).first),
  );

describe('straight shots', () => {
  it('meet an enemy first', () => {
    const s = at({
      pucks: { s1: [-20, -120], s2: [150, 60], sq: 'VS', n1: [20, -20], n2: [150, 140], nq: 'VN' },
    });
    const shots = [...straightShots(s, listShooters(s, 0), searchChance(3))];
    expect(shots.length).toBeGreaterThan(2);
    for (const shot of shots) expect(NORTH).toContain(simulateShot(s, shot).first);
  });

  it('target only enemies with a free line', () => {
    const open = at({ pucks: { s1: [0, -180], sq: [-190, -100], n1: [0, -130], nq: 'VN' } });
    const first = NORTH[0]!;
    expect(metBy(open)).toContain(first);
    const covered = at({
      pucks: { s1: [0, -180], s2: [0, -155], sq: [-190, -100], n1: [0, -130], nq: 'VN' },
    });
    const byFirst = [...straightShots(covered, [0], searchChance(3))];
    expect(byFirst).toEqual([]);
  });
});
