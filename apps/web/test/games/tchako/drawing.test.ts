import { RAIL, readZone, tchako, ZONE_NAMES } from '@tablee/tchako';
import { pictureOf } from '@tablee/tchako/pictures';
import { describe, expect, it } from 'vitest';
import { bandPath, orient } from '../../../src/games/tchako/draw/elastics.tsx';
import { railPoints, toBoard, toScreen } from '../../../src/games/tchako/draw/geometry.ts';
import { litLinks } from '../../../src/games/tchako/draw/links.tsx';

const numbers = (path: string): number[] => (path.match(/-?\d+\.\d+/g) ?? []).map(Number);

describe('geometry', () => {
  it('toScreen turns the board by 180° for North, and toBoard inverts it', () => {
    const point = { x: 640, y: -1_280 };
    expect(toScreen(point)).toEqual({ x: 10, y: 20 });
    expect(toScreen(point, true)).toEqual({ x: -10, y: -20 });
    for (const turned of [false, true]) expect(toBoard(toScreen(point, turned), turned)).toEqual(point);
  });

  it('railPoints moves all eight sides outwards by the same distance', () => {
    const out = railPoints(14)
      .split(' ')
      .map(pair => pair.split(',').map(Number));
    expect(out).toHaveLength(RAIL.length);
    expect(Math.max(...out.map(([x]) => x!))).toBeCloseTo(219, 2);
    expect(Math.max(...out.map(([, y]) => y!))).toBeCloseTo(256, 2);
  });
});

describe('the path of an elastic', () => {
  const posts = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];

  it('runs on both sides of the posts', () => {
    const ys = numbers(bandPath(posts)).filter((_, i) => i % 2 === 1);
    expect(Math.min(...ys)).toBe(-3.1);
    expect(Math.max(...ys)).toBe(3.1);
  });

  it('passes through the point where it is pushed', () => {
    const path = bandPath(posts, [{ edge: 0, share: 0.5, by: 5 }]);
    const [cx, cy] = numbers(path.slice(path.indexOf('Q'))) as [number, number];
    // The middle of a quadratic curve lies halfway between the chord and the control point.
    expect(cx).toBe(50);
    expect((cy + -3.1) / 2).toBeCloseTo(-8.1, 6);
  });

  it('goes round three posts clockwise in any order', () => {
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

  it('TCHAKO-6 no link is lit at the start', () => {
    expect(names('terrain', 0)).toEqual([]);
    expect(names('terrain', 1)).toEqual([]);
  });

  it('TCHAKO-7 a zone linked only to a base that is not held is not lit', () => {
    const lit = names('capture', 0);
    expect(lit).toContain('BSC N2');
    expect(lit).toContain('N2 BNC');
    expect(lit.filter(pair => pair.includes('N4'))).toEqual([]);
    const { state } = pictureOf('capture');
    expect(tchako.actors(state)).toEqual([0]);
    expect(state.captured).toBe((1 << readZone('N2')) | (1 << readZone('BNC')));
  });
});
