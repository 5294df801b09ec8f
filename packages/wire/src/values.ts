import { z } from 'zod';
import { AVATAR_COUNT, MAX_NOTES, MAX_TALK, REACTIONS } from './constants.ts';

/** Values that frames and requests consist of. */

export const seat = z.int().min(0).max(15);
export const entryNumber = z.int().min(0).max(1_000_000);

/** Must agree with LEVELS of @tablee/bots; tested in the server. */
export const BOT_LEVELS = [1, 2, 3, 4, 5] as const;
export const level = z.literal(BOT_LEVELS).describe('How strong a bot plays');
export type BotLevel = z.infer<typeof level>;

/** A number, so that no picture is uploaded, stored or sent. */
export const avatar = z
  .int()
  .min(0)
  .max(AVATAR_COUNT - 1)
  .describe('The drawing a person has chosen');

export const reaction = z.enum(REACTIONS);

/** No control characters, and none that change the writing direction. */
const PLAIN_TEXT = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;
/** At least one character that is not a space, filler, joiner or mark. */
const VISIBLE_TEXT = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
export const talkText = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TALK)
  .regex(PLAIN_TEXT)
  .regex(VISIBLE_TEXT)
  .describe('One line, as typed');

/** A place on a board in the terms of the game's view. Short, so that it cannot be used to chat. */
export const place = z
  .string()
  .regex(/^[a-z0-9-]{1,12}$/)
  .describe('A place on the board: a square, a reserve');

/** Planned actions in the terms of the game's view, such as "way-b-d6". As short as a place, for the same reason. */
export const notes = z.array(place).max(MAX_NOTES).describe('The plan of this seat; empty: none');

/** An aim in the terms of the game's view, such as "s3,1024,640". */
export const aim = z
  .string()
  .regex(/^[a-z0-9,+-]{0,40}$/)
  .describe('The aim of this seat; empty: none');

/** A chat line, numbered from 1. */
export const spoken = z.object({
  n: entryNumber,
  seat,
  text: z.string(),
  at: z.iso.datetime().describe('When it was said'),
});
export type Spoken = z.infer<typeof spoken>;
