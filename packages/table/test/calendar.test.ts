import type { Pauses } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { zonesInMemory } from '../src/clocks/zone.ts';
import { momentAfter, offsetAt, pausedUntil, runningMs } from '../src/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const utc = (text: string): number => Date.parse(text);

const PARIS: Pauses = { zone: 'Europe/Paris', night: [22, 8] };

describe('a calendar with pauses', () => {
  it('knows the offset of a zone to the second, also before and after a change', () => {
    expect(offsetAt('Europe/Paris', utc('2026-03-29T00:59:59Z'))).toBe(HOUR);
    expect(offsetAt('Europe/Paris', utc('2026-03-29T01:00:00Z'))).toBe(2 * HOUR);
    expect(offsetAt('Asia/Kathmandu', 0)).toBe(5.5 * HOUR);
    expect(offsetAt('Nowhere/Land', 0)).toBe(0);
  });

  it('keeps few of the many spellings of a zone in memory', () => {
    const spelling = (i: number): string =>
      Array.from('europe/paris', (c, bit) => ((i >> bit) & 1 ? c.toUpperCase() : c)).join('');
    const summer = Date.parse('2026-07-01T00:00:00Z');
    for (let i = 0; i < 300; i++) expect(offsetAt(spelling(i), summer)).toBe(7_200_000);
    expect(zonesInMemory()).toBeLessThanOrEqual(64);
  });

  it('stands at night, at weekends and on holidays', () => {
    const friday = utc('2026-11-20T18:00:00Z');
    expect(runningMs(undefined, friday, friday + 100)).toBe(100);
    expect(runningMs(PARIS, friday, friday + DAY)).toBe(14 * HOUR);
    const week = { ...PARIS, weekends: true as const };
    expect(momentAfter(week, friday, 4 * HOUR)).toBe(utc('2026-11-23T08:00:00Z'));
    const bridge = { ...week, holidays: ['2026-11-23'] };
    expect(momentAfter(bridge, friday, 4 * HOUR)).toBe(utc('2026-11-24T08:00:00Z'));
    expect(pausedUntil(bridge, utc('2026-11-20T21:30:00Z'))).toBe(utc('2026-11-24T07:00:00Z'));
    expect(pausedUntil(bridge, friday)).toBeNull();
  });

  it('counts the hours that clocks skip or repeat', () => {
    // The night from 22 to 8 is nine hours long when clocks go forward, and eleven when they go back.
    const before = utc('2026-03-28T12:00:00Z');
    expect(runningMs(PARIS, before, before + DAY)).toBe(15 * HOUR);
    const autumn = utc('2026-10-24T12:00:00Z');
    expect(runningMs(PARIS, autumn, autumn + DAY)).toBe(13 * HOUR);
    // Weekends begin and end at local midnight.
    const weekends: Pauses = { zone: 'Europe/Paris', weekends: true };
    expect(runningMs(weekends, utc('2026-03-23T00:00:00Z'), utc('2026-03-30T00:00:00Z'))).toBe(
      5 * DAY - HOUR + 2 * HOUR,
    );
    // A zone that changes at midnight, where the first hour of the day does not exist.
    const santiago: Pauses = { zone: 'America/Santiago', night: [23, 7] };
    const change = utc('2026-09-06T02:00:00Z');
    expect(momentAfter(santiago, change, 2 * HOUR)).toBe(utc('2026-09-06T11:00:00Z'));
  });

  it('finds the moment that it measures, in one step or in many', () => {
    const pauses: Pauses = { ...PARIS, weekends: true, holidays: ['2026-12-25', '2027-01-01'] };
    for (const start of ['2026-03-27T21:17:03Z', '2026-10-23T05:00:00.250Z', '2026-12-23T20:59:59.999Z'])
      for (const ms of [1, 59_999, 7 * HOUR, 3 * DAY, 14 * DAY + 1]) {
        const from = utc(start);
        const to = momentAfter(pauses, from, ms);
        expect(runningMs(pauses, from, to)).toBe(ms);
        expect(runningMs(pauses, from, to - 1)).toBe(ms - 1);
        const middle = from + Math.floor((to - from) / 3);
        expect(runningMs(pauses, from, middle) + runningMs(pauses, middle, to)).toBe(ms);
      }
  });
});
