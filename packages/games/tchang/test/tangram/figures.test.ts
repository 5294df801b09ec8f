import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../src/board.ts';
import {
  covers,
  DIFFICULTIES,
  DRAGONS,
  drawOutline,
  type Figure,
  findRiddle,
  hiddenShare,
  outlineOf,
  PIECES,
  type Polygon,
  placeOf,
  RIDDLES,
  SLIVER,
  sharedArea,
  type XY,
} from '../../src/tangram/index.ts';
import { solve } from './solve.ts';

const isOn = ([x, y]: XY, [ax, ay]: XY, [bx, by]: XY): boolean =>
  Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) < SLIVER &&
  (x - ax) * (x - bx) + (y - ay) * (y - by) < SLIVER;

/** Whether a corner of one outline lies on an edge of the other. */
function touches(a: Polygon, b: Polygon): boolean {
  const [p, q] = [a.map(placeOf), b.map(placeOf)];
  return p.some(corner => q.some((from, i) => isOn(corner, from, q[(i + 1) % q.length]!)));
}

const shift = (corners: readonly XY[]): readonly XY[] => {
  const [x, y] = [Math.min(...corners.map(c => c[0])), Math.min(...corners.map(c => c[1]))];
  return corners.map(c => [c[0] - x, c[1] - y]);
};

/** Equal for figures that differ only by rotation, translation or reflection. */
function nameShape(figure: Figure): string {
  const names: string[] = [];
  let corners: readonly XY[] = figure.flat().map(placeOf);
  for (let turn = 0; turn < 8; turn++) {
    for (const mirrored of [corners, corners.map(([x, y]): XY => [0 - x, y])]) {
      const spelt = shift(mirrored).map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`);
      names.push(spelt.sort().join(' '));
    }
    corners = corners.map(([x, y]) => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2]);
  }
  return names.sort()[0]!;
}

describe('the sixteen figures', () => {
  it('TCHANG-14 are four per dragon, all different, and found by name', () => {
    expect(DRAGONS).toEqual(COLOURS);
    for (const dragon of DRAGONS) expect(RIDDLES.filter(r => r.dragon === dragon)).toHaveLength(4);
    expect(new Set(RIDDLES.map(r => r.name)).size).toBe(16);
    expect(new Set(RIDDLES.map(r => nameShape(r.figure))).size).toBe(16);
    for (const riddle of RIDDLES) expect(findRiddle(riddle.name)).toBe(riddle);
    expect(findRiddle('tea-pot')).toBeNull();
  });

  it('TCHANG-14 grow harder: the first figure of a dragon is easier than its last', () => {
    for (const grade of DIFFICULTIES)
      expect(RIDDLES.filter(r => r.difficulty === grade).length).toBeGreaterThanOrEqual(4);
    for (const dragon of DRAGONS) {
      const shares = RIDDLES.filter(r => r.dragon === dragon).map(r => hiddenShare(r.solution, r.figure));
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      const grades = RIDDLES.filter(r => r.dragon === dragon).map(r => r.difficulty);
      expect(grades.at(-1)).toBeGreaterThan(grades[0]!);
    }
  });

  it.each(RIDDLES)('TCHANG-14 $name: seven connected pieces without overlap', riddle => {
    const { solution, figure } = riddle;
    expect(solution.map(p => p.piece)).toEqual([...PIECES.keys()]);
    expect(covers(solution, figure)).toBe(true);
    const outlines = solution.map(outlineOf);
    const drawn = outlines.map(drawOutline);
    for (const [i, a] of drawn.entries()) {
      for (const b of drawn.slice(0, i)) expect(sharedArea([a], b)).toBeLessThan(SLIVER);
    }
    const joined = new Set([outlines[0]!]);
    for (const a of joined) {
      for (const b of outlines) if (touches(a, b) || touches(b, a)) joined.add(b);
    }
    expect(joined.size).toBe(PIECES.length);
  });

  it.each(['flame', 'fir', 'sage', 'fish'])(
    'TCHANG-14 %s: all arrangements found by a search are accepted',
    { timeout: 120_000 },
    name => {
      const { figure } = findRiddle(name)!;
      const found = solve(figure, 3);
      expect(found).toHaveLength(3);
      for (const arrangement of found) expect(covers(arrangement, figure)).toBe(true);
    },
  );
});
