import { ShotTable } from '@tablee/physics';
import { TERRAIN } from '../../packages/physics/test/scene.ts';
import { DISCS, type Engine } from './shots.ts';

const table = new ShotTable(TERRAIN, DISCS);

export const engine: Engine = {
  shoot({ discs, shot }) {
    for (let i = 0; i < DISCS; i++) table.place(i, discs[i]!.x, discs[i]!.y);
    table.shoot(shot);
  },
  ends: () => Array.from(table.bodies.x, (x, i) => ({ x, y: table.bodies.y[i]! })),
};
