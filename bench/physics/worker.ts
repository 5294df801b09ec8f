import { parentPort, workerData } from 'node:worker_threads';
import { type Point, UNITS_PER_MM } from '@tablee/physics';
import { cpuSeconds } from '../rules/clock.ts';
import { type Ask, type EngineName, LOADERS, type SceneName, type Shot } from './engines.ts';
import { drawBreaks, drawMidGame, LAID, type Setting, TIGHT } from './shots.ts';

/** One engine per thread, so that none learns from, or is spoilt by, the shapes another uses. */
const { engine } = await LOADERS[workerData as EngineName]();
const SETTINGS: { readonly [S in SceneName]: readonly Setting[] } = {
  midGame: drawMidGame(),
  laid: drawBreaks(LAID),
  tight: drawBreaks(TIGHT),
};
/** Each round goes on where the last one ended: slow engines get to see all shots too. */
const next: { [S in SceneName]: number } = { midGame: 0, laid: 0, tight: 0 };
/** So many shots tell how many discs move in one. */
const LOOKED_AT = 40;
const moved: { [S in SceneName]?: number } = {};
/** Between two looks at the clock. */
const AT_ONCE = 4;

function takeNext(scene: SceneName): Setting {
  const setting = SETTINGS[scene][next[scene]]!;
  next[scene] = (next[scene] + 1) % SETTINGS[scene].length;
  return setting;
}

parentPort!.on('message', ({ scene, ms }: Ask) => {
  const before = cpuSeconds();
  const end = performance.now() + ms;
  let shots = 0;
  for (; performance.now() < end; shots += AT_ONCE)
    for (let k = 0; k < AT_ONCE; k++) engine.shoot(takeNext(scene));
  const seconds = cpuSeconds() - before;
  moved[scene] ??= countMoved(SETTINGS[scene].slice(0, LOOKED_AT));
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
