import { z } from 'zod';
import { seat } from './values.ts';

/** The clock of a table: its settings and its state. */

/** Whole seconds; days of `days`. Must agree with CLOCK_RANGES of @tablee/kernel; tested in the server. */
export const CLOCK_LIMITS = {
  hourglass: [30, 3_600],
  fischer: [30, 10_800],
  increment: [0, 180],
  days: [1, 14],
} as const;

function seconds([least, most]: readonly [number, number], does: string, what: string) {
  const error = `${does} ${least} to ${most} whole ${what}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
}

const hourglass = z
  .strictObject({
    kind: z.literal('hourglass'),
    seconds: seconds(CLOCK_LIMITS.hourglass, 'an hourglass holds', 'seconds of sand').describe(
      'Total time, split evenly over the seats; the hourglasses of the box have 120 and 180',
    ),
  })
  .describe('Time spent by one seat goes to the others; an empty bank ends the turn, not the game');

const zero = z
  .enum(['turn', 'game', 'understudy'], {
    error: 'at zero, a clock ends the turn or the game, or an understudy takes over',
  })
  .describe('What happens to the seat without time');

const fischer = z
  .strictObject({
    kind: z.literal('fischer'),
    seconds: seconds(CLOCK_LIMITS.fischer, 'a clock gives', 'seconds to begin with').describe(
      'Time of every seat at the start',
    ),
    increment: seconds(CLOCK_LIMITS.increment, 'a clock adds', 'seconds a turn').describe(
      'Added at the end of each turn of a seat; at least 5 where time ends the turn',
    ),
    zero,
  })
  .describe('A bank for each seat, and more time with each turn');

const hour = z.int().min(0).max(23);
const pauses = z
  .strictObject({
    zone: z
      .string()
      .regex(/^[A-Za-z0-9_+\-/]{1,40}$/)
      .describe('The time zone of the pauses, such as Europe/Paris'),
    night: z.tuple([hour, hour]).readonly().optional().describe('Hours from and to, such as 22 and 8'),
    weekends: z.literal(true).optional().describe('Saturdays and Sundays'),
    holidays: z.array(z.iso.date()).max(40).readonly().optional().describe('Whole days'),
  })
  .describe('When no time is deducted');

const days = z
  .strictObject({
    kind: z.literal('days'),
    days: seconds(CLOCK_LIMITS.days, 'a clock gives', 'days a move').describe('Days for each move'),
    zero,
    pauses: pauses.optional(),
  })
  .describe('Days for each move; it runs on while nobody is connected');

export const clock = z.discriminatedUnion('kind', [hourglass, fischer, days], {
  error: 'there is no such clock',
});
export type ClockChoice = z.infer<typeof clock>;

const ms = z.int().min(0);

/** At the moment it is sent; a page counts on from there. */
export const clockTold = z.object({
  left: z.array(ms).describe('Milliseconds per seat; those of an hourglass have a constant sum'),
  pouring: z.array(seat).describe('Seats whose time runs; empty: the clock is stopped'),
  holdMs: ms.describe('No time is deducted for this long: the last move is still animated'),
  respiteMs: ms.describe('No seat may act for this long: the clock ended the turn before'),
  idle: z
    .literal(true)
    .optional()
    .describe('Stopped because no person plays; the next act of a player starts it'),
});
export type ClockTold = z.infer<typeof clockTold>;
