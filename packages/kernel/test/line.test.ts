import { describe, expect, it } from 'vitest';
import { Line, type Played } from '../src/index.ts';

const played = (n: number, binding = false): Played => ({ n, seat: n & 1, move: `m${n}`, binding });
const numbers = (moves: readonly Played[]): number[] => moves.map(p => p.n);
/** Entries 3 and 4 were taken back. */
const line = Line.from([1, 2, 5, 6].map(n => played(n, n === 2)));

describe('a line', () => {
  it('shares all but its last move', () => {
    const longer = line.add(played(7));
    expect(longer.before).toBe(line);
    expect(numbers(longer.toArray())).toEqual([1, 2, 5, 6, 7]);
    expect(numbers(line.toArray())).toEqual([1, 2, 5, 6]);
    expect([line.length, longer.length]).toEqual([4, 5]);
  });

  it('has its last move and its last binding move', () => {
    expect([line.n, line.last?.move, line.bound]).toEqual([6, 'm6', 2]);
    expect(line.add(played(7, true)).bound).toBe(7);
    expect(line.until(1).bound).toBe(0);
  });

  it('is empty after the set-up', () => {
    const { EMPTY } = Line;
    expect([EMPTY.n, EMPTY.last, EMPTY.length, EMPTY.bound]).toEqual([0, null, 0, 0]);
    expect(EMPTY.before).toBe(EMPTY);
    expect(EMPTY.until(0)).toBe(EMPTY);
    expect([EMPTY.toArray(), EMPTY.tail(3), EMPTY.since(0)]).toEqual([[], [], []]);
    expect(EMPTY.findLast(() => true)).toBeUndefined();
  });

  it('is cut at an entry number, on the line or not', () => {
    expect([9, 6, 5, 4, 3, 2, 1, 0, -1].map(n => line.until(n).n)).toEqual([6, 6, 5, 2, 2, 2, 1, 0, 0]);
    expect(line.until(6)).toBe(line);
  });

  it('lists its last moves in order', () => {
    expect(numbers(line.since(4))).toEqual([5, 6]);
    expect(numbers(line.since(2))).toEqual([5, 6]);
    expect(numbers(line.since(0))).toEqual([1, 2, 5, 6]);
    expect(numbers(line.tail(3))).toEqual([2, 5, 6]);
    expect(numbers(line.tail(9))).toEqual([1, 2, 5, 6]);
    expect(line.tail(0)).toEqual([]);
    expect(line.findLast(p => p.seat === 1)?.n).toBe(5);
  });

  it('of a long game is sent to another thread as a list', () => {
    const long = Line.from(Array.from({ length: 100_000 }, (_, i) => played(i + 1, i === 41)));
    const back = Line.from(structuredClone(long.toArray()));
    expect([back.length, back.n, back.bound]).toEqual([100_000, 100_000, 42]);
    expect(back.toArray()).toEqual(long.toArray());
    expect(JSON.parse(JSON.stringify(line))).toEqual(line.toArray());
  });
});
