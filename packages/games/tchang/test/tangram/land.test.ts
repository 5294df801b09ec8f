import { describe, expect, it } from 'vitest';
import {
  coveredShare,
  covers,
  drawOutline,
  findRiddle,
  judgeFit,
  land,
  outlineOf,
  type Placed,
  placeOf,
  placesFor,
  RIDDLES,
} from '../../src/tangram/index.ts';

/** Dropped slightly beside its place. */
const shake = ({ at, ...turned }: Placed, dx: number, dy: number) => {
  const [x, y] = placeOf(at);
  return { ...turned, x: x + dx, y: y + dy };
};

describe('putting a figure together', () => {
  it.each(RIDDLES)('TCHANG-14 $name: pieces dropped beside their places snap, in any order', riddle => {
    const { solution, figure } = riddle;
    for (const order of [solution, solution.toReversed()]) {
      const lying: Placed[] = [];
      let waiting = [...order];
      // A piece without a corner to meet waits for its neighbours.
      while (waiting.length > 0) {
        const next = waiting.find((wanted, i) =>
          land(shake(wanted, 0.2, i % 2 ? 0.2 : -0.2), figure, lying, 0.7),
        );
        expect(next).toBeDefined();
        lying.push(land(shake(next!, 0.2, waiting.indexOf(next!) % 2 ? 0.2 : -0.2), figure, lying, 0.7)!);
        waiting = waiting.filter(p => p !== next);
      }
      expect(covers(lying, figure)).toBe(true);
    }
  });

  it('TCHANG-14 the covered share does not count overlaps twice', () => {
    const { solution, figure } = findRiddle('fox')!;
    const outlines = solution.map(p => drawOutline(outlineOf(p)));
    expect(coveredShare([], figure)).toBe(0);
    expect(coveredShare(outlines.slice(0, 2), figure)).toBeCloseTo(0.5, 9);
    expect(coveredShare([outlines[0]!, outlines[0]!], figure)).toBeCloseTo(0.25, 9);
    expect(coveredShare(outlines, figure)).toBeCloseTo(1, 9);
  });

  it('TCHANG-14 detects pieces that stick out or overlap', () => {
    const { solution, figure } = findRiddle('boat')!;
    const [first, second] = solution.map(p => drawOutline(outlineOf(p)));
    expect(judgeFit(first!, figure, [second!])).toEqual({ inside: true, clear: true });
    expect(judgeFit(first!, figure, [first!])).toEqual({ inside: true, clear: false });
    const moved = first!.map(([x, y]) => [x + 3, y] as const);
    expect(judgeFit(moved, figure, []).inside).toBe(false);
  });

  it('TCHANG-14 lists possible places of a piece from top to bottom, including the right one', () => {
    for (const { solution, figure } of RIDDLES) {
      for (const wanted of solution) {
        const { at: _, ...turned } = wanted;
        const places = placesFor(turned, figure, []);
        const heights = places.map(p => placeOf(p.at)[1]);
        expect(heights.every((y, i) => i === 0 || y <= heights[i - 1]! + 1e-6)).toBe(true);
        const others = solution.filter(p => p !== wanted);
        expect(placesFor(turned, figure, others)).toEqual([wanted]);
      }
    }
  });
});
