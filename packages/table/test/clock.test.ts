import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  act,
  canStartClock,
  freezeClock,
  mustStopClock,
  READY_MS,
  removeBot,
  restoreClock,
  startClock,
  stopClock,
  type TableState,
  timeUp,
} from '../src/index.ts';
import { ANN, after, at, BOT, changed, DUEL, NIM, tableOf } from './tables.ts';

const MOOD = searchChance(1);
const clocked = () => tableOf(NIM, { clock: 60 });
const running = () => after(startClock(clocked(), at()));

describe('start', () => {
  it('runs for the seats that act, after a moment to look', () => {
    const change = changed(startClock(clocked(), at({ now: 100 })));
    expect(change.kind).toBe('offers');
    expect(change.state.clock).toMatchObject({ pouring: [0], heldUntil: 100 + READY_MS });
    expect(change.state.offers.version).toBe(1);
  });

  it('does nothing without a clock, while it runs, while idle, and where nothing can be timed', () => {
    const over = after(act(clocked(), 0, 'resign', at()));
    const cases: readonly [TableState, boolean][] = [
      [tableOf(NIM), false],
      [running(), false],
      [clocked(), true],
      [tableOf(NIM, { clock: 60, holders: [ANN, null] }), false],
      [over, false],
      // Every seat acts at once: no seat could receive the time.
      [tableOf(DUEL, { clock: 60 }), false],
    ];
    for (const [state, idle] of cases) {
      expect(canStartClock(state, at({ idle }))).toBe(false);
      expect(startClock(state, at({ idle }))).toEqual({ n: state.match.n, again: true });
    }
  });
});

describe('stop', () => {
  it('stops a running clock', () => {
    const stopped = after(stopClock(running(), at({ now: 13_000 })));
    expect(stopped.clock).toMatchObject({ left: [20_000, 40_000], pouring: [] });
    expect(stopped.offers.version).toBe(2);
  });

  it('does nothing to a stopped clock, and where there is none', () => {
    expect(stopClock(clocked(), at())).toEqual({ n: 0, again: true });
    expect(stopClock(tableOf(NIM), at())).toEqual({ n: 0, again: true });
  });

  it('is due once a seat has become free', () => {
    const bots = after(startClock(tableOf(NIM, { clock: 60, holders: [ANN, BOT] }), at()));
    expect(mustStopClock(bots, at())).toBe(false);
    expect(mustStopClock(after(removeBot(bots, 1)), at())).toBe(true);
    expect(mustStopClock(tableOf(NIM), at())).toBe(false);
  });
});

describe('time up', () => {
  it('TCHAKO-23 plays the idle move of the seat without time, and grants the next one a respite', () => {
    const change = changed(timeUp(running(), MOOD, at({ now: 33_000 })));
    expect(change.kind).toBe('entry');
    expect(change.state.last?.entry).toMatchObject({ seat: 0, clock: true });
    expect(change.state.clock).toMatchObject({ left: [0, 60_000], pouring: [1], respiteUntil: 38_000 });
  });

  it('does nothing early, with a full log, and where there is no clock', () => {
    expect(timeUp(running(), MOOD, at({ now: 32_999 }))).toEqual({ n: 0, again: true });
    expect(timeUp(running(), MOOD, at({ now: 33_000, maxEntries: 0 }))).toEqual({ n: 0, again: true });
    expect(timeUp(tableOf(NIM), MOOD, at({ now: 33_000 }))).toEqual({ n: 0, again: true });
  });

  it('throws when the game refuses its own idle move', () => {
    const game = { ...NIM, idle: () => NIM.readMove('1-9')! };
    const state = after(startClock(tableOf(game, { clock: 60 }), at()));
    expect(() => timeUp(state, MOOD, at({ now: 33_000 }))).toThrow('idle move 1-9 is refused');
  });
});

describe('restore', () => {
  it('brings a stored clock back stopped, and a missing one with full banks', () => {
    const clock = { kind: 'hourglass', seconds: 60 } as const;
    const frozen = freezeClock(running().clock!, 13_000);
    expect(frozen).toEqual({ left: [20_000, 40_000], pouring: [0], holdMs: 0, respiteMs: 0 });
    expect(restoreClock(clock, frozen, 2, 5)).toMatchObject({ left: [20_000, 40_000], pouring: [], at: 5 });
    expect(restoreClock(clock, null, 2, 5)).toMatchObject({ left: [30_000, 30_000], pouring: [], at: 5 });
  });
});
