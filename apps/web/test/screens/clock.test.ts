import type { ClockEnd } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { runningOf, warningOf } from '../../src/screens/clock/clock-status.tsx';
import { dayAfter, frenchHolidays, startOfDay } from '../../src/screens/clock/days.ts';
import { clockAt, minutesAndSeconds, pauseEnd, wholeSeconds } from '../../src/screens/clock/hourglass.tsx';
import { clockOf, hasUsualClock } from '../../src/session/clock/clock-choice.ts';
import type { ClockChoice } from '../../src/storage/choices.ts';
import { orderedDays } from '../../src/storage/days-off/days-off.ts';

const GLASS = { kind: 'hourglass', seconds: 120 } as const;
const clock = (game: string, choice: ClockChoice, seats: number, byLink: boolean, zero: ClockEnd = 'turn') =>
  clockOf(game, { clock: choice, zero, pauses: 'none' }, seats, byLink);

const at = (seat: number, seconds: number) => ({ seat, seconds });

describe('an hourglass on screen', () => {
  it('interpolates from the last reading', () => {
    const reading = { left: [30_000, 90_000], pouring: [0], holdMs: 2_000, respiteMs: 3_000, at: 1_000 };
    expect(clockAt(reading, 2_500, GLASS)).toMatchObject({
      left: [30_000, 90_000],
      holdMs: 500,
      respiteMs: 1_500,
    });
    expect(clockAt(reading, 8_000, GLASS)).toMatchObject({ left: [25_000, 95_000], holdMs: 0, respiteMs: 0 });
    expect(clockAt(reading, 99_000, GLASS).left).toEqual([0, 120_000]);
    expect([0, 1, 999, 1_000, 1_001].map(wholeSeconds)).toEqual([0, 1, 1, 1, 2]);
  });

  it('is announced at 30 and 10 seconds only', () => {
    const announced = Array.from({ length: 61 }, (_, i) => 60 - i)
      .map((seconds, i, all) => warningOf(i === 0 ? null : at(0, all[i - 1]!), at(0, seconds)))
      .filter(said => said !== null);
    expect(announced).toEqual([30, 10]);
    // A page that was suspended announces the current value.
    expect(warningOf(at(0, 33), at(0, 27))).toBe(27);
  });

  it('is announced when a turn starts with little time, and not while it is stopped', () => {
    expect(warningOf(at(1, 50), at(0, 12))).toBe(12);
    expect(warningOf(at(1, 50), at(0, 70))).toBeNull();
    expect(warningOf(at(1, 50), null)).toBeNull();
    expect(runningOf({ left: [1, 2], pouring: [], holdMs: 0, respiteMs: 0 })).toBeNull();
    expect(runningOf({ left: [1, 2_001], pouring: [1], holdMs: 0, respiteMs: 0 })).toEqual(at(1, 3));
  });
});

describe('the clock of a new table', () => {
  it('TCHAKO-23 is the blue hourglass at tables of T’Chako by link, otherwise none by default', () => {
    expect(clock('tchako', 'usual', 2, true)).toEqual({ kind: 'hourglass', seconds: 180 });
    expect(clock('tchako', 'usual', 2, false)).toBeNull();
    expect(clock('tchako', 'none', 2, true)).toBeNull();
    expect(clock('tock', 'usual', 4, true)).toBeNull();
    expect(clock('tock', 'red', 4, false)).toEqual({ kind: 'hourglass', seconds: 120 });
    expect(clock('tchang', 'red', 1, true)).toBeNull();
    expect([hasUsualClock('tchako'), hasUsualClock('toString')]).toEqual([true, false]);
  });

  it('with an increment, loses the game at zero only where two play', () => {
    const short = { kind: 'fischer', seconds: 300, increment: 5 };
    expect(clock('tchag', 'short', 2, false)).toEqual({ ...short, zero: 'turn' });
    expect(clock('tchag', 'short', 2, true, 'game')).toEqual({ ...short, zero: 'game' });
    expect(clock('dragons', 'short', 3, true, 'game')).toEqual({ ...short, zero: 'turn' });
    expect(clock('tock', 'long', 4, true)).toMatchObject({ seconds: 900, increment: 10 });
    expect([0, 9, 60, 3_599].map(minutesAndSeconds)).toEqual(['0:00', '0:09', '1:00', '59:59']);
  });
});

describe('a clock of days', () => {
  const DAYS = { kind: 'days', days: 3, zero: 'turn' } as const;

  it('is for tables by link, with the pauses of this device', () => {
    expect(clock('tchag', 3, 2, false)).toBeNull();
    expect(clock('tchag', 3, 2, true)).toEqual(DAYS);
    const choice = { clock: 3, zero: 'understudy', pauses: 'both' } as const;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(clockOf('tchag', choice, 2, true)).toEqual({
      ...{ ...DAYS, zero: 'understudy' },
      pauses: { zone, night: [22, 8], weekends: true },
    });
    const off = ['2026-12-25'];
    expect(clockOf('tchag', { ...choice, pauses: 'none' }, 2, true, off)).toMatchObject({
      pauses: { zone, holidays: off },
    });
  });

  it('says until when it stands: at night, and over a pause that was agreed', () => {
    const pauses = { zone: 'Europe/Paris', night: [22, 8] } as const;
    const evening = Date.parse('2026-11-18T21:30:00Z');
    const morning = Date.parse('2026-11-19T07:00:00Z');
    const still = { left: [1, 1], pouring: [0], holdMs: 0, respiteMs: 0 };
    expect(pauseEnd({ ...DAYS, pauses }, still, evening)).toBe(morning);
    expect(pauseEnd({ ...DAYS, pauses }, still, morning)).toBeNull();
    expect(pauseEnd({ ...DAYS, pauses }, { ...still, pouring: [] }, evening)).toBeNull();
    const held = { ...still, holdMs: 3_600_000 };
    expect(pauseEnd(DAYS, held, morning)).toBe(morning + 3_600_000);
    expect(pauseEnd({ ...DAYS, pauses }, held, evening)).toBe(morning);
    // An animation is no pause.
    expect(pauseEnd(DAYS, { ...still, holdMs: 3_000 }, morning)).toBeNull();
  });

  it('stands on days off: in order, each once, and those to come', () => {
    expect(
      orderedDays(['2027-01-01', 'soon', 3, '2026-12-25', '2027-01-01', '2020-05-01'], '2026-11-18'),
    ).toEqual(['2026-12-25', '2027-01-01']);
    expect(dayAfter(Date.parse('2026-12-31T12:00:00'), 1)).toBe('2027-01-01');
    expect(new Date(startOfDay('2026-03-29')).getHours()).toBe(0);
  });

  it('knows the public holidays of France for a year', () => {
    expect(frenchHolidays('2026-04-01').slice(0, 5)).toEqual([
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
    ]);
    // Easter was on 28 March 2027, 16 April 2028, 1 April 2029 and 21 April 2030.
    const easterMondays = [2027, 2028, 2029, 2030].map(
      year =>
        frenchHolidays(`${year}-01-02`).find(day => day.startsWith(`${year}-0`) && !day.endsWith('05-01'))!,
    );
    expect(easterMondays).toEqual(['2027-03-29', '2028-04-17', '2029-04-02', '2030-04-22']);
    expect(frenchHolidays('2026-11-18')).toHaveLength(11);
  });
});
