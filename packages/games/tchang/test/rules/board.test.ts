import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  COLOURS,
  CORRIDORS,
  EXITS,
  GROUND,
  isWhole,
  nameCorridor,
  nameSpace,
  OPEN_MAZE,
  readCorridor,
  readSpace,
  START,
  TOMB,
  WALLS,
  wallUp,
} from '../../src/index.ts';
import { at, moves, play, refusal, start } from '../draw.ts';
import { sayShort } from '../say.ts';

const steps = (from: string, to: string): number => OPEN_MAZE.stepsBetween(readSpace(from), readSpace(to));

describe('the tomb', () => {
  it('TCHANG-1 four exits in the corners, 45 spaces of the tomb, the start in the middle, 44 others', () => {
    expect(COLOURS.map((colour, i) => `${colour} ${nameSpace(EXITS[i]!)}`)).toEqual([
      'red a7',
      'green g7',
      'yellow g1',
      'blue a1',
    ]);
    expect([TOMB.length, nameSpace(START), GROUND.length]).toEqual([45, 'd4', 44]);
    expect(GROUND.length).toBe(19 + 25);
  });

  it('TCHANG-1 corridors join orthogonal neighbours', () => {
    expect(steps('d4', 'd5')).toBe(1);
    expect(steps('d4', 'e5')).toBe(2);
    expect(steps('b1', 'f7')).toBe(10);
    for (const a of TOMB)
      for (const b of TOMB) expect(OPEN_MAZE.stepsBetween(a, b)).toBe(OPEN_MAZE.stepsBetween(b, a));
  });

  it('TCHANG-1 an exit is reached from either neighbouring space at the usual cost', () => {
    expect([steps('b7', 'a7'), steps('a6', 'a7'), steps('d4', 'a7'), steps('c6', 'a7')]).toEqual([
      1, 1, 6, 3,
    ]);
    expect([steps('a7', 'b7'), steps('a7', 'a6'), steps('a7', 'd4')]).toEqual([1, 1, 6]);
  });

  it('TCHANG-1 walls close sixteen random corridors of the tomb, and no space is cut off', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const maze = wallUp(searchChance(seed));
      expect(maze.closed).toHaveLength(WALLS);
      expect(new Set(maze.closed).size).toBe(WALLS);
      const lengths = [...TOMB, ...EXITS].flatMap(from => TOMB.map(to => maze.stepsBetween(from, to)));
      expect(Math.max(...lengths)).toBeLessThan(45);
      seen.add(maze.closed.join());
    }
    expect(seen.size).toBe(60);
  });

  it('TCHANG-1 exits keep both their corridors, whatever the walls', () => {
    expect(CORRIDORS).toHaveLength(84 - 8);
    expect(CORRIDORS.map(nameCorridor).filter(name => /a1|g1|a7|g7/.test(name))).toEqual([]);
    expect(CORRIDORS.map(c => readCorridor(nameCorridor(c)))).toEqual(CORRIDORS);
    expect([readCorridor('a1-b1'), readCorridor('b2-d2'), readCorridor('b3-b2')]).toEqual([null, null, null]);
  });

  it('TCHANG-1 routes lead around a closed corridor', () => {
    const said = { labyrinth: 'walls' } as const;
    const s = at({ walls: ['c4-d4', 'd4-e4', 'd4-d5'], pawns: { r: 'd4:2' } }, said);
    expect(moves(s).slice(0, 4)).toEqual(['r:d4-d3', 'r:d4-d2', 'r:d4-c3', 'r:d4-e3']);
    const paid = play(at({ walls: ['c4-d4'], pawns: { r: 'd4:3', g: 'c4:1' } }, said), 'r:d4-c4');
    expect(sayShort(paid[0]!)).toBe('r d4 to c4 for 3');
    expect(isWhole(['a2-b2', 'a2-a3'].map(name => readCorridor(name)!))).toBe(false);
  });

  it('TCHANG-1 walls are announced; the default is open', () => {
    expect(start({ labyrinth: 'walls' }).events[0]?.kind).toBe('walled');
    expect(start().state.maze.closed).toEqual([]);
  });

  it('TCHANG-12 no route leads through an exit, even if it would be shorter', () => {
    const s = at({ walls: ['a6-b6'], pawns: { r: 'a6:3' } }, { labyrinth: 'walls' });
    expect(s.maze.stepsBetween(readSpace('a6'), readSpace('b7'))).toBe(4);
    expect(refusal(s, 'r:a6-b7')).toBe('TCHANG-5 too-few-fireflies');
    expect(OPEN_MAZE.stepsBetween(readSpace('a6'), readSpace('b7'))).toBe(2);
  });

  it('routes are as long as they cost, within the tomb', () => {
    const wrong: [number, number][] = [];
    for (const maze of [OPEN_MAZE, wallUp(searchChance(3)), wallUp(searchChance(4))]) {
      for (const from of [...TOMB, ...EXITS]) {
        for (const to of [...TOMB, ...EXITS]) {
          if (from === to || (EXITS.includes(from) && EXITS.includes(to))) continue;
          const way = maze.route(from, to);
          const fits = way.length === maze.stepsBetween(from, to) && way.at(-1) === to;
          if (!fits || way.slice(0, -1).some(space => EXITS.includes(space))) wrong.push([from, to]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('lists spaces by distance, and counts those a purse pays for', () => {
    const maze = wallUp(searchChance(9));
    for (const from of [...TOMB, ...EXITS]) {
      for (const purse of [0, 1, 2, 3, 5, 8, 13, 60]) {
        const paid = TOMB.filter(to => to !== from && maze.stepsBetween(from, to) <= purse);
        const near = paid.map((_, i) => maze.near(from, i));
        expect(maze.countWithin(from, purse)).toBe(paid.length);
        expect(near.toSorted((a, b) => a - b)).toEqual(paid);
        const costs = near.map(to => maze.stepsBetween(from, to));
        expect(costs.toSorted((a, b) => a - b)).toEqual(costs);
      }
    }
  });
});
