import { defaultTable, searchChance } from '@tablee/kernel';
import { listMoves, pendingRepairs, type State, tchag } from '@tablee/tchag';
import { describe, expect, it } from 'vitest';
import { CELL, HEIGHT, WIDTH } from '../../../src/games/tchag/draw/geometry.ts';
import {
  layOut,
  MIN_DISTANCE,
  placeArrows,
  type Track,
} from '../../../src/games/tchag/input/arrow-layout.ts';

const nearest = (points: readonly { x: number; y: number }[]): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...points.flatMap((p, i) => points.slice(i + 1).map(q => Math.hypot(p.x - q.x, p.y - q.y))),
  );

const track = (x: number, y: number, way: readonly [number, number], stones = 1, distance = 1): Track => ({
  lead: { x, y },
  way: { x: way[0], y: way[1] },
  stones,
  distance,
});

describe('arrow layout', () => {
  it('places a single arrow at the edge its stones slide towards', () => {
    const [only] = layOut([track(2, 2, [1, 0])]);
    expect(only!.x).toBeGreaterThan(2.35);
    expect(only!.x).toBeLessThan(2.6);
    expect(only!.y).toBe(2);
  });

  it('keeps four arrows around one gap at the minimum distance', () => {
    const four = layOut([
      track(1, 2, [1, 0]),
      track(3, 2, [-1, 0]),
      track(2, 1, [0, 1]),
      track(2, 3, [0, -1]),
    ]);
    expect(nearest(four)).toBeGreaterThanOrEqual(MIN_DISTANCE);
  });

  it('terminates when there are too many arrows to keep the minimum distance', () => {
    const heap = Array.from({ length: 9 }, () => track(2, 2, [1, 0]));
    expect(layOut(heap)).toHaveLength(9);
  });

  it('TCHAG-6 TCHAG-8 arrows never overlap or leave the board, in 100 random games from both sides', () => {
    let seen = 0;
    for (const state of positions(100)) {
      const { slides } = pendingRepairs(state);
      for (const flipped of [false, true]) {
        const arrows = placeArrows(slides, flipped);
        expect(nearest(arrows) / CELL, tchag.writeState(state)).toBeGreaterThanOrEqual(MIN_DISTANCE - 1e-9);
        for (const { x, y } of arrows) {
          expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT, tchag.writeState(state)).toBe(true);
        }
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(1000);
  });
});

/** Positions with pending repairs, from random games. */
function* positions(games: number): Generator<State> {
  for (let seed = 1; seed <= games; seed++) {
    const chance = searchChance(seed);
    const { state } = tchag.setup(defaultTable(tchag), chance);
    while (tchag.actors(state).length > 0) {
      if (state.phase === 'repair') yield state;
      const moves = listMoves(state);
      tchag.apply(state, state.side, moves[chance.pick(moves.length)]!, chance);
    }
  }
}
