import { z } from 'zod';
import { seat } from './values.ts';

/** The clock of a table (TCHAKO-23): the agreement before the game, and its state. */

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
      .describe('The total time, split evenly over the seats; the hourglasses of the box have 120 and 180'),
  })
  .describe('The time one side spends goes to the others; an empty glass ends the turn, not the game');
export type ClockWish = z.infer<typeof clock>;

const ms = z.int().min(0);

/** At the moment of sending; a page counts down from it. */
export const sand = z.object({
  left: z.array(ms).describe('Milliseconds per seat; their sum is constant'),
  pouring: z.array(seat).describe('The seats whose time runs; empty: the glass lies still'),
  holdMs: ms.describe('Milliseconds until the time runs: a move is still shown'),
  respiteMs: ms.describe('Milliseconds until a seat may act: time ended the turn before'),
  idle: z.literal(true).optional().describe('The glass lies until a player acts'),
});
export type SandTold = z.infer<typeof sand>;
