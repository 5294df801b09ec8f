import { seatsFacingSame } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  advance,
  extend,
  type Frame,
  isSettled,
  newest,
  onScreen,
  type Playback,
  settle,
  startPlayback,
} from '../../src/board/playback.ts';

type Made = Frame<string, string>;
const frame = (n: number, mover: number | null, at = n): Made => ({
  shown: { n, state: `s${n}`, events: mover === null ? [] : ['e'] },
  pieces: [{ id: 'p', kind: 'pawn', at, on: true }],
  mover,
});
const playbackOf = (...movers: (number | null)[]): Playback<string, string> =>
  movers
    .slice(1)
    .reduce(
      (playback, mover, i) => extend(playback, frame(i + 1, mover)),
      startPlayback(frame(0, movers[0]!)),
    );

describe('a playback', () => {
  it('shows entries one after the other', () => {
    let playback = playbackOf(null, 0, 0);
    expect(onScreen(playback).shown.n).toBe(0);
    expect(isSettled(playback)).toBe(false);
    playback = advance(advance(playback));
    expect(onScreen(playback).shown.n).toBe(2);
    expect(isSettled(playback)).toBe(true);
    expect(advance(playback)).toBe(playback);
  });

  it('settle skips to the newest', () => expect(onScreen(settle(playbackOf(null, 0, 1, 0))).shown.n).toBe(3));

  it('restarts after a jump, forwards without events or backwards', () => {
    for (const jump of [frame(9, null), frame(1, 0)]) {
      const playback = extend(settle(playbackOf(null, 0, 1, 0)), jump);
      expect(playback.frames).toEqual([{ ...jump, mover: null }]);
    }
  });

  it('keeps the pieces when a predicted entry is confirmed', () => {
    const playback = settle(playbackOf(null, 0, 0));
    const confirmed = { ...frame(2, null), shown: { n: 2, state: 'confirmed', events: [] } };
    const next = extend(playback, confirmed);
    expect(next.frames).toHaveLength(3);
    expect(newest(next).shown.state).toBe('confirmed');
    expect(newest(next).pieces).toBe(newest(playback).pieces);
    expect(newest(next).mover).toBe(0);
  });

  it('takes the pieces of a confirmed entry that differs from the prediction', () => {
    const next = extend(settle(playbackOf(null, 0)), frame(1, 0, 30));
    expect(newest(next).pieces[0]!.at).toBe(30);
  });
});

describe('seatsFacingSame', () => {
  const at = (n: number, ...decisions: number[]) => ({ n, decisions });

  it('returns all seats when the newest entry is on the screen', () => {
    expect(seatsFacingSame([0, 2], at(4, 4, -1, 4), at(4, 4, -1, 4))).toEqual([0, 2]);
  });

  it('keeps seats whose simultaneous decision is unchanged while an entry waits to be shown', () => {
    // Entry 4 posed it to three seats; seat 1 answered with entry 5, which is not on the screen yet.
    expect(seatsFacingSame([0, 2], at(4, 4, 4, 4), at(5, 4, -1, 4))).toEqual([0, 2]);
  });

  it('is empty until the entry that posed the decision is shown', () => {
    expect(seatsFacingSame([0], at(4, 4, -1), at(6, 6, -1))).toEqual([]);
    expect(seatsFacingSame([0], at(4, -1, 4), at(5, 5, -1))).toEqual([]);
  });

  it('without decisions, only the newest entry counts', () => {
    expect(seatsFacingSame([0], { n: 5 }, { n: 5 })).toEqual([0]);
    expect(seatsFacingSame([0], { n: 4 }, { n: 5 })).toEqual([]);
  });
});
