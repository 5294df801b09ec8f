import { z } from 'zod';
import { seat } from './values.ts';

/** The clock of a table (TCHAKO-23): its settings and its state. */

/** Must agree with LEAST_SECONDS and MOST_SECONDS of @tablee/kernel; tested in the server. */
export const CLOCK_SECONDS = { min: 30, max: 3_600 } as const;

const HOLDS = `an hourglass holds ${CLOCK_SECONDS.min} to ${CLOCK_SECONDS.max} whole seconds of sand`;

export const clock = z
  .strictObject({
    kind: z.literal('hourglass', { error: 'there is no such clock' }),
    seconds: z
      .int({ error: HOLDS })
      .min(CLOCK_SECONDS.min, { error: HOLDS })
      .max(CLOCK_SECONDS.max, { error: HOLDS })
      .describe('Total time, split evenly over the seats; the hourglasses of the box have 120 and 180'),
  })
  .describe('Time spent by one seat goes to the others; an empty bank ends the turn, not the game');
export type ClockChoice = z.infer<typeof clock>;

const ms = z.int().min(0);

/** At the moment it is sent; a page counts on from there. */
export const clockTold = z.object({
  left: z.array(ms).describe('Milliseconds per seat; their sum never changes'),
  pouring: z.array(seat).describe('Seats whose time runs, to the others; empty: the clock is stopped'),
  holdMs: ms.describe('No time is deducted for this long: the last move is still animated'),
  respiteMs: ms.describe('No seat may act for this long: the clock ended the turn before'),
  idle: z
    .literal(true)
    .optional()
    .describe('Stopped because no person plays; the next act of a player starts it'),
});
export type ClockTold = z.infer<typeof clockTold>;
