import { type Bodies, PHYSICS_VERSION, type PhysicsVersion } from '../src/index.ts';
import { anyShot, BARE, dice, PRESSED, pack, scatter, TERRAIN, tableWith } from './scene.ts';

const DISCS = 24;
/** Consecutive shots on each table. */
const SERIES = 50;

/** A hash of the ends of ten thousand seeded shots. For a given version it must never change (TCHAKO-20). */
export function hashShots(shots = 10_000, version: PhysicsVersion = PHYSICS_VERSION): number {
  const roll = dice(20_261_116);
  let hash = 0x811c9dc5;
  const mix = (n: number): void => {
    hash = Math.imul(hash ^ (n | 0), 0x01000193) >>> 0;
  };
  const mixEnds = ({ count, here, x, y }: Bodies): void => {
    for (let i = 0; i < count; i++) {
      mix(here[i]!);
      mix(x[i]!);
      mix(y[i]!);
    }
  };
  for (let done = 0; done < shots; done += SERIES) {
    const packed = (done / SERIES) % 4 === 0;
    const table = packed
      ? tableWith(BARE, pack(DISCS - 1).concat({ x: roll(4_000) - 2_000, y: -11_000 }), version)
      : tableWith(TERRAIN, scatter(TERRAIN, DISCS, roll), version);
    for (let k = 0; k < SERIES; k++) {
      const { bodies } = table;
      const shot = anyShot(bodies.count, roll);
      if (bodies.here[shot.disc] === 1) table.shoot(shot);
      mixEnds(bodies);
    }
  }
  // The shots above end the same in both versions.
  for (const { shot, discs } of version === 1 ? [] : PRESSED) {
    const table = tableWith(TERRAIN, discs, version);
    table.shoot(shot);
    mixEnds(table.bodies);
  }
  return hash;
}
