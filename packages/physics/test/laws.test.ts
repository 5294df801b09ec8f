import { describe, expect, it } from 'vitest';
import { hitDisc } from '../src/impact.ts';
import {
  Bodies,
  type PhysicsVersion,
  type Point,
  PUCK_RADIUS,
  type Shot,
  type ShotTable,
  type Terrain,
  unitOf,
} from '../src/index.ts';
import {
  anyShot,
  BARE,
  clearanceAt,
  dice,
  MIRRORED,
  PRESSED,
  pack,
  packAt,
  placesOf,
  scatter,
  TERRAIN,
  tableWith,
} from './scene.ts';

const DISCS = 24;
const SHOTS = 400;
/** Distances up to 1/32 mm count as touching (TCHAKO-20). */
const TOUCHING = 2;

const energyOf = ({ speed }: Bodies): number => speed.reduce((sum, v) => sum + v * v, 0);

/** Energy and places of all discs at a time. */
function measure(
  { bodies }: ShotTable,
  at: number,
): { readonly energy: number; readonly discs: readonly Point[] } {
  const { x, y, ux, uy, speed, startTime, here } = bodies;
  const discs: Point[] = [];
  let energy = 0;
  for (let i = 0; i < bodies.count; i++) {
    if (here[i] === 0) continue;
    const time = Math.min(at - startTime[i]!, speed[i]!);
    const way = time * (speed[i]! - time / 2);
    energy += (speed[i]! - time) ** 2;
    discs.push({ x: x[i]! + ux[i]! * way, y: y[i]! + uy[i]! * way });
  }
  return { energy, discs };
}

const momentum = ({ speed, ux, uy }: Bodies): readonly [number, number] => [
  speed.reduce((sum, v, i) => sum + v * ux[i]!, 0),
  speed.reduce((sum, v, i) => sum + v * uy[i]!, 0),
];

const mirror = ({ x, y }: Point): Point => ({ x: 0 - x, y });

const closest = (discs: readonly Point[]): number =>
  Math.min(...discs.flatMap((a, i) => discs.slice(i + 1).map(b => Math.hypot(a.x - b.x, a.y - b.y))));

type Scene = { readonly terrain: Terrain; readonly discs: readonly Point[]; readonly shot: Shot };

/** Scattered and packed discs, each with a shot. */
function* scenes(seed: number): Generator<Scene> {
  const roll = dice(seed);
  for (let k = 0; k < SHOTS; k++) {
    if (k % 5 === 0) {
      const shooter = { x: roll(2_000) - 1_000, y: -11_000 };
      const shot = { disc: DISCS - 1, direction: 1_004 + roll(40), power: 200 + roll(801) };
      yield { terrain: BARE, discs: [...pack(DISCS - 1), shooter], shot };
    } else yield { terrain: TERRAIN, discs: scatter(TERRAIN, DISCS, roll), shot: anyShot(DISCS, roll) };
  }
}

function shuffle(count: number, roll: (n: number) => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = roll(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

describe('invariants of a shot', () => {
  it('TCHAKO-21 discs end at whole units, without overlapping discs, posts, bands or the rail', () => {
    for (const { terrain, discs, shot } of scenes(1)) {
      const table = tableWith(terrain, discs);
      table.shoot(shot);
      const ends = placesOf(table).filter(at => at !== null);
      expect(ends.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
      expect(closest(ends)).toBeGreaterThanOrEqual(2 * PUCK_RADIUS);
      expect(Math.min(...ends.map(at => clearanceAt(terrain, at)))).toBeGreaterThan(-TOUCHING);
      expect(energyOf(table.bodies)).toBe(0);
    }
  });

  it.each(PRESSED)(
    'TCHAKO-20 version 2 rounds a pressed pack without pushing discs into obstacles',
    scene => {
      const worst = (version: PhysicsVersion): number => {
        const table = tableWith(TERRAIN, scene.discs, version);
        table.shoot(scene.shot);
        const ends = placesOf(table).filter(at => at !== null);
        const rooms = ends.map(at => clearanceAt(TERRAIN, at));
        return -Math.min(closest(ends) - 2 * PUCK_RADIUS, ...rooms);
      };
      expect(worst(2)).toBeLessThanOrEqual(TOUCHING);
      expect(worst(1)).toBeGreaterThan(TOUCHING);
    },
  );

  it('TCHAKO-20 packs anywhere, shot again and again, never overlap by more than 1/32 mm', () => {
    const roll = dice(20);
    for (let k = 0; k < SHOTS; k++) {
      const discs = packAt(TERRAIN, roll);
      const table = tableWith(TERRAIN, discs);
      for (let n = 0; n < 10; n++) {
        const shot = anyShot(discs.length, roll);
        if (table.bodies.here[shot.disc] === 1) table.shoot(shot);
        const ends = placesOf(table).filter(at => at !== null);
        const least = Math.min(...ends.map(at => clearanceAt(TERRAIN, at)));
        expect(Math.min(least, closest(ends) - 2 * PUCK_RADIUS)).toBeGreaterThanOrEqual(-TOUCHING);
      }
    }
  });

  it('TCHAKO-21 during a shot energy never grows, time never runs back, and no discs overlap', () => {
    for (const { terrain, discs, shot } of scenes(2)) {
      const table = tableWith(terrain, discs);
      let energy = Number.POSITIVE_INFINITY;
      let time = 0;
      table.shoot(shot, {
        met() {},
        bounced() {},
        left() {},
        turned(_, at) {
          const now = measure(table, at);
          expect(at).toBeGreaterThanOrEqual(time);
          expect(now.energy).toBeLessThanOrEqual(energy * (1 + 1e-12));
          expect(closest(now.discs)).toBeGreaterThan(2 * PUCK_RADIUS - TOUCHING);
          energy = now.energy;
          time = at;
        },
      });
      expect(energy).toBe(0);
    }
  });

  it('TCHAKO-21 a collision keeps the momentum and loses energy by the coefficient of restitution only', () => {
    const roll = dice(6);
    for (let k = 0; k < SHOTS; k++) {
      const bodies = new Bodies(2);
      const way = unitOf(roll(4_096));
      bodies.x[1] = 2 * PUCK_RADIUS * way.x;
      bodies.y[1] = 2 * PUCK_RADIUS * way.y;
      bodies.setVelocity(0, roll(400) - 200, roll(400) - 200);
      bodies.setVelocity(1, roll(400) - 200, roll(400) - 200);
      const before = [momentum(bodies), energyOf(bodies)] as const;
      const given = hitDisc(bodies, 0, 1);
      const after = [momentum(bodies), energyOf(bodies)] as const;
      expect(after[0][0]).toBeCloseTo(before[0][0], 9);
      expect(after[0][1]).toBeCloseTo(before[0][1], 9);
      // The impulse is (1 + e) / 2 of the approach w, and the energy lost is (1 - e²) w² / 2.
      const approach = given / 0.95;
      if (approach >= 1) expect(before[1] - after[1]).toBeCloseTo(((1 - 0.81) * approach * approach) / 2, 6);
    }
  });

  // One exception: a shot straight into a symmetric pack hits two discs at the same time.
  it('TCHAKO-20 a mirrored shot on a mirrored table ends mirrored', () => {
    for (const { terrain, discs, shot } of scenes(3)) {
      const table = tableWith(terrain, discs);
      const other = tableWith(terrain === TERRAIN ? MIRRORED : BARE, discs.map(mirror));
      table.shoot(shot);
      other.shoot({ ...shot, direction: (6_144 - shot.direction) % 4_096 });
      expect(placesOf(other)).toEqual(placesOf(table).map(at => at && mirror(at)));
    }
  });

  it('TCHAKO-20 the numbering of the discs does not matter, even when two are hit at the same time', () => {
    const roll = dice(4);
    const straight = { disc: DISCS - 1, direction: 1_024, power: 900 };
    const symmetric = { terrain: BARE, discs: [...pack(DISCS - 1), { x: 0, y: -11_000 }], shot: straight };
    for (const { terrain, discs, shot } of [symmetric, symmetric, ...scenes(4)]) {
      const order = shuffle(DISCS, roll);
      const table = tableWith(terrain, discs);
      const other = tableWith(
        terrain,
        order.map(i => discs[i]!),
      );
      table.shoot(shot);
      other.shoot({ ...shot, disc: order.indexOf(shot.disc) });
      const ends = placesOf(table);
      expect(placesOf(other)).toEqual(order.map(i => ends[i]));
    }
  });

  it('TCHAKO-20 the same shot ends the same on a table that was used before', () => {
    const roll = dice(5);
    const used = tableWith(TERRAIN, scatter(TERRAIN, DISCS, roll));
    for (let k = 0; k < SHOTS; k++) {
      const discs = scatter(TERRAIN, DISCS, roll);
      const shot = anyShot(DISCS, roll);
      const table = tableWith(TERRAIN, discs);
      discs.forEach(({ x, y }, i) => {
        used.place(i, x, y);
      });
      table.shoot(shot);
      used.shoot(shot);
      expect(placesOf(used)).toEqual(placesOf(table));
    }
  });
});
