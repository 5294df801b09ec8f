import { describe, expect, it } from 'vitest';
import { BAND, RAIL, type Witness } from '../src/index.ts';
import { stepThrough } from './fixed-step.ts';
import { dice, lie, scatter, TERRAIN, tableWith } from './scene.ts';

const DISCS = 12;
const SHOTS = 40;
/** Ticks. A disc of the speeds below goes a few units in one. */
const STEP = 1 / 32;
/** Units: a quarter of a millimetre. The plain way notices a hit up to a step late, and every hit passes that on. */
const TOLERANCE = 16;

describe('beside a plain simulation in small steps', () => {
  it('TCHAKO-20 short shots meet the same thing first, and end in the same place but for a quarter of a millimetre', () => {
    const roll = dice(7);
    let compared = 0;
    for (let k = 0; k < SHOTS; k++) {
      const discs = scatter(TERRAIN, DISCS, roll);
      const shot = { disc: roll(DISCS), direction: roll(4_096), power: 40 + roll(160) };
      const table = tableWith(TERRAIN, discs);
      const seen: string[] = [];
      const witness: Witness = {
        met: (a, b) => void seen.push(`discs ${a} ${b}`),
        bounced: (_, what) => void seen.push(what >= BAND ? 'band' : what >= RAIL ? 'rail' : 'post'),
        left() {},
        turned() {},
      };
      table.shoot(shot, witness);
      const oracle = stepThrough(TERRAIN, discs, shot, STEP);
      expect(seen[0] ?? null).toBe(oracle.first);
      // After more hits than this a hair's breadth decides, in this world as in the real one.
      if (seen.length > 2) continue;
      compared++;
      for (const [i, at] of lie(table).entries()) {
        expect(Math.hypot(at!.x - oracle.discs[i]!.x, at!.y - oracle.discs[i]!.y)).toBeLessThan(TOLERANCE);
      }
    }
    expect(compared).toBeGreaterThan(SHOTS / 2);
  });
});
