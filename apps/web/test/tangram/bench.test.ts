import { findRiddle, PIECES, placeOf, RIDDLES } from '@tablee/tchang/tangram';
import { describe, expect, it } from 'vitest';
import {
  type Bench,
  carry,
  choose,
  flip,
  follow,
  heldOf,
  hintFor,
  hop,
  isSolved,
  laidOf,
  nudge,
  openBench,
  percentOf,
  REACH,
  sendHome,
  settle,
  turn,
} from '../../src/tangram/bench.ts';
import { pivotOf } from '../../src/tangram/shape.ts';

const FOX = findRiddle('fox')!;

/** Turns and flips a piece until it lies as in the solution, then lets it go a little beside. */
function bring(bench: Bench, piece: number, aside: number): Bench {
  const wanted = bench.riddle.solution[piece]!;
  const flipped = bench.pieces[piece]!.flipped === wanted.flipped ? bench : flip(bench, piece);
  const turned = turn(flipped, piece, wanted.eighths - flipped.pieces[piece]!.eighths);
  const [x, y] = placeOf(wanted.at);
  return settle(carry(turned, piece, x + aside, y - aside));
}

describe('the workbench', () => {
  it('TCHANG-14 begins with seven pieces in their tray and nothing covered', () => {
    const bench = openBench(FOX);
    expect(bench.pieces).toHaveLength(PIECES.length);
    expect(bench.pieces.every(p => p.spot.kind === 'home')).toBe(true);
    expect(percentOf(bench)).toBe(0);
    expect(isSolved(bench)).toBe(false);
  });

  it('TCHANG-14 a piece turns and flips on the spot, and eight turns bring it back', () => {
    for (const piece of PIECES.keys()) {
      let bench = carry(openBench(FOX), piece, 1, 2);
      const before = heldOf(bench, piece)!;
      const [px, py] = pivotOf(before);
      for (let i = 0; i < 8; i++) {
        bench = turn(bench, piece, 1);
        const now = heldOf(bench, piece)!;
        const [x, y] = pivotOf(now);
        expect(now.x + x).toBeCloseTo(before.x + px, 9);
        expect(now.y + y).toBeCloseTo(before.y + py, 9);
      }
      expect(bench.pieces[piece]!.eighths).toBe(before.eighths);
      const twice = heldOf(flip(flip(turn(bench, piece, 3), piece), piece), piece)!;
      expect(twice.eighths).toBe(heldOf(turn(bench, piece, 3), piece)!.eighths);
      expect(twice.flipped).toBe(false);
    }
  });

  it('TCHANG-14 in the tray it turns too, and stays there', () => {
    const bench = flip(turn(openBench(FOX), 6, 3), 6);
    expect(bench.pieces[6]).toEqual({ eighths: 5, flipped: true, spot: { kind: 'home' } });
  });

  it('TCHANG-14 let go within reach it lies exactly, beyond reach it stays loose', () => {
    const near = bring(openBench(FOX), 0, REACH / 3);
    expect(laidOf(near)).toEqual([FOX.solution[0]]);
    expect(percentOf(near)).toBe(25);
    const far = settle(carry(openBench(FOX), 0, 40, 40));
    expect(far.pieces[0]!.spot).toEqual({ kind: 'loose', x: 40, y: 40 });
    expect(sendHome(far, 0).pieces[0]!.spot.kind).toBe('home');
  });

  it('TCHANG-14 small steps move it; the first brings it out of the tray', () => {
    const out = nudge(openBench(FOX), 5, 0.5, 0);
    const first = heldOf(out, 5)!;
    const moved = heldOf(nudge(out, 5, 0.5, -0.25), 5)!;
    expect([moved.x - first.x, moved.y - first.y]).toEqual([0.5, -0.25]);
  });

  it.each(RIDDLES)('TCHANG-14 $name: solved by the seventh piece, from either end', riddle => {
    for (const order of [
      [0, 1, 2, 3, 4, 5, 6],
      [6, 5, 4, 3, 2, 1, 0],
    ]) {
      let bench = openBench(riddle);
      for (const [i, piece] of order.entries()) {
        expect(isSolved(bench)).toBe(false);
        bench = bring(bench, piece, i % 2 ? 0.2 : -0.2);
      }
      expect(isSolved(bench)).toBe(true);
      expect(percentOf(bench)).toBe(100);
    }
  });

  it.each(RIDDLES)('TCHANG-14 $name: hints alone lead there, and clear away what lies wrong', riddle => {
    let bench = nudge(openBench(riddle), 3, 0, 0);
    for (let i = 0; i < PIECES.length; i++) {
      const hint = hintFor(bench);
      expect(hint).not.toBeNull();
      bench = follow(bench, hint!);
    }
    expect(isSolved(bench)).toBe(true);
    expect(hintFor(bench)).toBeNull();
  });

  it('TCHANG-14 a hint is about the chosen piece while it is not in place, and twins may change places', () => {
    expect(hintFor(choose(openBench(FOX), 5))?.piece).toBe(5);
    const [first, second] = FOX.solution;
    const swapped = follow(openBench(FOX), { ...second!, piece: 0 });
    expect(hintFor(choose(swapped, 0))?.piece).toBe(1);
    expect(hintFor(choose(swapped, 1))).toEqual({ ...first, piece: 1 });
  });

  it('TCHANG-14 hops from one fitting place to the next and round again, and says where there is none', () => {
    const start = openBench(FOX);
    const first = hop(start, 5, 1)!;
    expect(first.n).toBe(1);
    let at = first;
    const seen = new Set<number>();
    for (let i = 0; i < first.of; i++) {
      seen.add(at.n);
      at = hop(at.bench, 5, 1)!;
    }
    expect(seen.size).toBe(first.of);
    expect(at.n).toBe(1);
    expect(hop(first.bench, 5, -1)!.n).toBe(first.of);
    const full = FOX.solution.slice(0, 5).reduce((b, p) => follow(b, p), start);
    expect(hop(full, 6, 1)).toBeNull();
  });
});
