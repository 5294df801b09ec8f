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
const sum = (sand: ClockState): number => sand.left.reduce((a, b) => a + b, 0);

describe('two seats and a red glass', () => {
  it('TCHAKO-23 splits the sand evenly, and it lies still until it is turned', () => {
    const sand = openClock(RED, 2, 1_000);
    expect(sand.left).toEqual([60_000, 60_000]);
    expect(clockDueAt(sand)).toBeNull();
    expect(advanceClock(sand, 999_999).left).toEqual([60_000, 60_000]);
  });

  it('TCHAKO-23 what one spends becomes the other’s', () => {
    const first = turnClock(openClock(RED, 2, 0), [0], 0);
    expect(clockDueAt(first)).toBe(60_000);
    const second = turnClock(first, [1], 20_000);
    expect(second.left).toEqual([40_000, 80_000]);
    expect(clockDueAt(second)).toBe(100_000);
    expect(turnClock(second, [0], 30_000).left).toEqual([50_000, 70_000]);
  });

  it('TCHAKO-23 no sand runs while pucks slide', () => {
    const shot = turnClock(turnClock(openClock(RED, 2, 0), [0], 0), [0], 10_000, { lasts: 2_200 });
    expect(advanceClock(shot, 12_200).left).toEqual([50_000, 70_000]);
    expect(advanceClock(shot, 13_200).left).toEqual([49_000, 71_000]);
    expect(clockDueAt(shot)).toBe(62_200);
  });

  it('TCHAKO-23 a shot released with the last grain is seen to its end before the turn is over', () => {
    const late = turnClock(turnClock(openClock(RED, 2, 0), [0], 0), [0], 60_100, { lasts: 2_000 });
    expect(late.left).toEqual([0, 120_000]);
    expect(timedOutSeats(late, 62_099)).toEqual([]);
    expect(timedOutSeats(late, 62_100)).toEqual([0]);
  });

  it('TCHAKO-23 whose turn the clock begins may not act for five seconds, and their sand runs', () => {
    const first = turnClock(openClock(RED, 2, 0), [0], 0);
    const next = turnClock(first, [1], 60_000, { byClock: true });
    expect(next.respiteUntil).toBe(60_000 + RESPITE_MS);
    expect(advanceClock(next, 65_000).left).toEqual([5_000, 115_000]);
    expect(turnClock(first, [1], 60_000).respiteUntil).toBe(60_000);
  });

  it('a move that was on its way for a while counts from when it was sent', () => {
    const first = turnClock(openClock(RED, 2, 0), [0], 0);
    const next = turnClock(first, [1], 10_300, { since: 10_000 });
    expect(next.left).toEqual([50_000, 70_000]);
    expect(clockDueAt(next)).toBe(80_300);
    // Never from before the glass was turned.
    expect(turnClock(next, [0], 10_400, { since: 0 }).left).toEqual([50_000, 70_000]);
  });

  it('laid on its side it waits', () => {
    const laid = haltClock(turnClock(openClock(RED, 2, 0), [0], 0), 10_000);
    expect(advanceClock(laid, 500_000).left).toEqual([50_000, 70_000]);
    expect(advanceClock(turnClock(laid, [0], 500_000), 501_000).left).toEqual([49_000, 71_000]);
  });
});

describe('more seats', () => {
  it('pours evenly into those who do not act, and lies where all do', () => {
    const three = turnClock(openClock({ kind: 'hourglass', seconds: 90 }, 3, 0), [1], 0);
    expect(advanceClock(three, 1_001).left).toEqual([30_501, 28_999, 30_500]);
    expect(clockDueAt(turnClock(three, [0, 1, 2], 10))).toBeNull();
  });

  it('two who act at once pour into the third', () => {
    const two = turnClock(openClock({ kind: 'hourglass', seconds: 90 }, 3, 0), [0, 2], 0);
    expect(advanceClock(two, 10_000).left).toEqual([20_000, 50_000, 20_000]);
  });

  it('no respite disturbs who was acting along with the one whose time was up', () => {
    const two = turnClock(openClock({ kind: 'hourglass', seconds: 90 }, 3, 0), [0, 2], 0);
    expect(turnClock(two, [2], 30_000, { byClock: true }).respiteUntil).toBe(30_000);
  });

  it('the respite is never more than half of what one has', () => {
    const sixth = turnClock(openClock({ kind: 'hourglass', seconds: 30 }, 6, 0), [0], 0);
    expect(turnClock(sixth, [1], 5_000, { byClock: true }).respiteUntil).toBe(8_000);
  });
});

describe('a clock from outside', () => {
  it('is read, or refused with a sentence', () => {
    expect(readClock({ kind: 'hourglass', seconds: 30 }, 2)).toEqual({ kind: 'hourglass', seconds: 30 });
    for (const seconds of [29, 3_601, 60.5, '60', null, undefined])
      expect(() => readClock({ kind: 'hourglass', seconds }, 2)).toThrow('30 to 3600 seconds');
    for (const raw of [null, 60, 'hourglass', [], { kind: 'sundial', seconds: 60 }])
      expect(() => readClock(raw, 2)).toThrow('no such clock');
    expect(() => readClock(RED, 1)).toThrow('two seats or more');
  });
});

/** A game as a glass sees it: who acts, after how long, with what delay and what is still sliding. */
const story = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  seconds: fc.integer({ min: 30, max: 3_600 }),
  turns: fc.array(
    fc.record({
      after: fc.nat(90_000),
      actors: fc.uniqueArray(fc.nat(5), { minLength: 0, maxLength: 6 }),
      lasts: fc.nat(3_000),
      late: fc.nat(500),
      byClock: fc.boolean(),
      laid: fc.boolean(),
    }),
    { maxLength: 30 },
  ),
});

describe('any game whatever', () => {
  it('TCHAKO-23 the total is conserved to the millisecond, and nobody has less than none', () => {
    fc.assert(
      fc.property(story, ({ seats, seconds, turns }) => {
        let now = 0;
        let sand = openClock({ kind: 'hourglass', seconds }, seats, now);
        for (const { after, actors, lasts, late, byClock, laid } of turns) {
          const before = sand;
          now += after;
          const acting = actors.filter(seat => seat < seats);
          sand = turnClock(sand, acting, now, { lasts, byClock, since: now - late });
          if (laid) sand = haltClock(sand, now);
          expect(sum(sand)).toBe(seconds * 1000);
          expect(sand.left.every(ms => Number.isInteger(ms) && ms >= 0)).toBe(true);
          // Whose sand ran has not more than before, who waited not less.
          for (let seat = 0; seat < seats; seat++) {
            const gained = sand.left[seat]! - before.left[seat]!;
            if (before.pouring.includes(seat)) expect(gained).toBeLessThanOrEqual(0);
            else expect(gained).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  it('TCHAKO-23 two who alternate: time not held back is spent by exactly one of them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(7_000), { maxLength: 40 }), waits => {
        let now = 0;
        let sand = turnClock(openClock(RED, 2, 0), [0], 0);
        const spent = [0, 0];
        waits.forEach((wait, i) => {
          const mover = i % 2;
          const had = sand.left[mover]!;
          now += wait;
          spent[mover]! += Math.min(wait, had);
          sand = turnClock(sand, [1 - mover], now);
        });
        expect(sand.left[0]).toBe(60_000 - spent[0]! + spent[1]!);
      }),
    );
  });

  it('comes to the same in two steps or in one, frozen in between or not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 5 }),
        fc.nat(50_000),
        fc.nat(50_000),
        fc.nat(3_000),
        (seats, actors, first, second, lasts) => {
          const acting = actors.filter(seat => seat < seats);
          const sand = turnClock(openClock(RED, seats, 0), acting, 0, { lasts });
          const halfway = advanceClock(sand, first);
          const once = advanceClock(sand, first + second);
          expect(advanceClock(halfway, first + second)).toEqual(once);
          expect(clockDueAt(halfway) ?? -1).toBe(
            clockDueAt(sand) === null ? -1 : Math.max(clockDueAt(sand)!, Math.max(first, sand.heldUntil)),
          );
          // Another clock, the same glass: only whose millisecond is odd may differ.
          const thawed = advanceClock(
            thawClock('hourglass', freezeClock(sand, first), 7_000_000),
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

  it('is empty exactly when it says it will be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 6 }), fc.nat(2), fc.nat(3_000), (seats, actor, lasts) => {
        const sand = turnClock(openClock(RED, seats, 5), [actor], 5, { lasts });
        const zero = clockDueAt(sand)!;
        expect(timedOutSeats(sand, zero - 1)).toEqual([]);
        expect(timedOutSeats(sand, zero)).toEqual([actor]);
      }),
    );
  });
});
