import { z } from 'zod';
import { entryNumber, seat } from './numbers.ts';
import { MAX_NOTES, MAX_TALK, REACTIONS } from './reactions.ts';

/** What people say to one another at a table, and the levels of those who only play. */

/** Must agree with LEVELS of @tablee/bots; tested in the server. */
export const BOT_LEVELS = [1, 2, 3, 4, 5] as const;
export const level = z.literal(BOT_LEVELS).describe('How strong a bot plays');
export type BotLevel = z.infer<typeof level>;

export const reaction = z.enum(REACTIONS);

/** No control characters, and none that turn the writing direction of what follows. */
const PLAIN_TEXT = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;
/** Something to see: more than spaces, fillers, joiners and marks. */
const VISIBLE_TEXT = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
export const talkText = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TALK)
  .regex(PLAIN_TEXT)
  .regex(VISIBLE_TEXT)
  .describe('One line, as typed');

/** A place on a board as the game's view names it, such as a square: enough to point at, too little to chat by. */
export const place = z
  .string()
  .regex(/^[a-z0-9-]{1,12}$/)
  .describe('A place on the board: a square, a reserve');

/** What somebody means to do, in the view's own terms: "way-b-d6". As short as a place, and for the same reason. */
export const notes = z
  .array(place)
  .max(MAX_NOTES)
  .describe('What this seat means to do; empty: nothing any more');

/** Where a flick would go, in the view's own terms ("s3,1024,640"): a few numbers, shown while they change. */
export const aim = z
  .string()
  .regex(/^[a-z0-9,+-]{0,40}$/)
  .describe('What this seat aims at; empty: nothing any more');

/** A line somebody at the table said, numbered from 1. */
export const spoken = z.object({
  n: entryNumber,
  seat,
  text: z.string(),
  at: z.iso.datetime().describe('When it was said'),
});
export type Spoken = z.infer<typeof spoken>;
