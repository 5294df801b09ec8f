import { z } from 'zod';
import { clock, clockTold } from './clock.ts';
import { aim, avatar, entryNumber, level, notes, place, reaction, seat, spoken, talkText } from './values.ts';

/** Frames of a table. They travel over WebSocket, or as server-sent events with POST requests. */

export const TABLE_ID = /^[a-z0-9]{12}$/;
export const MAX_MOVE_TEXT = 200;
export const MAX_NAME = 24;
/** Larger frames and bodies are refused unread. */
export const MAX_FRAME_BYTES = 4_096;
export const MAX_RECORD_BYTES = 1_048_576;
const MAX_ENTRY = 1_000_000;

export const tableId = z.string().regex(TABLE_ID).describe('The name of a table, as in its link');
/** 32 bytes in base64url. Its bearer holds the seat. */
export const seatToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .describe('The secret of a seat');
export const decision = z
  .int()
  .min(0)
  .max(MAX_ENTRY)
  .describe('The decision being answered, from the last frame');
export const moveText = z.string().min(1).max(MAX_MOVE_TEXT);

/** Commands besides moves. */
export const ACTS = [
  'resign',
  'offer-draw',
  'accept-draw',
  'decline-draw',
  'ask-back',
  'accept-back',
  'decline-back',
  'offer-rematch',
  'decline-rematch',
  'accept-understudy',
  'decline-understudy',
  'accept-pause',
  'decline-pause',
] as const;
export const act = z.enum(ACTS);
export type Act = z.infer<typeof act>;

// Up: from a page, a bot or a script.
export const watchFrame = z.strictObject({
  t: z.literal('watch'),
  table: tableId,
  token: seatToken
    .optional()
    .describe('Without it, the guest cookie decides; without either, the reader is a spectator'),
  seen: entryNumber.optional().describe('Number of the last entry received; it is not sent again'),
  heard: entryNumber.optional().describe('Number of the last chat line received'),
});
export const leaveFrame = z.strictObject({ t: z.literal('leave'), table: tableId });
export const playFrame = z.strictObject({ t: z.literal('play'), table: tableId, decision, move: moveText });
export const actFrame = z.strictObject({ t: z.literal('act'), table: tableId, act });
/** A page in the background is connected, and its person does not look. */
export const lookFrame = z.strictObject({ t: z.literal('look'), table: tableId, looks: z.boolean() });
export const pingFrame = z.strictObject({ t: z.literal('ping') });
export const reactFrame = z.strictObject({ t: z.literal('react'), table: tableId, reaction });
export const sayFrame = z.strictObject({ t: z.literal('say'), table: tableId, text: talkText });
export const pointFrame = z.strictObject({ t: z.literal('point'), table: tableId, at: place });
export const planFrame = z.strictObject({ t: z.literal('plan'), table: tableId, notes });
export const aimFrame = z.strictObject({ t: z.literal('aim'), table: tableId, aim });
export const upFrame = z.discriminatedUnion('t', [
  watchFrame,
  leaveFrame,
  playFrame,
  actFrame,
  reactFrame,
  sayFrame,
  pointFrame,
  planFrame,
  aimFrame,
  lookFrame,
  pingFrame,
]);
export type UpFrame = z.infer<typeof upFrame>;

const PLAY_SPELLED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows them in no string either.
  /^\{"t":"play","table":"([a-z0-9]{12})","decision":(0|[1-9]\d{0,6}),"move":"([^"\\\u0000-\u001f]{1,200})"\}$/;

/**
 * Fast path for the most frequent frame, spelled as our pages spell it: JSON and schema took a twentieth of the time of
 * a move. Null: read it as any other frame. Equal to `playFrame` where it accepts; tested.
 */
export function readSpelledPlay(text: string): z.infer<typeof playFrame> | null {
  const spelled = PLAY_SPELLED.exec(text);
  if (!spelled) return null;
  const decision = Number(spelled[2]);
  return decision > MAX_ENTRY ? null : { t: 'play', table: spelled[1]!, decision, move: spelled[3]! };
}

// Down: from the server, encoded once per pair of eyes.
export const outcome = z.object({
  payoff: z.array(z.number()),
  score: z.array(z.number()).optional(),
  reason: z.string(),
});
export const person = z.object({
  name: z.string().nullable().describe('Null for a free seat and for a bot; empty for an erased person'),
  here: z.boolean().describe('Connected right now; a bot always is'),
  bot: level.nullable().describe('The level of the bot that sits here'),
  avatar: avatar.optional().describe('Absent if the person chose none'),
  understudy: z
    .object({
      level,
      after: z.int().nullable().describe('Minutes of absence after which it plays; null: not chosen'),
      by: z.enum(['self', 'vote', 'clock']).nullable().describe('Who put it to work; null: the person plays'),
    })
    .optional()
    .describe('The bot that plays in the absence of this person'),
  absent: z
    .literal(true)
    .optional()
    .describe('Absent for so long that the others may vote for an understudy'),
  away: z.iso
    .datetime()
    .optional()
    .describe('Since when no device of this person is connected, as far as the server remembers'),
});
export type Person = z.infer<typeof person>;
export const offers = z.object({
  draw: seat.nullable().describe('The seat that offers a draw'),
  back: z
    .object({ seat, to: entryNumber })
    .nullable()
    .describe('The seat that asks to take back, and to which entry'),
  rematch: z
    .object({ seat, table: tableId.nullable() })
    .nullable()
    .describe('The seat that offers; the new table once agreed'),
  understudy: z
    .object({ seat, for: seat, level, yes: z.array(seat) })
    .optional()
    .describe('A vote that an understudy plays for an absent person'),
  pause: z
    .object({ seat, until: z.iso.datetime(), yes: z.array(seat) })
    .optional()
    .describe('A pause of the clock that a seat proposes'),
});
export type Offers = z.infer<typeof offers>;
export const seal = z.object({ from: entryNumber, commitment: z.string(), seed: z.string().optional() });
export const optionValues = z.record(
  z.string().max(40),
  z.union([z.boolean(), z.number(), z.string().max(100)]),
);

/** The part of a table that does not change. */
export const head = z.object({
  game: z.string(),
  rules: z.number(),
  seats: z.number(),
  options: optionValues,
  clock: clock.optional(),
  seals: z.array(seal),
  lot: z.object({ of: z.number(), pick: z.number() }).optional(),
  rematchOf: tableId.optional(),
});
export type Head = z.infer<typeof head>;

export const helloFrame = z.object({
  t: z.literal('hello'),
  table: tableId,
  head,
  eyes: z.union([seat, z.literal('public')]).describe('Whose eyes these frames are for'),
  host: z.boolean().describe('This guest created the table and may seat bots'),
});
/** Chat lines the reader does not have yet. */
export const talkFrame = z.object({ t: z.literal('talk'), table: tableId, lines: z.array(spoken) });
export const saidFrame = z.object({ t: z.literal('said'), table: tableId, line: spoken });
/** Not stored. */
export const reactedFrame = z.object({ t: z.literal('reacted'), table: tableId, seat, reaction });
/** Not stored; sent to all. */
export const pointedFrame = z.object({ t: z.literal('pointed'), table: tableId, seat, at: place });
/** Replaces the plan of the seat; holds until the turn ends. */
export const plannedFrame = z.object({
  t: z.literal('planned'),
  table: tableId,
  seat,
  notes,
  turn: entryNumber.describe('The entry that began the turn this was planned in'),
});
export type PlannedFrame = z.infer<typeof plannedFrame>;
/** Not stored; holds until the next entry. */
export const aimedFrame = z.object({ t: z.literal('aimed'), table: tableId, seat, aim });
export const told = z.object({
  n: entryNumber,
  seat,
  act: z.enum(['move', 'resign', 'draw', 'back', 'abandon']),
  to: entryNumber.optional().describe('Where a take-back went'),
  move: z.string().optional().describe('The text of the move; absent where it is hidden'),
  clock: z.literal(true).optional().describe('Time was up: the clock played it, or ended the game'),
  by: z.literal('understudy').optional().describe('The understudy of an absent person played it'),
});
export type Told = z.infer<typeof told>;
export const tableFrame = z.object({
  t: z.literal('table'),
  table: tableId,
  n: entryNumber,
  view: z.string().describe('The position as these eyes see it'),
  told: told.nullable().describe('The entry that led here; null in a first frame and after a gap'),
  events: z.array(z.unknown()).describe('What happened in that entry, as told to these eyes'),
  actors: z.array(seat),
  decision: z.int().describe('The open decision of these eyes; -1: none'),
  people: z.array(person),
  watching: z.int(),
  offers,
  clock: clockTold.nullish().describe('The clock at the moment this is sent; absent without one'),
  outcome: outcome.nullable(),
  seals: z.array(seal).optional().describe('With the seeds, once the game is over'),
});
export const peopleFrame = z.object({
  t: z.literal('people'),
  table: tableId,
  people: z.array(person),
  watching: z.int(),
});
export const refusedFrame = z.object({
  t: z.literal('refused'),
  table: tableId.nullable(),
  status: z.int().describe('The status of the same request over HTTP'),
  rule: z.string().describe('The rule it breaks, or TABLE'),
  key: z.string(),
  sentence: z.string(),
  decision: z.int().optional(),
});
/** The table was deleted. */
export const goneFrame = z.object({ t: z.literal('gone'), table: tableId });
export const pongFrame = z.object({ t: z.literal('pong') });
export const stoppingFrame = z.object({ t: z.literal('stopping'), sentence: z.string() });
/** Must agree with DOWN_FRAMES; tested. */
export const downFrame = z.discriminatedUnion('t', [
  helloFrame,
  tableFrame,
  peopleFrame,
  talkFrame,
  saidFrame,
  reactedFrame,
  pointedFrame,
  plannedFrame,
  aimedFrame,
  refusedFrame,
  goneFrame,
  pongFrame,
  stoppingFrame,
]);
export type HelloFrame = z.infer<typeof helloFrame>;
export type TableFrame = z.infer<typeof tableFrame>;
export type PeopleFrame = z.infer<typeof peopleFrame>;
export type TalkFrame = z.infer<typeof talkFrame>;
export type RefusedFrame = z.infer<typeof refusedFrame>;
export type DownFrame = z.infer<typeof downFrame>;
