/**
 * Asks Rapier about the short shots the physics is tested with, in steps so small that they hardly matter, and writes its
 * answers down where the tests read them: `node bench/physics/oracle.ts`, after `npm run bench -- physics` has installed it.
 */
import { writeFileSync } from 'node:fs';
import { drawShortShots, type Verdict } from '../../packages/physics/test/short-shots.ts';
import { makeEngine } from './peers/rapier.mjs';

const SHOTS = 60;
const TIMESTEP = 1e-4;
const FILE = new URL('../../packages/physics/test/rapier.json', import.meta.url);

let first: string | null = null;
let shooter = 0;
// A disc that lies close to something counts as touching it to Rapier: only the one that is shot is listened to.
const engine = makeEngine(TIMESTEP, (a, b) => {
  if (a === shooter || b === shooter) first ??= name(a, b);
});

function name(a: number | string, b: number | string): string {
  if (typeof a === 'string') return a;
  if (typeof b === 'string') return b;
  return `discs ${Math.min(a, b)} ${Math.max(a, b)}`;
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

const verdicts = drawShortShots(SHOTS).map((setting): Verdict => {
  first = null;
  shooter = setting.shot.disc;
  engine.shoot(setting);
  const ends = engine.ends().slice(0, setting.discs.length);
  return { first, ends: ends.map(({ x, y }) => ({ x: tenth(x), y: tenth(y) })) };
});
writeFileSync(FILE, `[\n${verdicts.map(verdict => `  ${JSON.stringify(verdict)}`).join(',\n')}\n]\n`);
