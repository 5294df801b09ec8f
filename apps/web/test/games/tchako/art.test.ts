import { RAIL, readZone, tchako, ZONE_NAMES } from '@tablee/tchako';
import { pictureOf } from '@tablee/tchako/pictures';
import { describe, expect, it } from 'vitest';
import { bandPath, orient } from '../../../src/games/tchako/art/band.ts';
import { railPoints, toBoard, toScreen } from '../../../src/games/tchako/art/geometry.ts';
import { litLinks } from '../../../src/games/tchako/art/linked.ts';

const numbers = (path: string): number[] => (path.match(/-?\d+\.\d+/g) ?? []).map(Number);

describe('geometry', () => {
  it('North at the lower edge sees the board turned by half a turn', () => {
    const point = { x: 640, y: -1_280 };
    expect(toScreen(point)).toEqual({ x: 10, y: 20 });
    expect(toScreen(point, true)).toEqual({ x: -10, y: -20 });
    for (const turned of [false, true]) expect(toBoard(toScreen(point, turned), turned)).toEqual(point);
  });

  it('the rail keeps its distance on all eight sides', () => {
    const out = railPoints(14)
      .split(' ')
      .map(pair => pair.split(',').map(Number));
    expect(out).toHaveLength(RAIL.length);
    expect(Math.max(...out.map(([x]) => x!))).toBeCloseTo(219, 2);
    expect(Math.max(...out.map(([, y]) => y!))).toBeCloseTo(256, 2);
  });
});

describe('a rubber band', () => {
  const posts = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];

  it('runs there and back at the posts’ own distance', () => {
    const ys = numbers(bandPath(posts)).filter((_, i) => i % 2 === 1);
    expect(Math.min(...ys)).toBe(-3.1);
    expect(Math.max(...ys)).toBe(3.1);
  });

  it('bends to exactly where it is pushed', () => {
    const path = bandPath(posts, [{ edge: 0, share: 0.5, by: 5 }]);
    const [cx, cy] = numbers(path.slice(path.indexOf('Q'))) as [number, number];
    // The middle of such a curve lies halfway between its straight line and its handle.
    expect(cx).toBe(50);
    expect((cy + -3.1) / 2).toBeCloseTo(-8.1, 6);
  });

  it('goes round three posts the same way, however they are named', () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 25, y: 43 },
    ];
    expect(orient([a!, c!, b!])).toEqual(orient([a!, b!, c!]));
  });
});

describe('links', () => {
  const names = (figure: 'terrain' | 'capture', seat: number) =>
    litLinks(pictureOf(figure).state, seat).map(pair => pair.map(zone => ZONE_NAMES[zone]).join(' '));

  it('TCHAKO-6 at the start nothing hangs on anything', () => {
    expect(names('terrain', 0)).toEqual([]);
    expect(names('terrain', 1)).toEqual([]);
  });

  it('TCHAKO-7 what hangs on a base that is not held is not linked', () => {
    const lit = names('capture', 0);
    expect(lit).toContain('BSC N2');
    expect(lit).toContain('N2 BNC');
    expect(lit.filter(pair => pair.includes('N4'))).toEqual([]);
    const { state } = pictureOf('capture');
    expect(tchako.actors(state)).toEqual([0]);
    expect(state.captured).toBe((1 << readZone('N2')) | (1 << readZone('BNC')));
  });
});
