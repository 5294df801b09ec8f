import type { Pauses } from '@tablee/kernel';
import { DAY_MS, dayNumber, offsetAt } from './zone.ts';

/** When a clock with pauses runs. Moments are milliseconds since 1970. */

const HOUR_MS = 3_600_000;
const SATURDAY = 6;
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** A stretch in which time runs throughout, or stands throughout. */
type Stretch = { readonly runs: boolean; readonly until: number };

function readDay(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  return dayNumber(year!, month!, day!);
}

/** Whether time runs at a local time, given as milliseconds since 1970 as if that were UTC. */
function runsAt({ night, weekends, holidays }: Pauses, local: number): boolean {
  const day = Math.floor(local / DAY_MS);
  const weekday = (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
  if (weekends && (weekday === SATURDAY || weekday === 0)) return false;
  if (holidays?.some(date => readDay(date) === day)) return false;
  if (!night) return true;
  const [from, to] = night;
  const hour = Math.floor((local - day * DAY_MS) / HOUR_MS);
  return from < to ? hour < from || hour >= to : hour < from && hour >= to;
}

/** The next local time at which something may change: midnight, or an end of the night. */
function nextLocal({ night = [0, 0] }: Pauses, local: number): number {
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const hours = [...night.map(hour => midnight + hour * HOUR_MS), midnight + DAY_MS];
  return Math.min(...hours.filter(at => at > local));
}

/** The first moment after `from`, up to `to`, at which the zone has another offset. */
function changeOfOffset(zone: string, from: number, to: number): number {
  const before = offsetAt(zone, from);
  let low = from;
  let high = to;
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2);
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** When clocks go forward or back, a stretch ends there: between two changes local time is a plain sum. */
function stretchAt(pauses: Pauses, moment: number): Stretch {
  const offset = offsetAt(pauses.zone, moment);
  const runs = runsAt(pauses, moment + offset);
  const until = nextLocal(pauses, moment + offset) - offset;
  if (offsetAt(pauses.zone, until) === offset) return { runs, until };
  return { runs, until: changeOfOffset(pauses.zone, moment, until) };
}

/** How many milliseconds a clock runs between two moments. */
export function runningMs(pauses: Pauses | undefined, from: number, to: number): number {
  if (!pauses) return Math.max(0, to - from);
  let sum = 0;
  for (let at = from; at < to; ) {
    const { runs, until } = stretchAt(pauses, at);
    const end = Math.min(until, to);
    if (runs) sum += end - at;
    at = end;
  }
  return sum;
}

/** The moment at which a clock has run for `ms` since `from`. */
export function momentAfter(pauses: Pauses | undefined, from: number, ms: number): number {
  if (!pauses) return from + ms;
  let left = ms;
  let at = from;
  while (left > 0) {
    const { runs, until } = stretchAt(pauses, at);
    if (runs && until - at >= left) return at + left;
    if (runs) left -= until - at;
    at = until;
  }
  return at;
}

/** The end of the pause at this moment; null when the clock runs. */
export function pausedUntil(pauses: Pauses | undefined, moment: number): number | null {
  if (!pauses || stretchAt(pauses, moment).runs) return null;
  let at = moment;
  for (let stretch = stretchAt(pauses, at); !stretch.runs; stretch = stretchAt(pauses, at))
    at = stretch.until;
  return at;
}
