import type { DragonsEvent } from '@tablee/dragons';
import { describe, expect, it } from 'vitest';
import { isOpenReplay, lastTurn } from '../../../src/games/dragons/draw/trace.tsx';

const turned = (seat: number, space: number): DragonsEvent => ({ kind: 'turned', seat, space, face: 1 });
const hid = (seat: number, from: number, to: number): DragonsEvent => ({ kind: 'hid', seat, from, to });
const kept = (seat: number, ...spaces: number[]): DragonsEvent => ({
  kind: 'kept',
  seat,
  fireflies: 2,
  spaces,
});
const ROUND: DragonsEvent = { kind: 'round' };
const entries = (...all: readonly (readonly DragonsEvent[])[]) =>
  all.map((events, i) => ({ n: i + 1, events }));

describe('the trace of the last turn', () => {
  it('DRAGON-5 marks the stone turned last', () => {
    expect(lastTurn(entries([turned(1, 8)], [turned(1, 9)]), false).spots).toEqual([9]);
  });

  it('DRAGON-5 marks the stones that were kept, also during the next duel', () => {
    const all = entries([turned(1, 8)], [kept(1, 8), ROUND], [{ kind: 'chose', seat: 0, gesture: 1 }]);
    expect(lastTurn(all, false)).toEqual({ left: [], ways: [], taken: [8], spots: [] });
  });

  it('DRAGON-8 does not show where stones were hidden while the game runs', () => {
    const all = entries([turned(0, 8)], [hid(0, 8, 20)], [hid(0, 9, 21), ROUND]);
    expect(lastTurn(all, false)).toEqual({ left: [8, 9], ways: [], taken: [], spots: [] });
    expect(lastTurn(all, true).ways).toEqual([
      [8, 20],
      [9, 21],
    ]);
  });

  it('forgets the turn before when the same seat wins twice', () => {
    const all = entries([turned(2, 8)], [kept(2, 8), ROUND], [turned(2, 30)]);
    expect(lastTurn(all, false)).toEqual({ left: [], ways: [], taken: [], spots: [30] });
  });

  it('DRAGON-8 is complete only in the replay of a finished game', () => {
    const past = entries([ROUND]);
    expect(isOpenReplay({ past, lookedBack: true })).toBe(true);
    expect(isOpenReplay({ past: [], lookedBack: true })).toBe(false);
    expect(isOpenReplay({ past })).toBe(false);
  });
});
