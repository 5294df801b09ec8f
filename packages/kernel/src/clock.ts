import { BadText } from './contract.ts';
import { isFields } from './position-reader.ts';

/** The clock a game is played with, as agreed before it. The arithmetic of clocks is in `@tablee/table`. */
export type Clock = HourglassClock | FischerClock;

/** TCHAKO-23: `seconds` are split over the seats, and time that one seat spends goes to the others. */
export type HourglassClock = { readonly kind: 'hourglass'; readonly seconds: number };

/** Every seat begins with `seconds` and gets `increment` seconds at the end of each of its turns. */
export type FischerClock = {
  readonly kind: 'fischer';
  readonly seconds: number;
  readonly increment: number;
  readonly zero: ClockEnd;
};

/** What happens when the time of a seat is up: its turn ends, or its side loses the game. */
export const CLOCK_ENDS = ['turn', 'game'] as const;
export type ClockEnd = (typeof CLOCK_ENDS)[number];

/** Whole seconds. Must agree with `CLOCK_LIMITS` of @tablee/wire; tested in the server. */
export const CLOCK_RANGES = {
  hourglass: [30, 3_600],
  fischer: [30, 10_800],
  increment: [0, 180],
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
  if (kind !== 'fischer') return null;
  const zero = CLOCK_ENDS.find(end => end === raw.zero);
  if (zero === undefined) throw new BadText('clock', 'At zero, a clock ends the turn or the game.');
  const [least, most] = CLOCK_RANGES.increment;
  const range = [zero === 'turn' ? LEAST_INCREMENT_PER_TURN : least, most] as const;
  return {
    kind,
    seconds: readSeconds(raw.seconds, CLOCK_RANGES.fischer),
    increment: readSeconds(raw.increment, range, 'adds'),
    zero,
  };
}

function readSeconds(value: unknown, [least, most]: readonly [number, number], does = 'holds'): number {
  const seconds = value as number;
  if (Number.isInteger(seconds) && seconds >= least && seconds <= most) return seconds;
  throw new BadText('clock', `Such a clock ${does} ${least} to ${most} seconds.`);
}
