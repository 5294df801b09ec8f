import { BadText, type Refusal } from '@tablee/kernel';
import { isTableRefusal, REFUSAL_KEYS, type RefusalKey } from '@tablee/table';
import { type Problem, SERVER_PROBLEM_KEYS, type ServerProblemKey } from '@tablee/wire';
import { StoreError } from '../store/errors.ts';

export const PROBLEM_KEYS = [...REFUSAL_KEYS, ...SERVER_PROBLEM_KEYS] as const;
export type ProblemKey = RefusalKey | ServerProblemKey;

const isProblemKey = (key: string): key is ProblemKey => (PROBLEM_KEYS as readonly string[]).includes(key);

/** HTTP status and English sentence of every problem. */
const KNOWN: { readonly [K in ProblemKey]: readonly [status: number, sentence: string] } = {
  over: [409, 'The game is over.'],
  'no-such-seat': [422, 'There is no such seat at this table.'],
  'not-your-turn': [409, 'It is not your turn.'],
  'stale-decision': [409, 'The game has gone on since then: look again and choose again.'],
  'not-a-move': [422, 'This is not how a move is written.'],
  'no-resign': [409, 'In this game a player cannot resign for all.'],
  'no-draw': [409, 'There is no draw in this game.'],
  'nothing-to-take-back': [409, 'There is nothing to take back.'],
  bound: [409, 'This cannot be taken back: something was revealed or drawn since.'],
  'not-over': [409, 'The game is not over yet.'],
  'no-offer': [409, 'There is no such offer.'],
  'no-opponent': [409, 'You have no opponent yet.'],
  'log-full': [
    409,
    'The log of this table is full: nothing more can be played or taken back here. You can still resign or agree on a draw.',
  ],
  quiet: [409, 'Partners do not talk in this game: only reactions until it is over.'],
  'no-partner': [409, 'You have no partner here, so there is no one to point a space out to.'],
  respite: [409, 'The turn before yours ended by time: you may act in a moment. Your hourglass is running.'],
  'clock-only': [422, 'Only the clock may end a turn this way.'],
  'not-absent': [409, 'This person is here, or was a moment ago.'],
  'bad-pass': [409, 'This link was used already, or it is no longer valid.'],
  'others-present': [409, 'Others are still playing here: the game cannot be ended as abandoned.'],
  'no-pause': [422, 'The clock of this table takes no such pause.'],
  'no-replies': [409, 'Replies can be planned only in games without luck and without secrets.'],
  'bad-replies': [422, 'These lines cannot be played from here, or they contradict each other.'],
  'no-table': [404, 'There is no such table.'],
  'no-game': [404, 'There is no such game.'],
  'not-seated': [403, 'You do not sit at this table.'],
  'already-seated': [409, 'You sit at this table already.'],
  'seat-taken': [409, 'This seat is taken.'],
  'no-free-seat': [409, 'Every seat is taken.'],
  'not-host': [403, 'Only players of this table may seat a bot or send one away.'],
  'no-bot': [409, 'No bot sits there.'],
  'bot-moved': [409, 'This bot has played already: it stays to the end.'],
  'name-unreadable': [
    422,
    'A name needs letters, digits or pictures that can be seen. Please choose another one.',
  ],
  'name-taken': [
    409,
    'A player at this table has a name that looks like this one. Please choose another one.',
  ],
  'too-many-tables': [
    429,
    'Too many tables have been opened from your address. Finish or delete some, or try again tomorrow.',
  ],
  'too-many-bot-tables': [
    429,
    'Too many tables where only bots play have been opened from your address. Try again tomorrow, or take a seat.',
  ],
  'others-playing': [409, 'Other people are still playing at this table: end the game first.'],
  seats: [422, 'This game is not for that many players.'],
  'options-shape': [422, 'Options must be an object.'],
  'options-unknown': [422, 'There is no such option.'],
  'options-value': [422, 'An option has an impossible value.'],
  clock: [422, 'There is no such clock.'],
  'clock-seats': [422, 'A clock needs two seats or more.'],
  'clock-loss': [422, 'In this game one player cannot lose for all: let the clock end the turn instead.'],
  record: [422, 'The record cannot be read.'],
  'record-game': [422, 'The record is of another game.'],
  'record-rules': [422, 'The record needs other rules.'],
  'record-options': [422, 'The record was played with other options.'],
  'record-move': [422, 'The record contains a move that the rules do not allow.'],
  'record-act': [422, 'The record contains an action that was not possible there.'],
  'record-luck': [422, 'The luck in the record does not fit the rules.'],
  'record-over': [409, 'The game in the record is over: there is nothing to continue.'],
  'record-long': [413, 'The record is too long to be continued here.'],
  'record-secrets': [409, 'The player who brings this game has seen every hand. Start a new game by link.'],
  'record-caps': [
    413,
    'The record contains more than a game needs: too many seals, or entries that are too long.',
  ],
  seal: [422, 'The opened seed does not fit the hash published before the game.'],
  pick: [422, 'The luck in the record does not come from its sealed seed.'],
  outcome: [422, 'The outcome written in the record is not the one its moves lead to.'],
  secrets: [409, 'This game has hidden parts: its record is available once it is over.'],
  'not-signed-in': [401, 'This device keeps no games yet. Sign in, or choose to keep your games first.'],
  'sign-in-failed': [401, 'This name and password do not go together.'],
  'sign-in-often': [
    429,
    'Too many attempts. Please wait some minutes, or use a passkey or your recovery code.',
  ],
  'weak-password': [422, 'This password is too easy to guess. Please choose a longer or more varied one.'],
  'wrong-password': [403, 'The present password is not right.'],
  'passkey-refused': [403, 'This passkey could not be checked, or was used already. Please try again.'],
  'code-refused': [403, 'This code is not valid: it may be mistyped, used already, or too old.'],
  'no-device': [404, 'There is no such device, or it is signed out already.'],
  'no-passkey': [404, 'There is no such passkey.'],
  'last-device': [
    409,
    'This is the only device, and nothing else signs in: make a passkey or a password first, or delete everything.',
  ],
  'too-many-devices': [409, 'Too many devices belong to this person. Sign some of them out first.'],
  'too-many-passkeys': [409, 'There are too many passkeys. Remove one first.'],
  malformed: [400, 'This request cannot be understood.'],
  'no-route': [404, 'There is nothing at this address.'],
  'too-large': [413, 'This is larger than the server accepts.'],
  'content-type': [415, 'Please send JSON (Content-Type: application/json).'],
  'not-offered': [501, 'This format is not offered. Please ask for JSON (format=json).'],
  'too-often': [429, 'Too much at once. Please wait a moment.'],
  'too-many-connections': [429, 'Too many connections from your address.'],
  'too-many-watched': [409, 'One connection cannot watch that many tables.'],
  'watch-first': [409, 'Watch the table first.'],
  origin: [403, 'Requests from another site are refused.'],
  'too-much-work': [429, 'Your address has used its share of the server’s work. Please wait a minute.'],
  'not-saved': [503, 'The move could not be saved, so it was not played. Please try again.'],
  'line-not-saved': [503, 'Your message could not be saved, so it was not sent. Please try again.'],
  'seat-not-saved': [503, 'The seat could not be saved, so nothing has changed. Please try again.'],
  'table-not-saved': [503, 'The table could not be saved, so it was not opened. Please try again.'],
  'disk-low': [503, 'The disk of this server is nearly full: no new tables for now. Running games go on.'],
  stopping: [503, 'The server is about to restart. Please try again in a moment.'],
  unhealthy: [503, 'The database does not answer.'],
  upgrading: [503, 'The servers here are being updated. Please try again in a moment.'],
  'reach-off': [409, 'This server does not send messages of this kind.'],
  'reach-over': [409, 'The game is over: there is nothing to be told.'],
  'reach-target': [422, 'Messages cannot be sent there. Please check the address.'],
  'reach-private': [422, 'Messages are not sent to addresses of a private network.'],
  'reach-address': [422, 'This is not a mail address. Please check it.'],
  'reach-link': [404, 'This link is not complete. Please open it again from the message.'],
  'too-many-reaches': [429, 'Messages are asked for in too many places. Stop some of them first.'],
  'too-many-mails': [
    429,
    'This address has been asked several times today. Please open the link in its mail, or try tomorrow.',
  ],
  'reach-not-saved': [503, 'This could not be saved, so nothing has changed. Please try again.'],
  'broken-table': [500, 'The log of this table cannot be replayed. It is kept as it is.'],
  'unknown-rules': [501, 'This game follows rules that this server does not know. Please update the server.'],
  'table-too-long': [503, 'This game is too long to be opened here. It is kept as it is.'],
  bug: [500, 'The server made a mistake. Nothing was changed.'],
};

export const problemOf = (key: ProblemKey, sentence?: string): Problem => {
  const [status, usual] = KNOWN[key];
  return { status, rule: 'TABLE', key, sentence: sentence ?? usual };
};

/** Refusals of the table or its clock have a sentence here; a refusal of a game names its rule. */
export const problemOfRefusal = ({ rule, key }: Refusal): Problem =>
  isTableRefusal({ rule, key }) && isProblemKey(key)
    ? { ...problemOf(key), rule }
    : { status: 422, rule, key, sentence: `Rule ${rule} does not allow this (${key}).` };

/** For text from outside: the sentence is that of its reader. */
export const problemOfText = (e: BadText): Problem =>
  isProblemKey(e.key)
    ? problemOf(e.key, e.message)
    : { status: 422, rule: 'TABLE', key: e.key, sentence: e.message };

/** Not errors of this server: logged elsewhere, or not at all. */
const EXPECTED: readonly string[] = ['unknown-rules', 'table-too-long', 'disk-low', 'stopping', 'upgrading'];

/** Whether to log it as an error: a bug, or a fault of the disk. */
export const isMistake = ({ status, key }: Problem): boolean => status >= 500 && !EXPECTED.includes(key);

/** The same request may succeed in a moment: the database is away, or the server restarts. */
const SHORT: readonly string[] = [
  'not-saved',
  'line-not-saved',
  'seat-not-saved',
  'table-not-saved',
  'reach-not-saved',
  'unhealthy',
  'stopping',
  'upgrading',
];
const SHORT_SECONDS = 1;
const SIGN_IN_SECONDS = 120;

/** Headers of an answer that reports a problem. */
export const headersOf = ({ key }: Problem): { readonly 'retry-after'?: number } =>
  SHORT.includes(key)
    ? { 'retry-after': SHORT_SECONDS }
    : key === 'sign-in-often'
      ? { 'retry-after': SIGN_IN_SECONDS }
      : {};

/** For code that cannot return a problem as a value, such as a hook of Fastify. */
export class Trouble extends Error {
  readonly problem: Problem;
  constructor(problem: Problem, cause?: unknown) {
    super(problem.sentence, cause === undefined ? {} : { cause });
    this.name = 'Trouble';
    this.problem = problem;
  }
}

export const trouble = (key: ProblemKey, sentence?: string): Trouble => new Trouble(problemOf(key, sentence));

/** The problem to report for anything thrown. */
export function problemIn(error: unknown): Problem {
  if (error instanceof Trouble) return error.problem;
  if (error instanceof StoreError) return problemOf('unhealthy');
  return problemOf('bug');
}

/** Runs a reader of outside text and turns its BadText into a Trouble. */
export function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (e) {
    throw e instanceof BadText ? new Trouble(problemOfText(e)) : e;
  }
}

/** The same for an asynchronous reader. */
export async function readingLater<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (e) {
    throw e instanceof BadText ? new Trouble(problemOfText(e)) : e;
  }
}
