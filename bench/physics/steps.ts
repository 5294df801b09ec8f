import { parseArgs } from 'node:util';
import { type Point, UNITS_PER_MM } from '@tablee/physics';
import { stepThrough } from '../../packages/physics/test/fixed-step.ts';
import { TERRAIN } from '../../packages/physics/test/scene.ts';
import { cpuSeconds } from '../rules/clock.ts';
import { makeEngine } from './peers/box2d.mjs';
import { drawBreaks, type Engine, LAID } from './shots.ts';
import { engine as ours } from './tablee-engine.ts';
import { SECONDS_PER_TICK } from './world.ts';

/**
 * How many discs move in a break laid by hand, by the step of Box2D and of the tests' simulator, beside the exact answer:
 * `node bench/physics/steps.ts 1e-3 1e-4 1e-5 --shots 6`, after `npm run bench -- physics` has installed Box2D.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shots: { type: 'string', default: '6' } },
});
const breaks = drawBreaks(LAID).slice(0, Number(values.shots));

function smallSteps(step: number): Engine {
  let ends: readonly Point[] = [];
  const gone = { x: Number.MAX_SAFE_INTEGER, y: 0 };
  return {
    shoot: ({ discs, shot }) => {
      ends = stepThrough(TERRAIN, discs, shot, step / SECONDS_PER_TICK).discs.map(disc => disc ?? gone);
    },
    ends: () => ends,
  };
}

function print(name: string, engine: Engine): void {
  const began = cpuSeconds();
  let moved = 0;
  for (const setting of breaks) {
    engine.shoot(setting);
    const isFar = ({ x, y }: Point, i: number): boolean =>
      Math.hypot(x - setting.discs[i]!.x, y - setting.discs[i]!.y) > UNITS_PER_MM;
    moved += engine.ends().filter(isFar).length;
  }
  const rate = breaks.length / (cpuSeconds() - began);
  console.log(
    `${name.padEnd(28)}${(moved / breaks.length).toFixed(2)} discs moved, ${rate.toFixed(2)} shots/s`,
  );
}

print('exact (tablee)', ours);
print('box2d, 1/120 s, continuous', makeEngine());
for (const step of positionals.map(Number)) {
  print(`box2d, ${step} s`, makeEngine(step, false));
  print(`small steps, ${step} s`, smallSteps(step));
}
