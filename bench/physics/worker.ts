import { parentPort, workerData } from 'node:worker_threads';
import { type Point, UNITS_PER_MM } from '@tablee/physics';
import { cpuSeconds } from '../rules/clock.ts';
import { type Ask, type EngineName, type FineName, LOADERS, type SceneName, type Shot } from './engines.ts';
import { drawBreaks, drawMidGame, LAID, type Setting, TIGHT } from './shots.ts';

/** One engine per thread, so that none learns from, or is spoilt by, the shapes another uses. */
const engine = await LOADERS[workerData as EngineName | FineName]();
const SETTINGS: { readonly [S in SceneName]: readonly Setting[] } = {
  midGame: drawMidGame(),
  laid: drawBreaks(LAID),
  tight: drawBreaks(TIGHT),
};
/** Each round goes on where the last one ended: slow engines get to see all shots too. */
const next: { [S in SceneName]: number } = { midGame: 0, laid: 0, tight: 0 };
/** Shots whose moved discs are counted, the same for every engine: few, because fine steps take seconds for one. */
const COUNTED = 12;
const moved: { [S in SceneName]?: number } = {};
/** Seconds between two looks at the clock, at least: looking costs as much as a shot of ours. */
const UNWATCHED = 0.002;

/** Rounds are measured in processor time too: a busy machine must not make them shorter. */
parentPort!.on('message', ({ scene, ms }: Ask) => {
  const settings = SETTINGS[scene];
  if (ms === null) {
    const began = cpuSeconds();
    const moved = countMoved(settings.slice(0, COUNTED));
    parentPort!.postMessage({ shots: COUNTED, seconds: cpuSeconds() - began, moved } satisfies Shot);
    return;
  }
  let at = next[scene];
  let shots = 0;
  let batch = 1;
  let seconds = 0;
  const before = cpuSeconds();
  for (let last = 0; seconds < ms / 1000; last = seconds) {
    for (let k = 0; k < batch; k++) {
      engine.shoot(settings[at]!);
      at = at + 1 < settings.length ? at + 1 : 0;
    }
    shots += batch;
    seconds = cpuSeconds() - before;
    if (seconds - last < UNWATCHED) batch *= 2;
  }
  next[scene] = at;
  moved[scene] ??= countMoved(settings.slice(0, COUNTED));
  const done: Shot = { shots, seconds, moved: moved[scene] };
  parentPort!.postMessage(done);
});

function countMoved(settings: readonly Setting[]): number {
  let count = 0;
  for (const setting of settings) {
    engine.shoot(setting);
    count += engine.ends().filter((end, i) => isFar(end, setting.discs[i]!)).length;
  }
  return count / settings.length;
}

function isFar(a: Point, b: Point): boolean {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return dx * dx + dy * dy > UNITS_PER_MM * UNITS_PER_MM;
}
