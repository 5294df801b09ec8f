import { describe, expect, it } from 'vitest';
import { placeAt, track } from '../src/index.ts';
import { anyShot, dice, placesOf, scatter, TERRAIN, tableWith } from './scene.ts';

const DISCS = 16;

describe('a track', () => {
  it('starts and ends at the places of the shot, and is continuous', () => {
    const roll = dice(9);
    for (let k = 0; k < 60; k++) {
      const discs = scatter(TERRAIN, DISCS, roll);
      const table = tableWith(TERRAIN, discs);
      const { courses, events, end } = track(table, anyShot(DISCS, roll));
      const gone = new Set(events.flatMap(event => (event.kind === 'left' ? [event.disc] : [])));
      for (const [i, course] of courses.entries()) {
        const start = placeAt(course, course[0]?.at ?? 0) ?? discs[i]!;
        expect(Math.hypot(start.x - discs[i]!.x, start.y - discs[i]!.y)).toBeLessThan(1e-6);
        for (const [n, { at, x, y }] of course.entries()) {
          const before = n === 0 ? discs[i]! : placeAt(course.slice(0, n), at)!;
          expect(Math.hypot(before.x - x, before.y - y)).toBeLessThan(1e-6);
        }
        const last = placeAt(course, end) ?? discs[i]!;
        const rest = placesOf(table)[i];
        expect(rest === null).toBe(gone.has(i));
        // Rounding and separation move a disc by less than 4 units per axis.
        if (rest) expect(Math.max(Math.abs(last.x - rest!.x), Math.abs(last.y - rest!.y))).toBeLessThan(4);
      }
    }
  });

  it('lists events in order of time', () => {
    const roll = dice(10);
    const table = tableWith(TERRAIN, scatter(TERRAIN, DISCS, roll));
    const { events, end } = track(table, { disc: 0, direction: 700, power: 900 });
    const times = events.map(event => event.at);
    expect(events.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(end).toBeGreaterThanOrEqual(times.at(-1)!);
  });
});
