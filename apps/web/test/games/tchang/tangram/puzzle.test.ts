import { findRiddle, PIECES, placeOf, RIDDLES } from '@tablee/tchang/tangram';
import { describe, expect, it } from 'vitest';
import {
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
  openPuzzle,
  type Puzzle,
  percentOf,
  REACH,
  sendHome,
  settle,
  turn,
} from '../../../../src/games/tchang/tangram/puzzle.ts';
import { pivotOf } from '../../../../src/games/tchang/tangram/shapes.ts';

const FOX = findRiddle('fox')!;

/** Turns and flips a piece as in the solution, then drops it slightly beside its place. */
function bring(puzzle: Puzzle, piece: number, aside: number): Puzzle {
  const wanted = puzzle.riddle.solution[piece]!;
  const flipped = puzzle.pieces[piece]!.flipped === wanted.flipped ? puzzle : flip(puzzle, piece);
  const turned = turn(flipped, piece, wanted.eighths - flipped.pieces[piece]!.eighths);
  const [x, y] = placeOf(wanted.at);
  return settle(carry(turned, piece, x + aside, y - aside));
}

describe('the puzzle', () => {
  it('TCHANG-14 starts with seven pieces in the tray and 0 % covered', () => {
    const puzzle = openPuzzle(FOX);
    expect(puzzle.pieces).toHaveLength(PIECES.length);
    expect(puzzle.pieces.every(p => p.spot.kind === 'home')).toBe(true);
    expect(percentOf(puzzle)).toBe(0);
    expect(isSolved(puzzle)).toBe(false);
  });

  it('TCHANG-14 a piece turns and flips around its pivot, and eight turns are a full one', () => {
    for (const piece of PIECES.keys()) {
      let puzzle = carry(openPuzzle(FOX), piece, 1, 2);
      const before = heldOf(puzzle, piece)!;
      const [px, py] = pivotOf(before);
      for (let i = 0; i < 8; i++) {
        puzzle = turn(puzzle, piece, 1);
        const now = heldOf(puzzle, piece)!;
        const [x, y] = pivotOf(now);
        expect(now.x + x).toBeCloseTo(before.x + px, 9);
        expect(now.y + y).toBeCloseTo(before.y + py, 9);
      }
      expect(puzzle.pieces[piece]!.eighths).toBe(before.eighths);
      const twice = heldOf(flip(flip(turn(puzzle, piece, 3), piece), piece), piece)!;
      expect(twice.eighths).toBe(heldOf(turn(puzzle, piece, 3), piece)!.eighths);
      expect(twice.flipped).toBe(false);
    }
  });

  it('TCHANG-14 a piece turned in the tray stays there', () => {
    const puzzle = flip(turn(openPuzzle(FOX), 6, 3), 6);
    expect(puzzle.pieces[6]).toEqual({ eighths: 5, flipped: true, spot: { kind: 'home' } });
  });

  it('TCHANG-14 a piece dropped within reach snaps, beyond reach it stays loose', () => {
    const near = bring(openPuzzle(FOX), 0, REACH / 3);
    expect(laidOf(near)).toEqual([FOX.solution[0]]);
    expect(percentOf(near)).toBe(25);
    const far = settle(carry(openPuzzle(FOX), 0, 40, 40));
    expect(far.pieces[0]!.spot).toEqual({ kind: 'loose', x: 40, y: 40 });
    expect(sendHome(far, 0).pieces[0]!.spot.kind).toBe('home');
  });

  it('TCHANG-14 the first small step takes a piece out of the tray, further steps move it', () => {
    const out = nudge(openPuzzle(FOX), 5, 0.5, 0);
    const first = heldOf(out, 5)!;
    const moved = heldOf(nudge(out, 5, 0.5, -0.25), 5)!;
    expect([moved.x - first.x, moved.y - first.y]).toEqual([0.5, -0.25]);
  });

  it.each(RIDDLES)('TCHANG-14 $name: solved by the seventh piece, in either order', riddle => {
    for (const order of [
      [0, 1, 2, 3, 4, 5, 6],
      [6, 5, 4, 3, 2, 1, 0],
    ]) {
      let puzzle = openPuzzle(riddle);
      for (const [i, piece] of order.entries()) {
        expect(isSolved(puzzle)).toBe(false);
        puzzle = bring(puzzle, piece, i % 2 ? 0.2 : -0.2);
      }
      expect(isSolved(puzzle)).toBe(true);
      expect(percentOf(puzzle)).toBe(100);
    }
  });

  it.each(RIDDLES)('TCHANG-14 $name: following hints solves it and removes misplaced pieces', riddle => {
    let puzzle = nudge(openPuzzle(riddle), 3, 0, 0);
    for (let i = 0; i < PIECES.length; i++) {
      const hint = hintFor(puzzle);
      expect(hint).not.toBeNull();
      puzzle = follow(puzzle, hint!);
    }
    expect(isSolved(puzzle)).toBe(true);
    expect(hintFor(puzzle)).toBeNull();
  });

  it('TCHANG-14 a hint prefers the chosen piece, and equal triangles are interchangeable', () => {
    expect(hintFor(choose(openPuzzle(FOX), 5))?.piece).toBe(5);
    const [first, second] = FOX.solution;
    const swapped = follow(openPuzzle(FOX), { ...second!, piece: 0 });
    expect(hintFor(choose(swapped, 0))?.piece).toBe(1);
    expect(hintFor(choose(swapped, 1))).toEqual({ ...first, piece: 1 });
  });

  it('TCHANG-14 a piece hops through all fitting places in a cycle, or nowhere', () => {
    const start = openPuzzle(FOX);
    const first = hop(start, 5, 1)!;
    expect(first.n).toBe(1);
    let at = first;
    const seen = new Set<number>();
    for (let i = 0; i < first.of; i++) {
      seen.add(at.n);
      at = hop(at.puzzle, 5, 1)!;
    }
    expect(seen.size).toBe(first.of);
    expect(at.n).toBe(1);
    expect(hop(first.puzzle, 5, -1)!.n).toBe(first.of);
    const full = FOX.solution.slice(0, 5).reduce((b, p) => follow(b, p), start);
    expect(hop(full, 6, 1)).toBeNull();
  });
});
