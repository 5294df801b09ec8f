import { type Clock, readClock } from '@tablee/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceClock,
  type ClockState,
  clockDueAt,
  freezeClock,
  haltClock,
  openClock,
  RESPITE_MS,
  thawClock,
  timedOutSeats,
  turnClock,
} from '../src/index.ts';

const RED: Clock = { kind: 'hourglass', seconds: 120 };
const sum = (clock: ClockState): number => clock.left.reduce((a, b) => a + b, 0);

describe('two seats and a red hourglass', () => {
  it('TCHAKO-23 splits the time evenly, and stands until the first turn', () => {
    const clock = openClock(RED, 2, 1_000);
    expect(clock.left).toEqual([60_000, 60_000]);
    expect(clockDueAt(clock)).toBeNull();
    expect(advanceClock(clock, 999_999).left).toEqual([60_000, 60_000]);
  });

  it('TCHAKO-23 time one seat spends goes to the other', () => {
    const first = turnClock(openClock(RED, 2, 0), [0], 0);
    expect(clockDueAt(first)).toBe(60_000);
    const second = turnClock(first, [1], 20_000);
    expect(second.left).toEqual([40_000, 80_000]);
    expect(clockDueAt(second)).toBe(100_000);
    expect(turnClock(second, [0], 30_000).left).toEqual([50_000, 70_000]);
  });

  it('TCHAKO-23 no time runs while pucks slide', () => {
    const shot = turnClock(turnClock(openClock(RED, 2, 0), [0], 0), [0], 10_000, { lasts: 2_200 });
    expect(advanceClock(shot, 12_200).left).toEqual([50_000, 70_000]);
    expect(advanceClock(shot, 13_200).left).toEqual([49_000, 71_000]);
    expect(clockDueAt(shot)).toBe(62_200);
  });

  it('TCHAKO-23 a shot released in the last moment ends before the turn does', () => {
    const late = turnClock(turnClock(openClock(RED, 2, 0), [0], 0), [0], 60_100, { lasts: 2_000 });
    expect(late.left).toEqual([0, 120_000]);
    expect(timedOutSeats(late, 62_099)).toEqual([]);
    expect(timedOutSeats(late, 62_100)).toEqual([0]);
  });

  it('TCHAKO-23 after a turn ended by the clock the next seat may not act for five seconds, while its time runs', () => {
    const first = turnClock(openClock(RED, 2, 0), [0], 0);
    const next = turnClock(first, [1], 60_000, { byClock: true });
    expect(next.respiteUntil).toBe(60_000 + RESPITE_MS);
    expect(advanceClock(next, 65_000).left).toEqual([5_000, 115_000]);
    expect(turnClock(first, [1], 60_000).respiteUntil).toBe(60_000);
  });

  it('a delayed move counts from when it was sent', () => {
    const first = turnClock(openClock(RED, 2, 0), [0], 0);
    const next = turnClock(first, [1], 10_300, { since: 10_000 });
    expect(next.left).toEqual([50_000, 70_000]);
    expect(clockDueAt(next)).toBe(80_300);
    // Never from before the last turn.
    expect(turnClock(next, [0], 10_400, { since: 0 }).left).toEqual([50_000, 70_000]);
  });

  it('stands while stopped', () => {
    const stopped = haltClock(turnClock(openClock(RED, 2, 0), [0], 0), 10_000);
    expect(advanceClock(stopped, 500_000).left).toEqual([50_000, 70_000]);
    expect(advanceClock(turnClock(stopped, [0], 500_000), 501_000).left).toEqual([49_000, 71_000]);
  });
});

describe('more seats', () => {
  it('deals time evenly to the waiting seats, and stands when all act', () => {
    const three = turnClock(openClock({ kind: 'hourglass', seconds: 90 }, 3, 0), [1], 0);
    expect(advanceClock(three, 1_001).left).toEqual([30_501, 28_999, 30_500]);
    expect(clockDueAt(turnClock(three, [0, 1, 2], 10))).toBeNull();
  });

  it('two seats that act at once spend for the third', () => {
    const two = turnClock(openClock({ kind: 'hourglass', seconds: 90 }, 3, 0), [0, 2], 0);
    expect(advanceClock(two, 10_000).left).toEqual([20_000, 50_000, 20_000]);
  });

  it('a seat that was acting together with the one out of time gets no respite', () => {
    const two = turnClock(openClock({ kind: 'hourglass', seconds: 90 }, 3, 0), [0, 2], 0);
    expect(turnClock(two, [2], 30_000, { byClock: true }).respiteUntil).toBe(30_000);
  });

  it('the respite is at most half of the bank', () => {
    const sixth = turnClock(openClock({ kind: 'hourglass', seconds: 30 }, 6, 0), [0], 0);
    expect(turnClock(sixth, [1], 5_000, { byClock: true }).respiteUntil).toBe(8_000);
  });
});

describe('reading a clock', () => {
  it('returns it or throws a sentence', () => {
    expect(readClock({ kind: 'hourglass', seconds: 30 }, 2)).toEqual({ kind: 'hourglass', seconds: 30 });
    for (const seconds of [29, 3_601, 60.5, '60', null, undefined])
      expect(() => readClock({ kind: 'hourglass', seconds }, 2)).toThrow('30 to 3600 seconds');
    for (const raw of [null, 60, 'hourglass', [], { kind: 'sundial', seconds: 60 }])
      expect(() => readClock(raw, 2)).toThrow('no such clock');
    expect(() => readClock(RED, 1)).toThrow('two seats or more');
  });
});

/** Random turns: who acts, after how long, with which delay and animation. */
const games = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  seconds: fc.integer({ min: 30, max: 3_600 }),
  turns: fc.array(
    fc.record({
      after: fc.nat(90_000),
      actors: fc.uniqueArray(fc.nat(5), { minLength: 0, maxLength: 6 }),
      lasts: fc.nat(3_000),
      late: fc.nat(500),
      byClock: fc.boolean(),
      stopped: fc.boolean(),
    }),
    { maxLength: 30 },
  ),
});

describe('random games', () => {
  it('TCHAKO-23 the total is conserved to the millisecond, and no bank is negative', () => {
    fc.assert(
      fc.property(games, ({ seats, seconds, turns }) => {
        let now = 0;
        let clock = openClock({ kind: 'hourglass', seconds }, seats, now);
        for (const { after, actors, lasts, late, byClock, stopped } of turns) {
          const before = clock;
          now += after;
          const acting = actors.filter(seat => seat < seats);
          clock = turnClock(clock, acting, now, { lasts, byClock, since: now - late });
          if (stopped) clock = haltClock(clock, now);
          expect(sum(clock)).toBe(seconds * 1000);
          expect(clock.left.every(ms => Number.isInteger(ms) && ms >= 0)).toBe(true);
          // A running bank does not grow, a waiting one does not shrink.
          for (let seat = 0; seat < seats; seat++) {
            const gained = clock.left[seat]! - before.left[seat]!;
            if (before.pouring.includes(seat)) expect(gained).toBeLessThanOrEqual(0);
            else expect(gained).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  it('TCHAKO-23 with two alternating seats, all time is spent by exactly one of them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(7_000), { maxLength: 40 }), waits => {
        let now = 0;
        let clock = turnClock(openClock(RED, 2, 0), [0], 0);
        const spent = [0, 0];
        waits.forEach((wait, i) => {
          const mover = i % 2;
          const had = clock.left[mover]!;
          now += wait;
          spent[mover]! += Math.min(wait, had);
          clock = turnClock(clock, [1 - mover], now);
        });
        expect(clock.left[0]).toBe(60_000 - spent[0]! + spent[1]!);
      }),
    );
  });

  it('gives the same result in one step or two, frozen in between or not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 5 }),
        fc.nat(50_000),
        fc.nat(50_000),
        fc.nat(3_000),
        (seats, actors, first, second, lasts) => {
          const acting = actors.filter(seat => seat < seats);
          const clock = turnClock(openClock(RED, seats, 0), acting, 0, { lasts });
          const halfway = advanceClock(clock, first);
          const once = advanceClock(clock, first + second);
          expect(advanceClock(halfway, first + second)).toEqual(once);
          expect(clockDueAt(halfway) ?? -1).toBe(
            clockDueAt(clock) === null ? -1 : Math.max(clockDueAt(clock)!, Math.max(first, clock.heldUntil)),
          );
          // After freezing, only the receiver of an odd millisecond may differ.
          const thawed = advanceClock(
            thawClock(clock.clock, freezeClock(clock, first), 7_000_000),
            7_000_000 + second,
          );
          expect(sum(thawed)).toBe(sum(once));
          thawed.left.forEach((ms, seat) => {
            expect(Math.abs(ms - once.left[seat]!)).toBeLessThanOrEqual(1);
          });
        },
      ),
    );
  });

  it('is empty exactly when it is due', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 6 }), fc.nat(2), fc.nat(3_000), (seats, actor, lasts) => {
        const clock = turnClock(openClock(RED, seats, 5), [actor], 5, { lasts });
        const zero = clockDueAt(clock)!;
        expect(timedOutSeats(clock, zero - 1)).toEqual([]);
        expect(timedOutSeats(clock, zero)).toEqual([actor]);
      }),
    );
  });
});
