import { z } from 'zod';
import { seat } from './numbers.ts';

/** The clock of a table (TCHAKO-23): what is agreed on before the game, and how it stands. */

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
      .describe('All the sand there is, split evenly over the seats; the glasses of the box: 120 and 180'),
  })
  .describe('What one spends becomes the others\u2019; an empty glass ends the turn, not the game');
export type ClockWish = z.infer<typeof clock>;

const ms = z.int().min(0);

/** As of the moment it is sent: a page counts down by itself. */
export const sand = z.object({
  left: z.array(ms).describe('Milliseconds of sand per seat; their sum never changes'),
  pouring: z.array(seat).describe('Whose sand runs, into that of all others; nobody\u2019s: it lies still'),
  holdMs: ms.describe('For so long the sand stands: something is still sliding'),
  respiteMs: ms.describe('For so long nobody may act: time has ended the turn before'),
  idle: z.literal(true).optional().describe('It lies because nobody plays, until somebody does something'),
});
export type SandTold = z.infer<typeof sand>;
