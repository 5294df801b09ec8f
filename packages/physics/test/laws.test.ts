import { describe, expect, it } from 'vitest';
import { hitDisc } from '../src/impact.ts';
import { Bodies, type Point, PUCK_RADIUS, type Shot, type ShotTable, unitOf } from '../src/index.ts';
import { anyShot, BARE, dice, lie, MIRRORED, pack, roomAt, scatter, TERRAIN, tableWith } from './scene.ts';

const DISCS = 24;
const SHOTS = 400;
/** 1/32 mm counts as touching (TCHAKO-20). */
const TOUCHING = 2;

const energyOf = ({ speed }: Bodies): number => speed.reduce((sum, v) => sum + v * v, 0);
const energy = ({ bodies }: ShotTable): number => energyOf(bodies);

const momentum = ({ speed, ux, uy }: Bodies): readonly [number, number] => [
  speed.reduce((sum, v, i) => sum + v * ux[i]!, 0),
  speed.reduce((sum, v, i) => sum + v * uy[i]!, 0),
];

const closest = (discs: readonly Point[]): number =>
  Math.min(...discs.flatMap((a, i) => discs.slice(i + 1).map(b => Math.hypot(a.x - b.x, a.y - b.y))));

/** Many tables and shots, scattered and packed. */
function* scenes(seed: number): Generator<{ table: ShotTable; shot: Shot }> {
  const roll = dice(seed);
  for (let k = 0; k < SHOTS; k++) {
    const tight = k % 10 === 0;
    const discs = tight
      ? pack(DISCS - 1).concat({ x: roll(2_000) - 1_000, y: -11_000 })
      : scatter(TERRAIN, DISCS, roll);
    const shot = tight
      ? { disc: DISCS - 1, direction: 1_004 + roll(40), power: 600 + roll(400) }
      : anyShot(DISCS, roll);
    yield { table: tableWith(tight ? BARE : TERRAIN, discs), shot };
  }
}

describe('laws of a shot', () => {
  it('TCHAKO-21 no disc ends inside another, a post, a band or the rail, and every shot ends in whole units', () => {
    for (const { table, shot } of scenes(1)) {
      table.shoot(shot);
      const discs = lie(table).filter(at => at !== null);
      expect(discs.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
      expect(closest(discs)).toBeGreaterThanOrEqual(2 * PUCK_RADIUS);
      expect(Math.min(...discs.map(at => roomAt(table.terrain, at)))).toBeGreaterThan(-TOUCHING);
    }
  });

  it('TCHAKO-21 energy never grows, and nothing moves at the end', () => {
    for (const { table, shot } of scenes(2)) {
      const course: number[] = [];
      const times: number[] = [];
      table.shoot(shot, {
        met() {},
        bounced() {},
        left() {},
        turned(_, at) {
          course.push(energy(table));
          times.push(at);
        },
      });
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(course.every((e, i) => i === 0 || e <= course[i - 1]! * (1 + 1e-12))).toBe(true);
      expect(energy(table)).toBe(0);
    }
  });

  it('TCHAKO-21 two discs that meet keep their momentum, and lose energy only by the bounce', () => {
    const roll = dice(6);
    for (let k = 0; k < SHOTS; k++) {
      const bodies = new Bodies(2);
      const way = unitOf(roll(4_096));
      bodies.x[1] = 2 * PUCK_RADIUS * way.x;
      bodies.y[1] = 2 * PUCK_RADIUS * way.y;
      bodies.push(0, roll(400) - 200, roll(400) - 200);
      bodies.push(1, roll(400) - 200, roll(400) - 200);
      const before = [momentum(bodies), energyOf(bodies)] as const;
      const given = hitDisc(bodies, 0, 1);
      const after = [momentum(bodies), energyOf(bodies)] as const;
      expect(after[0][0]).toBeCloseTo(before[0][0], 9);
      expect(after[0][1]).toBeCloseTo(before[0][1], 9);
      // What is given is (1 + e) / 2 of the approach w, and what is lost (1 - e²) w² / 2.
      const approach = given / 0.95;
      if (approach >= 1) expect(before[1] - after[1]).toBeCloseTo(((1 - 0.81) * approach * approach) / 2, 6);
    }
  });

  it('TCHAKO-20 the mirrored shot on the mirrored table ends in the mirrored place', () => {
    const roll = dice(3);
    for (let k = 0; k < SHOTS; k++) {
      const discs = scatter(TERRAIN, DISCS, roll);
      const shot = anyShot(DISCS, roll);
      const table = tableWith(TERRAIN, discs);
      const other = tableWith(
        MIRRORED,
        discs.map(({ x, y }) => ({ x: -x, y })),
      );
      table.shoot(shot);
      other.shoot({ ...shot, direction: (6_144 - shot.direction) % 4_096 });
      expect(lie(other)).toEqual(lie(table).map(at => at && { x: -at.x || 0, y: at.y }));
    }
  });

  it('TCHAKO-20 how the discs are numbered does not matter', () => {
    const roll = dice(4);
    for (let k = 0; k < SHOTS; k++) {
      const discs = scatter(TERRAIN, DISCS, roll);
      const shot = anyShot(DISCS, roll);
      const table = tableWith(TERRAIN, discs);
      const turned = tableWith(TERRAIN, discs.toReversed());
      table.shoot(shot);
      turned.shoot({ ...shot, disc: DISCS - 1 - shot.disc });
      expect(lie(turned).reverse()).toEqual(lie(table));
    }
  });

  it('TCHAKO-20 the same shot again ends the same, on a table used before too', () => {
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
      expect(lie(used)).toEqual(lie(table));
    }
  });
});
