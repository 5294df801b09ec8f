import { BadText } from './contract.ts';
import { isFields } from './position-reader.ts';

/** The clock a game is played with, as agreed before it. The arithmetic of clocks is in `@tablee/table`. */
export type Clock = HourglassClock | FischerClock | DaysClock;

/** TCHAKO-23: `seconds` are split over the seats, and time that one seat spends goes to the others. */
export type HourglassClock = { readonly kind: 'hourglass'; readonly seconds: number };

/** Every seat begins with `seconds` and gets `increment` seconds at the end of each of its turns. */
export type FischerClock = {
  readonly kind: 'fischer';
  readonly seconds: number;
  readonly increment: number;
  readonly zero: ClockEnd;
};

/** Every move may take `days` days of 24 hours, without the pauses. It runs on without a connection. */
export type DaysClock = {
  readonly kind: 'days';
  readonly days: number;
  readonly zero: ClockEnd;
  readonly pauses?: Pauses | undefined;
};

/** When no time is deducted, in the time of a zone. */
export type Pauses = {
  /** A name of the IANA database, such as Europe/Paris. */
  readonly zone: string;
  /** Hours from and to, such as 22 and 8. */
  readonly night?: readonly [from: number, to: number] | undefined;
  /** Saturday and Sunday. */
  readonly weekends?: true | undefined;
  /** Whole days, as 2026-12-25. */
  readonly holidays?: readonly string[] | undefined;
};

/** What happens when the time of a seat is up: its turn ends, its side loses the game, or an understudy takes over. */
export const CLOCK_ENDS = ['turn', 'game', 'understudy'] as const;
export type ClockEnd = (typeof CLOCK_ENDS)[number];

/** Whole seconds; days of `days`. Must agree with `CLOCK_LIMITS` of @tablee/wire; tested in the server. */
export const CLOCK_RANGES = {
  hourglass: [30, 3_600],
  fischer: [30, 10_800],
  increment: [0, 180],
  days: [1, 14],
} as const satisfies { readonly [what: string]: readonly [least: number, most: number] };
/** Where time ends the turn, each turn needs some: an empty bank gets nothing else. */
export const LEAST_INCREMENT_PER_TURN = 5;

/** The two hourglasses of the box, in seconds. */
export const GLASSES = { red: 120, blue: 180 } as const;

/** Reads a clock from a record or a set-up; throws a BadText. */
export function readClock(raw: unknown, seats: number): Clock {
  const clock = isFields(raw) ? readKind(raw) : null;
  if (clock === null) throw new BadText('clock', 'There is no such clock.');
  if (seats < 2) throw new BadText('clock-seats', 'A clock needs two seats or more.');
  return clock;
}

function readKind(raw: { readonly [name: string]: unknown }): Clock | null {
  const { kind } = raw;
  if (kind === 'hourglass') return { kind, seconds: readSeconds(raw.seconds, CLOCK_RANGES.hourglass) };
  if (kind !== 'fischer' && kind !== 'days') return null;
  const zero = CLOCK_ENDS.find(end => end === raw.zero);
  if (zero === undefined)
    throw new BadText('clock', 'At zero, a clock ends the turn or the game, or an understudy takes over.');
  if (kind === 'days') return { kind, days: readDays(raw.days), zero, ...readPauses(raw.pauses) };
  const [least, most] = CLOCK_RANGES.increment;
  const range = [zero === 'turn' ? LEAST_INCREMENT_PER_TURN : least, most] as const;
  return {
    kind,
    seconds: readSeconds(raw.seconds, CLOCK_RANGES.fischer),
    increment: readSeconds(raw.increment, range, 'adds'),
    zero,
  };
}

function readDays(value: unknown): number {
  const [least, most] = CLOCK_RANGES.days;
  const days = value as number;
  if (Number.isInteger(days) && days >= least && days <= most) return days;
  throw new BadText('clock', `Such a clock gives ${least} to ${most} days a move.`);
}

const ZONE = /^[A-Za-z0-9_+\-/]{1,40}$/;
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const MAX_HOLIDAYS = 40;
/** A night must leave some hours of the day. */
const LEAST_WAKING_HOURS = 6;

const isHour = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0 && (x as number) < 24;
function isNight(x: unknown): x is readonly [number, number] {
  if (!Array.isArray(x) || x.length !== 2) return false;
  const [from, to] = x as readonly unknown[];
  return isHour(from) && isHour(to) && (from - to + 24) % 24 >= LEAST_WAKING_HOURS;
}
const areHolidays = (x: unknown): x is readonly string[] =>
  Array.isArray(x) && x.length <= MAX_HOLIDAYS && x.every(day => typeof day === 'string' && DATE.test(day));

function readPauses(raw: unknown): { readonly pauses?: Pauses } {
  if (raw === undefined) return {};
  if (!isFields(raw) || typeof raw.zone !== 'string' || !ZONE.test(raw.zone))
    throw new BadText('clock', 'The pauses of a clock need a time zone.');
  const { zone, night, weekends, holidays } = raw;
  const fine =
    (night === undefined || isNight(night)) &&
    (weekends === undefined || weekends === true) &&
    (holidays === undefined || areHolidays(holidays));
  if (!fine) throw new BadText('clock', 'The pauses of this clock cannot be read.');
  return {
    pauses: {
      zone,
      ...(night ? { night: [night[0], night[1]] } : {}),
      ...(weekends ? { weekends } : {}),
      ...(holidays && holidays.length > 0 ? { holidays: [...holidays] } : {}),
    },
  };
}

function readSeconds(value: unknown, [least, most]: readonly [number, number], does = 'holds'): number {
  const seconds = value as number;
  if (Number.isInteger(seconds) && seconds >= least && seconds <= most) return seconds;
  throw new BadText('clock', `Such a clock ${does} ${least} to ${most} seconds.`);
}
