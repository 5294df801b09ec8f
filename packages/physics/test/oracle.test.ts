import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stepThrough } from './fixed-step.ts';
import { TERRAIN } from './scene.ts';
import { drawShortShots, farthest, shootShort, type Verdict } from './short-shots.ts';

const SHOTS = 40;
/** Ticks. A disc of these shots goes a few units in one. */
const STEP = 1 / 32;
/** Units: a quarter of a millimetre. The plain way notices a hit up to a step late, and every hit passes that on. */
const PLAIN_TOLERANCE = 16;
/** A millimetre: Rapier turns a disc that grazes a post by up to three degrees otherwise, however small its steps … */
const RAPIER_TOLERANCE = 64;
/** … but three shots of four end within a 16th of a millimetre. */
const RAPIER_MOSTLY = 4;

/** What Rapier made of the same shots, in steps of a ten-thousandth of a second: `node bench/physics/oracle.ts` writes it. */
const RAPIER: readonly Verdict[] = JSON.parse(
  readFileSync(new URL('./rapier.json', import.meta.url), 'utf8'),
);

/** By how much ends differ, least first, of the shots that can be compared to the end. */
function compare(verdicts: readonly Verdict[]): number[] {
  const apart: number[] = [];
  for (const [i, shot] of drawShortShots(verdicts.length).entries()) {
    const ours = shootShort(shot);
    expect(ours.first).toBe(verdicts[i]!.first);
    if (ours.clear) apart.push(farthest(ours, verdicts[i]!));
  }
  return apart.toSorted((a, b) => a - b);
}

describe('short shots meet the same thing first, and end in the same place', () => {
  it('TCHAKO-20 as in a plain simulation in small steps, but for a quarter of a millimetre', () => {
    const verdicts = drawShortShots(SHOTS).map(({ discs, shot }) => {
      const { discs: ends, first } = stepThrough(TERRAIN, discs, shot, STEP);
      return { ends, first };
    });
    const apart = compare(verdicts);
    expect(apart.length).toBeGreaterThan(SHOTS / 2);
    expect(apart.at(-1)).toBeLessThan(PLAIN_TOLERANCE);
  });

  it('TCHAKO-20 as in Rapier, but for a millimetre, and mostly for a 16th of one', () => {
    const apart = compare(RAPIER);
    expect(apart.length).toBeGreaterThan(50);
    expect(apart.at(-1)).toBeLessThan(RAPIER_TOLERANCE);
    expect(apart[Math.floor(apart.length * 0.75)]).toBeLessThan(RAPIER_MOSTLY);
  });
});
