import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stepThrough } from './fixed-step.ts';
import { TERRAIN } from './scene.ts';
import { drawShortShots, farthest, shootShort, type Verdict } from './short-shots.ts';

const SHOTS = 40;
/** In ticks. */
const STEP = 1 / 32;
/** A quarter of a millimetre, in units: time steps notice a hit up to one step late. */
const PLAIN_TOLERANCE = 16;
/** A millimetre: Rapier deflects a disc that grazes a post by up to three degrees more or less. */
const RAPIER_TOLERANCE = 64;
/** Three shots of four end within 1/16 mm. */
const RAPIER_MOSTLY = 4;

/** The results of Rapier with steps of 0.1 ms, written by `node bench/physics/oracle.ts`. */
const RAPIER: readonly Verdict[] = JSON.parse(
  readFileSync(new URL('./rapier.json', import.meta.url), 'utf8'),
);

/** The sorted differences of the ends, for the shots that can be compared. */
function compare(verdicts: readonly Verdict[]): number[] {
  const apart: number[] = [];
  for (const [i, shot] of drawShortShots(verdicts.length).entries()) {
    const ours = shootShort(shot);
    expect(ours.first).toBe(verdicts[i]!.first);
    if (ours.clear) apart.push(farthest(ours, verdicts[i]!));
  }
  return apart.toSorted((a, b) => a - b);
}

describe('short shots have the same first contact and end', () => {
  it('TCHAKO-20 as a simulation in small time steps, within a quarter of a millimetre', () => {
    const verdicts = drawShortShots(SHOTS).map(({ discs, shot }) => {
      const { discs: ends, first } = stepThrough(TERRAIN, discs, shot, STEP);
      return { ends, first };
    });
    const apart = compare(verdicts);
    expect(apart.length).toBeGreaterThan(SHOTS / 2);
    expect(apart.at(-1)).toBeLessThan(PLAIN_TOLERANCE);
  });

  it('TCHAKO-20 as Rapier, within a millimetre, and mostly within 1/16 mm', () => {
    const apart = compare(RAPIER);
    expect(apart.length).toBeGreaterThan(50);
    expect(apart.at(-1)).toBeLessThan(RAPIER_TOLERANCE);
    expect(apart[Math.floor(apart.length * 0.75)]).toBeLessThan(RAPIER_MOSTLY);
  });
});
