import { anyShot, BARE, dice, pack, scatter, TERRAIN, tableWith } from './scene.ts';

const DISCS = 24;
/** Consecutive shots on each table. */
const SERIES = 50;

/** A hash of the ends of ten thousand seeded shots. It must never change (TCHAKO-20). */
export function hashShots(shots = 10_000): number {
  const roll = dice(20_261_116);
  let hash = 0x811c9dc5;
  const mix = (n: number): void => {
    hash = Math.imul(hash ^ (n | 0), 0x01000193) >>> 0;
  };
  for (let done = 0; done < shots; done += SERIES) {
    const packed = (done / SERIES) % 4 === 0;
    const table = packed
      ? tableWith(BARE, pack(DISCS - 1).concat({ x: roll(4_000) - 2_000, y: -11_000 }))
      : tableWith(TERRAIN, scatter(TERRAIN, DISCS, roll));
    for (let k = 0; k < SERIES; k++) {
      const { bodies } = table;
      const shot = anyShot(bodies.count, roll);
      if (bodies.here[shot.disc] === 1) table.shoot(shot);
      for (let i = 0; i < bodies.count; i++) {
        mix(bodies.here[i]!);
        mix(bodies.x[i]!);
        mix(bodies.y[i]!);
      }
    }
  }
  return hash;
}
