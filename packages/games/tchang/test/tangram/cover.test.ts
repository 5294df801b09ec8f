import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  add,
  covers,
  EIGHTHS,
  type Figure,
  land,
  lay,
  minus,
  multiply,
  ORIGIN,
  outlineOf,
  PIECES,
  type Placed,
  type Polygon,
  placeOf,
  plus,
  point,
  silhouetteOf,
  subtract,
  surd,
  toNumber,
  turnPoint,
  ZERO,
} from '../../src/tangram/index.ts';
import { SQUARE } from './arrangements.ts';

const side = surd(0, 4);
const BOX: Figure = [[ORIGIN, point(side, ZERO), point(side, side), point(ZERO, side)]];

/** Twice the area, exactly. */
const doubleArea = (polygon: Polygon) =>
  polygon.reduce((sum, p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    return add(sum, subtract(multiply(p.x, q.y), multiply(q.x, p.y)));
  }, ZERO);

const turnAll = (placed: readonly Placed[]): Placed[] =>
  placed.map(p => ({ ...p, eighths: p.eighths + 1, at: turnPoint(p.at) }));
const moveAll = (placed: readonly Placed[], by = point(surd(4, -1), surd(-2, 5))): Placed[] =>
  placed.map(p => ({ ...p, at: plus(p.at, by) }));

describe('the seven pieces', () => {
  it('TCHANG-14 two large triangles, a middle one, two small ones, a square and a parallelogram have a total area of 32', () => {
    const areas = PIECES.map(
      (_, piece) => toNumber(doubleArea(outlineOf({ piece, eighths: 0, flipped: false, at: ORIGIN }))) / 2,
    );
    expect(areas).toEqual([8, 8, 4, 2, 2, 4, 4]);
  });

  it('TCHANG-14 stay exact when turned by eighths and flipped, with the inside on the left', () => {
    for (const [piece] of PIECES.entries()) {
      const before = doubleArea(outlineOf({ piece, eighths: 0, flipped: false, at: ORIGIN }));
      for (const flipped of [false, true]) {
        for (let eighths = -EIGHTHS; eighths < EIGHTHS; eighths++) {
          const outline = outlineOf({ piece, eighths, flipped, at: ORIGIN });
          expect(doubleArea(outline)).toEqual(before);
          expect(outline).toEqual(outlineOf({ piece, eighths: eighths + EIGHTHS, flipped, at: ORIGIN }));
        }
      }
    }
  });
});

describe('a figure', () => {
  it('TCHANG-14 is filled by the pieces stored as a square', () => {
    expect(covers(SQUARE, BOX)).toBe(true);
  });

  it('TCHANG-14 is filled by any arrangement: mirrored, or with equal pieces swapped', () => {
    const swapped = SQUARE.map(p => ({ ...p, piece: [1, 0, 2, 4, 3, 5, 6][p.piece]! }));
    expect(covers(swapped, BOX)).toBe(true);
    const quarter = (placed: readonly Placed[]) => moveAll(turnAll(turnAll(placed)), point(side, ZERO));
    expect(covers(quarter(SQUARE), BOX)).toBe(true);
    const mirrored = lay(
      ['large-1', 5, [0, 2], [0, 2]],
      ['large-2', 7, [0, 2], [0, 2]],
      ['middle', 6, [0, 0], [0, 4]],
      ['small-1', 3, [0, 1], [0, 1]],
      ['square', 1, [0, 1], [0, 1]],
      ['small-2', 1, [0, 2], [0, 2]],
      ['parallelogram', 1, [0, 4], [0, 4], true],
    );
    expect(covers(mirrored, BOX)).toBe(true);
  });

  it('TCHANG-14 is not filled with a piece moved, turned, missing or used twice', () => {
    for (const i of SQUARE.keys()) {
      const change = (other: Partial<Placed>) => SQUARE.map((p, k) => (k === i ? { ...p, ...other } : p));
      expect(covers(change({ at: plus(SQUARE[i]!.at, point(surd(1), ZERO)) }), BOX)).toBe(false);
      expect(covers(change({ eighths: SQUARE[i]!.eighths + 1 }), BOX)).toBe(false);
      expect(
        covers(
          SQUARE.filter((_, k) => k !== i),
          BOX,
        ),
      ).toBe(false);
      expect(covers(change({ piece: SQUARE[(i + 1) % 7]!.piece }), BOX)).toBe(false);
    }
  });

  it('TCHANG-14 is not filled by overlapping pieces, even if the total area is right', () => {
    const onTop = SQUARE.map(p => (PIECES[p.piece] === 'large-2' ? { ...p, eighths: 5 } : p));
    expect(covers(onTop, BOX)).toBe(false);
    expect(silhouetteOf(onTop)).toBeNull();
  });

  it('TCHANG-14 is not filled if an edge has a direction that no piece can have', () => {
    const skew: Figure = [[ORIGIN, point(surd(6), surd(1)), point(surd(2), surd(7))]];
    expect(covers(SQUARE, skew)).toBe(false);
  });

  it('TCHANG-14 is the silhouette of its solution, turned and moved with it', () => {
    const outline = silhouetteOf(SQUARE)!;
    expect(outline).toHaveLength(1);
    expect(outline[0]).toHaveLength(4);
    let placed: Placed[] = [...SQUARE];
    for (let eighth = 0; eighth < 7; eighth++) {
      placed = moveAll(turnAll(placed));
      expect(covers(placed, silhouetteOf(placed)!)).toBe(true);
      expect(covers(placed, BOX)).toBe(false);
    }
  });

  it('TCHANG-14 may have holes, several parts and points where it touches itself', () => {
    const chance = searchChance(4);
    let fitting = 0;
    for (let i = 0; i < 400; i++) {
      const placed: Placed[] = PIECES.map((_, piece) => ({
        piece,
        eighths: 2 * chance.pick(4),
        flipped: chance.pick(2) === 1,
        at: point(surd(2 * chance.pick(7)), surd(2 * chance.pick(7))),
      }));
      const figure = silhouetteOf(placed);
      if (figure === null) continue;
      fitting++;
      const area = figure.map(doubleArea).reduce(add, ZERO);
      expect(toNumber(area)).toBeCloseTo(64, 9);
      expect(covers(placed, figure)).toBe(true);
    }
    expect(fitting).toBeGreaterThan(3);
  });
});

describe('dropping a piece', () => {
  it('TCHANG-14 snaps a corner onto a corner within reach, exactly', () => {
    const wanted = SQUARE[0]!;
    const [x, y] = placeOf(wanted.at);
    const held = {
      piece: wanted.piece,
      eighths: wanted.eighths,
      flipped: wanted.flipped,
      x: x + 0.3,
      y: y - 0.2,
    };
    expect(land(held, BOX, [], 0.5)).toEqual(wanted);
    expect(land(held, BOX, [], 0.1)).toBeNull();
    expect(land({ ...held, x: 40, y: 40 }, BOX, [], 0.5)).toBeNull();
  });

  it('TCHANG-14 completes the figure piece by piece', () => {
    const chance = searchChance(2);
    const done: Placed[] = [];
    for (const wanted of SQUARE) {
      const [x, y] = placeOf(wanted.at);
      const shaken = { ...wanted, x: x + (chance.pick(21) - 10) / 40, y: y + (chance.pick(21) - 10) / 40 };
      const { at: _, ...held } = shaken;
      done.push(land(held, BOX, done, 0.6) ?? wanted);
    }
    expect(covers(done, BOX)).toBe(true);
    expect(minus(done[0]!.at, SQUARE[0]!.at)).toEqual(ORIGIN);
  });
});
