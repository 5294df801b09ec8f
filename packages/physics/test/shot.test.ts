import { describe, expect, it } from 'vitest';
import { BOUNCE, DIRECTIONS, FULL_SPEED, PUCK_RADIUS, unitOf } from '../src/index.ts';
import { BARE, placesOf, TERRAIN, tableWith } from './scene.ts';

const EAST = 0;
const NORTH = 1_024;
const far = (slide: number, from: number): number => from + slide;

describe('TCHAKO-20 directions', () => {
  it('TCHAKO-20 run counter-clockwise from the east and have length 1', () => {
    expect(unitOf(EAST)).toEqual({ x: 1, y: 0 });
    expect(unitOf(NORTH).y).toBe(1);
    for (let d = 0; d < DIRECTIONS; d++) {
      const { x, y } = unitOf(d);
      expect(Math.abs(x * x + y * y - 1)).toBeLessThan(1e-15);
      const angle = (d * Math.PI) / 2_048;
      expect(Math.abs(x - Math.cos(angle)) + Math.abs(y - Math.sin(angle))).toBeLessThan(2e-7);
    }
  });

  it('TCHAKO-20 a half turn gives exactly the opposite vector', () => {
    for (let d = 0; d < DIRECTIONS / 2; d++) {
      const [one, other] = [unitOf(d), unitOf(d + DIRECTIONS / 2)];
      expect([one.x + other.x, one.y + other.y]).toEqual([0, 0]);
    }
  });
});

describe('TCHAKO-21 a slide', () => {
  it('TCHAKO-21 grows with the square of the power, to 1,065 mm at full power', () => {
    // The board is smaller than 1,065 mm, so weaker shots are measured.
    const table = tableWith(BARE, [{ x: -10_000, y: 0 }]);
    table.shoot({ disc: 0, direction: EAST, power: 100 });
    expect(placesOf(table)).toEqual([{ x: far(Math.round(68_160 / 100), -10_000), y: 0 }]);
    table.shoot({ disc: 0, direction: EAST, power: 500 });
    expect(placesOf(table)[0]!.x).toBe(far(Math.round(68_160 / 4), -9_318));
  });

  it('TCHAKO-21 a disc hit head-on takes 95 % of the speed, and the other keeps 5 %', () => {
    const gap = 1_000;
    const table = tableWith(BARE, [
      { x: -8_000, y: 0 },
      { x: -8_000 + 2 * PUCK_RADIUS + gap, y: 0 },
    ]);
    const speed = 0.4 * FULL_SPEED;
    const left = speed * speed - 2 * gap;
    table.shoot({ disc: 0, direction: EAST, power: 400 });
    const [shooter, hit] = placesOf(table);
    expect(shooter!.x).toBe(Math.round(-8_000 + gap + (0.05 ** 2 * left) / 2));
    expect(hit!.x).toBe(Math.round(-8_000 + 2 * PUCK_RADIUS + gap + (0.95 ** 2 * left) / 2));
  });

  it('TCHAKO-21 a rail returns 60 % of the speed', () => {
    const table = tableWith(BARE, [{ x: 0, y: 0 }]);
    const way = 205 * 64 - PUCK_RADIUS;
    table.shoot({ disc: 0, direction: EAST, power: 550 });
    const left = (0.55 * FULL_SPEED) ** 2 - 2 * way;
    expect(placesOf(table)[0]).toEqual({ x: Math.round(way - (BOUNCE.rail ** 2 * left) / 2), y: 0 });
  });

  it('TCHAKO-3 a disc that meets the rail faster than 0.6 of full speed leaves the board', () => {
    const atRail = { x: 205 * 64 - PUCK_RADIUS, y: 0 };
    for (const [power, here] of [
      [600, 1],
      [601, 0],
    ] as const) {
      const table = tableWith(BARE, [atRail]);
      const left: number[] = [];
      table.shoot(
        { disc: 0, direction: EAST, power },
        { met() {}, bounced() {}, turned() {}, left: disc => left.push(disc) },
      );
      expect(table.bodies.here[0]).toBe(here);
      expect(left).toEqual(here === 1 ? [] : [0]);
    }
  });

  it('TCHAKO-14 a band returns 95 % of the speed', () => {
    const table = tableWith(TERRAIN, [{ x: 0, y: -5_000 }]);
    const way = 5_000 - Math.round(43.3 * 64) - 896;
    table.shoot({ disc: 0, direction: NORTH, power: 300 });
    const left = (0.3 * FULL_SPEED) ** 2 - 2 * way;
    const [x, y] = [placesOf(table)[0]!.x, placesOf(table)[0]!.y];
    expect(x).toBe(0);
    expect(y).toBe(Math.round(-5_000 + way - (0.95 ** 2 * left) / 2));
  });

  it('TCHAKO-11 touching discs have no contact until one is pushed into the other', () => {
    const touching = [0, 1, 2].map(i => ({ x: -4_000 + i * 2 * PUCK_RADIUS, y: 0 }));
    const met: [number, number][] = [];
    const observer = {
      met: (a: number, b: number) => void met.push([a, b]),
      bounced() {},
      left() {},
      turned() {},
    };
    const apart = tableWith(BARE, touching);
    apart.shoot({ disc: 2, direction: EAST, power: 200 }, observer);
    expect(met).toEqual([]);
    const pushed = tableWith(BARE, touching);
    pushed.shoot({ disc: 0, direction: EAST, power: 200 }, observer);
    expect(met.slice(0, 2)).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});
