import { type FischerClock, readClock, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  advanceClock,
  areBanksOf,
  clockDueAt,
  clockRunsFor,
  freezeClock,
  haltClock,
  openClock,
  play,
  startClock,
  thawClock,
  timedOutSeats,
  timeUp,
  turnClock,
} from '../src/index.ts';
import { after, at, changed, DUEL, NIM, tableOf } from './tables.ts';

const CLOCK: FischerClock = { kind: 'fischer', seconds: 60, increment: 5, zero: 'turn' };
const LOSES: FischerClock = { ...CLOCK, increment: 0, zero: 'game' };
const MOOD = searchChance(1);

describe('a clock with an increment', () => {
  it('gives every seat the whole time, and runs for those who act only', () => {
    const clock = openClock(CLOCK, 3, 0);
    expect(clock.left).toEqual([60_000, 60_000, 60_000]);
    const running = turnClock(clock, [1], 0);
    expect(advanceClock(running, 10_000).left).toEqual([60_000, 50_000, 60_000]);
    expect(clockDueAt(running)).toBe(60_000);
    expect(timedOutSeats(running, 59_999)).toEqual([]);
    expect(timedOutSeats(running, 60_000)).toEqual([1]);
  });

  it('adds the increment when a turn ends, not in the middle of a turn, and not when it is stopped', () => {
    const running = turnClock(openClock(CLOCK, 2, 0), [0], 0);
    const again = turnClock(running, [0], 1_000);
    expect(again.left).toEqual([59_000, 60_000]);
    expect(turnClock(again, [1], 2_000)).toMatchObject({ left: [63_000, 60_000], pouring: [1] });
    expect(haltClock(again, 2_000)).toMatchObject({ left: [58_000, 60_000], pouring: [] });
  });

  it('counts from the end of an animation, and credits the lag of a move', () => {
    const shown = turnClock(openClock(CLOCK, 2, 0), [0], 0, { lasts: 2_000 });
    expect(advanceClock(shown, 3_000).left).toEqual([59_000, 60_000]);
    expect(turnClock(shown, [1], 3_000, { since: 2_500 }).left).toEqual([64_500, 60_000]);
  });

  it('runs while all seats choose at once: each has its own time', () => {
    const all = turnClock(openClock(CLOCK, 2, 0), [0, 1], 0);
    expect(clockRunsFor(all, [0, 1])).toBe(true);
    const chosen = turnClock(all, [1], 4_000);
    expect(advanceClock(chosen, 10_000).left).toEqual([61_000, 50_000]);
  });

  it('comes back from the database as it was', () => {
    const running = turnClock(openClock(CLOCK, 2, 0), [0], 0);
    const thawed = thawClock(CLOCK, freezeClock(running, 1_000), 500_000);
    expect(advanceClock(thawed, 501_000).left).toEqual([58_000, 60_000]);
    expect(areBanksOf(CLOCK, [58_000, 90_000])).toBe(true);
    expect(areBanksOf(CLOCK, [58_000, 90_000_000])).toBe(false);
  });

  it('is read from a record or refused with a sentence', () => {
    expect(readClock(CLOCK, 2)).toEqual(CLOCK);
    expect(readClock({ ...LOSES, other: 1 }, 2)).toEqual(LOSES);
    expect(() => readClock({ ...CLOCK, increment: 4 }, 2)).toThrow('adds 5 to 180 seconds');
    expect(() => readClock({ ...CLOCK, seconds: 20 }, 2)).toThrow('holds 30 to 10800 seconds');
    expect(() => readClock({ ...CLOCK, zero: 'luck' }, 2)).toThrow('ends the turn or the game');
    expect(() => readClock(CLOCK, 1)).toThrow('two seats or more');
  });
});

describe('at zero', () => {
  const running = (clock: FischerClock) =>
    after(startClock({ ...tableOf(NIM), clock: openClock(clock, 2, 0) }, at()));

  it('the turn ends: the idle move is played, and the next seat may act at once', () => {
    const change = changed(timeUp(running(CLOCK), MOOD, at({ now: 63_000 })));
    expect(change.state.last?.entry).toMatchObject({ seat: 0, move: expect.any(String), clock: true });
    expect(change.state.clock).toMatchObject({ left: [5_000, 60_000], pouring: [1], respiteUntil: 63_000 });
  });

  it('the game is lost, where that was agreed', () => {
    const offered = running(LOSES);
    const change = changed(timeUp(offered, MOOD, at({ now: 63_000 })));
    expect(change.state.last?.entry).toEqual({ act: 'resign', seat: 0, clock: true });
    expect(change.state.match.outcome).toEqual({ payoff: [0, 1], reason: 'table-time' });
    expect(change.state.clock).toMatchObject({ left: [0, 60_000], pouring: [] });
    expect(timeUp(offered, MOOD, at({ now: 62_999 }))).toEqual({ n: 0, again: true });
  });

  it('a choice made at once with others costs only the seat that does not choose', () => {
    const all = after(startClock({ ...tableOf(DUEL), clock: openClock(LOSES, 2, 0) }, at()));
    const move = DUEL.writeMove(DUEL.sample(all.match.state, 1, MOOD));
    const one = after(play(all, { seat: 1, decision: 0, move, since: 4_000 }, at({ now: 4_000 })));
    expect(one.clock).toMatchObject({ left: [59_000, 59_000], pouring: [0] });
    const lost = changed(timeUp(one, MOOD, at({ now: 63_000 })));
    expect(lost.state.match.outcome).toEqual({ payoff: [0, 1], reason: 'table-time' });
  });
});
