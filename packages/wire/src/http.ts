import { z } from 'zod';
import { clock } from './clock.ts';
import {
  act,
  decision,
  head,
  MAX_NAME,
  moveText,
  offers,
  optionValues,
  outcome,
  person,
  seatToken,
  tableFrame,
  tableId,
} from './frames.ts';
import { aim, avatar, entryNumber, level, notes, place, reaction, seat, spoken, talkText } from './values.ts';

/** Requests and answers of the HTTP API. It can do everything that frames can do. */

/** Before normalization, which may shorten a name. */
const MAX_RAW_NAME = 8 * MAX_NAME;

/** Normalized to NFC with single spaces. The server checks that it is readable. */
export const personName = z
  .string()
  .max(MAX_RAW_NAME, { abort: true })
  .normalize('NFC')
  .overwrite(name => name.replace(/\p{Zs}+/gu, ' '))
  .trim()
  .max(MAX_NAME)
  .describe('The name shown to others');

/** Seats a bot on the seat named, or on the first free one. */
export const botToSeat = z.strictObject({ seat: seat.optional(), level });
export type BotToSeat = z.infer<typeof botToSeat>;
export const botSeated = z.object({ table: tableId, seat, level });
export type BotSeated = z.infer<typeof botSeated>;

export const newTable = z
  .strictObject({
    game: z.string().min(1).max(40),
    seats: seat.optional(),
    options: optionValues.optional(),
    clock: clock.nullish().describe('The clock; null: none; left out: that of the record, if there is one'),
    name: personName.optional().describe('The name of the host; needed to take a seat'),
    avatar: avatar.optional().describe('The avatar of the host'),
    seat: z
      .union([seat, z.enum(['lot', 'none'])])
      .default('lot')
      .describe("The seat of the host; 'lot' draws it, 'none' only watches"),
    bots: z.array(z.strictObject({ seat, level })).max(16).optional().describe('Seats of bots'),
    record: z.unknown().optional().describe('A record to continue'),
  })
  .refine(table => table.seat === 'none' || table.name !== undefined, {
    path: ['name'],
    error: 'a seat needs a name',
  });
export type NewTable = z.input<typeof newTable>;

/** The token is returned this once; its bearer holds the seat. */
export const seated = z.object({ table: tableId, seat, token: seatToken });
export type Seated = z.infer<typeof seated>;
/** The same for a new table, whose host may have no seat. */
export const laid = z.object({ table: tableId, seat: seat.nullable(), token: seatToken.nullable() });
export type Laid = z.infer<typeof laid>;

export const sitDown = z.strictObject({
  name: personName,
  avatar: avatar.optional(),
  seat: seat.optional(),
  pass: seatToken.optional().describe('The code of a person who hands a seat on'),
});
export type SitDown = z.infer<typeof sitDown>;

/** Absence. */
export const understudyRequest = z.strictObject({
  level,
  after: z.int().min(0).max(60).describe('Minutes of absence after which it plays; 0: from now on'),
});
export const voteRequest = z.strictObject({ seat: seat.describe('The absent person'), level });
export const leaveRequest = z.strictObject({
  level: level.optional().describe('Leaves the seat to a bot; without it, the seat is free'),
});
export const passAnswer = z.object({ table: tableId, seat, pass: seatToken });
export type PassAnswer = z.infer<typeof passAnswer>;
export const passedRequest = z.strictObject({ pass: seatToken });
/** What a person may do about absence at a table, as the server would accept it now. */
export const absenceAnswer = z.object({
  pass: z.boolean().describe('A code to hand your seat on is valid'),
  end: z.boolean().describe('All others have left: you may end the game'),
});
export type AbsenceAnswer = z.infer<typeof absenceAnswer>;
export const pauseRequest = z.strictObject({
  until: z.iso.datetime().describe('No time is deducted before'),
});

/** Planned replies. */
export const MAX_REPLY_LINES = 20;
export const MAX_REPLY_MOVES = 40;
export const repliesRequest = z.strictObject({
  lines: z
    .array(z.array(moveText).min(1).max(MAX_REPLY_MOVES))
    .max(MAX_REPLY_LINES)
    .describe('Moves of all seats from here on, each line ending with a move of yours; empty: none'),
});
export const repliesAnswer = z.object({
  from: entryNumber.describe('The entry after which the lines begin'),
  lines: z.array(z.array(z.string())),
});
export type RepliesAnswer = z.infer<typeof repliesAnswer>;

export const playRequest = z.strictObject({ decision, move: moveText });
export const actRequest = z.strictObject({ act });
export const reactRequest = z.strictObject({ reaction });
export const pointRequest = z.strictObject({ at: place });
export const planRequest = z.strictObject({ notes });
export const aimRequest = z.strictObject({ aim });
export const sayRequest = z.strictObject({ text: talkText });
export const talkAnswer = z.object({ table: tableId, lines: z.array(spoken) });
export type TalkAnswer = z.infer<typeof talkAnswer>;
export const accepted = z.object({ n: entryNumber.describe('Number of the stored entry') });

export const tableAnswer = z.object({
  table: tableId,
  head,
  eyes: z.union([seat, z.literal('public')]),
  now: tableFrame,
});
export type TableAnswer = z.infer<typeof tableAnswer>;

/** Most chapters in one answer. */
export const STORY_PAGE = 500;
export const storyQuery = z.object({
  from: z.coerce.number().pipe(entryNumber).default(0).describe('The first chapter'),
  to: z.coerce.number().pipe(entryNumber).optional().describe('The last chapter'),
});
/** The part of a table frame that concerns one entry. Chapter 0 is the set-up. */
export const chapter = tableFrame.pick({ n: true, told: true, view: true, events: true, actors: true });
export type Chapter = z.infer<typeof chapter>;
export const story = z.object({
  table: tableId,
  head,
  eyes: z.union([seat, z.literal('public')]).describe('Whose history it is: your seat, or public'),
  people: z.array(person),
  from: entryNumber,
  to: entryNumber.describe('The last chapter of this answer'),
  n: entryNumber.describe('The last chapter of the table'),
  chapters: z.array(chapter),
  outcome: outcome.nullable(),
});
export type Story = z.infer<typeof story>;

export const problem = z.object({
  status: z.int(),
  rule: z.string(),
  key: z.string().describe('A message key for translations'),
  sentence: z.string().describe('The message in English'),
});
export type Problem = z.infer<typeof problem>;

/** A row in the list of a guest's tables. */
export const mineItem = z.object({
  table: tableId,
  game: z.string(),
  seat,
  people: z.array(z.string().nullable()).describe('Names by seat; null for a free seat and for a bot'),
  bots: z.array(level.nullable()).describe('Levels of the bots by seat'),
  n: entryNumber,
  yourTurn: z.boolean(),
  over: z.boolean(),
  touched: z.iso.datetime().describe('Time of the last activity'),
});
export type MineItem = z.infer<typeof mineItem>;
export const mine = z.object({ tables: z.array(mineItem) });

/** Result of erasing a guest. */
export const erased = z.object({
  tables: z.int().describe('Tables changed or deleted'),
  done: z.boolean().describe('False: the server continues in the background'),
});
export type Erased = z.infer<typeof erased>;

export const gameCard = z.object({
  id: z.string(),
  rules: z.int(),
  seats: z.array(z.int()),
  options: z.record(z.string(), z.unknown()),
  presets: z.record(z.string(), optionValues),
});
export const gameCards = z.object({ games: z.array(gameCard) });
export const offersAnswer = offers;

/** https://oembed.com, version 1.0. */
export const oembed = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  provider_name: z.string(),
  provider_url: z.string(),
  title: z.string(),
  cache_age: z.int(),
  width: z.int(),
  height: z.int(),
  html: z.string(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
});
export type Oembed = z.infer<typeof oembed>;
