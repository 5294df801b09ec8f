import { isBot, KEPT_LINES, onlyBots, type TalkLine } from '@tablee/table';
import { StoreError } from '../errors.ts';
import { tableBytes } from '../maintenance.ts';
import { isPeopleWrite } from '../people.ts';
import { clockColumn, columnsOf, SEAT_COLUMNS, seatColumns } from '../rows.ts';
import type { CreateWrite, DeadlineWrite, ReseatWrite, RiseWrite, SitWrite, Write } from '../writes.ts';
import { append, NOW_MS, type Send, type TestClock } from './append.ts';
import type { Statement } from './link.ts';
import { runMaintenance } from './maintenance-writes.ts';
import { runPeopleWrite } from './people-writes.ts';
import { runReach } from './reach-rows.ts';

/** Times are null for tables brought from elsewhere: their entries have none. */
const CREATE: Statement = {
  name: 'create',
  text: `WITH moment AS (SELECT coalesce($1::bigint, ${NOW_MS}) AS at), made AS (
      INSERT INTO tables (id, head, made_at, host_hash, owner, bytes, over, bots_since, touched_at, began, played, people)
      SELECT $2, $3, at, $4, $5, $6, $10::text IS NOT NULL, CASE WHEN $7 THEN at END, at, $8, false, $19 FROM moment
      RETURNING key, made_at
    ), summary AS (
      INSERT INTO summaries (table_key, n, actors, outcome, offers, clock, touched_at)
      SELECT key, $20, $9, $10, $11, $12, made_at FROM made
    ), logged AS (
      INSERT INTO entries (table_key, n, entry)
      SELECT key, e.n, e.entry FROM made, unnest($13::text[]) WITH ORDINALITY AS e (entry, n)
    ), seated AS (
      INSERT INTO seats (table_key, seat, ${SEAT_COLUMNS}, sat_at)
      SELECT key, s.*, made_at FROM made,
        unnest($14::integer[], $15::text[], $16::text[], $17::text[], $18::integer[], $21::integer[], $22::text[],
          $23::text[], $24::text[]) AS s
    ) SELECT key FROM made`,
};

const SIT: Statement = {
  name: 'sit',
  text: `WITH moment AS (SELECT coalesce($1::bigint, ${NOW_MS}) AS at), changed AS (
      UPDATE summaries SET seats_version = seats_version + 1 WHERE table_key = $2 RETURNING table_key
    ), seated AS (
      INSERT INTO seats (table_key, seat, ${SEAT_COLUMNS}, sat_at)
      SELECT table_key, $3, $4, $5, $6, $7::integer, $8, $10, $11, $12, at FROM changed, moment
    ), marked AS (
      UPDATE tables SET people = people OR $7::integer IS NULL, bots_since = CASE WHEN $9 THEN at ELSE bots_since END
      FROM moment WHERE key = $2 AND ($9 OR NOT people)
    ) SELECT table_key FROM changed`,
};

const RISE: Statement = {
  name: 'rise',
  text: `WITH left_seat AS (
      DELETE FROM seats WHERE table_key = $1 AND seat = $2 AND token_hash = $3 AND bot IS NOT DISTINCT FROM $4::integer
      RETURNING table_key
    ), changed AS (
      UPDATE summaries u SET seats_version = seats_version + 1 FROM left_seat l WHERE u.table_key = l.table_key
    ), marked AS (
      UPDATE tables t SET bots_since = NULL FROM left_seat l WHERE t.key = l.table_key AND t.bots_since IS NOT NULL
    ) SELECT table_key FROM left_seat`,
};

/** `$4` to `$11` are the columns of the new holder, `$12` to `$16` what must not have changed. */
const RESEAT: Statement = {
  name: 'reseat',
  text: `WITH moment AS (SELECT coalesce($1::bigint, ${NOW_MS}) AS at), reseated AS (
      UPDATE seats SET name = $4, token_hash = $5, guest_hash = $6, bot = $7::integer, avatar = $8::integer,
        understudy = $9, pass_hash = $10, replies = $11
      WHERE table_key = $2 AND seat = $3 AND token_hash = $12 AND bot IS NOT DISTINCT FROM $13::integer
        AND understudy IS NOT DISTINCT FROM $14::text AND pass_hash IS NOT DISTINCT FROM $15::text
        AND replies IS NOT DISTINCT FROM $16::text
      RETURNING table_key
    ), changed AS (
      UPDATE summaries u SET seats_version = seats_version + 1 FROM reseated r WHERE u.table_key = r.table_key
    ), marked AS (
      UPDATE tables t SET people = people OR $7::integer IS NULL,
        bots_since = CASE WHEN $17 THEN at WHEN $7::integer IS NULL THEN NULL ELSE bots_since END
      FROM moment, reseated r WHERE t.key = r.table_key
        AND ($17 OR ($7::integer IS NULL AND (NOT people OR bots_since IS NOT NULL)))
    ) SELECT table_key FROM reseated`,
};

const DEADLINE: Statement = {
  name: 'deadline',
  text: `INSERT INTO deadlines (table_key, due_at) VALUES ($1, $2)
    ON CONFLICT (table_key) DO UPDATE SET due_at = excluded.due_at`,
};
const NO_DEADLINE: Statement = { name: 'no-deadline', text: 'DELETE FROM deadlines WHERE table_key = $1' };

const SAY: Statement = {
  name: 'say',
  text: `WITH old AS (DELETE FROM lines WHERE table_key = $1 AND n <= $6)
    INSERT INTO lines (table_key, n, seat, text, said_at)
    SELECT table_key, $2, $3, $4, $5 FROM summaries WHERE table_key = $1`,
};

/** Runs one write inside a transaction that holds the locks of its tables. Sends all its statements at once. */
export function runWrite(send: Send, write: Write, clock: TestClock): Promise<void> {
  switch (write.kind) {
    case 'append':
      return append(send, write, clock);
    case 'sit':
      return sit(send, write, clock);
    case 'rise':
      return rise(send, write);
    case 'reseat':
      return reseat(send, write, clock);
    case 'deadline':
      return setDeadline(send, write);
    case 'say':
      return say(send, write.key, write.line);
    case 'create':
      return create(send, write, clock);
    case 'reach':
    case 'outbox':
      return runReach(send, write, clock);
    default:
      return isPeopleWrite(write) ? runPeopleWrite(send, write, clock) : runMaintenance(send, write, clock);
  }
}

/** The table of a write, null when it has none yet. Its row in `summaries` is locked before the write runs. */
export const keyOf = (write: Write): number | null => ('key' in write ? write.key : null);

async function create(send: Send, write: CreateWrite, clock: TestClock): Promise<void> {
  const { id, head, host, owner, summary, holders, entries } = write;
  const text = JSON.stringify(head);
  const [n, actors, outcome, offers] = columnsOf(summary);
  const seats = holders.flatMap((holder, seat) => (holder ? [[seat, ...seatColumns(holder)] as const] : []));
  const column = (i: number): unknown[] => seats.map(row => row[i]);
  await send(CREATE, [
    clock?.() ?? null,
    ...[id, text, host, owner, tableBytes(text, entries), onlyBots(holders), entries.length],
    ...[actors, outcome, offers, clockColumn(summary)],
    entries.map(entry => JSON.stringify(entry)),
    ...[column(0), column(1), column(2), column(3), column(4)],
    holders.some(holder => holder !== null && !isBot(holder)),
    n,
    ...[column(5), column(6), column(7), column(8)],
  ]);
}

async function sit(
  send: Send,
  { key, seat, holder, onlyBots: alone }: SitWrite,
  clock: TestClock,
): Promise<void> {
  const [name, token, guest, bot, avatar, ...settings] = seatColumns(holder);
  const person = [name, token, guest, bot, avatar];
  const values = [clock?.() ?? null, key, seat, ...person, alone ?? false, ...settings];
  if ((await send(SIT, values)).rowCount !== 1) throw noTable(key);
}

async function rise(send: Send, { key, seat, holder }: RiseWrite): Promise<void> {
  const [, token, , level] = seatColumns(holder);
  if ((await send(RISE, [key, seat, token, level])).rowCount !== 1)
    throw new StoreError('conflict', `seat ${seat} of table ${key} has another holder`);
}

async function reseat(
  send: Send,
  { key, seat, before, after, onlyBots: alone }: ReseatWrite,
  clock: TestClock,
): Promise<void> {
  const [, token, , bot, , ...settings] = seatColumns(before);
  const values = [clock?.() ?? null, key, seat, ...seatColumns(after), token, bot, ...settings, alone];
  if ((await send(RESEAT, values)).rowCount !== 1)
    throw new StoreError('conflict', `seat ${seat} of table ${key} has changed`);
}

async function setDeadline(send: Send, { key, at }: DeadlineWrite): Promise<void> {
  await (at === null ? send(NO_DEADLINE, [key]) : send(DEADLINE, [key, at]));
}

async function say(send: Send, key: number, { n, seat, text, at }: TalkLine): Promise<void> {
  if ((await send(SAY, [key, n, seat, text, at, n - KEPT_LINES])).rowCount !== 1) throw noTable(key);
}

const noTable = (key: number): StoreError => new StoreError('conflict', `there is no table ${key}`);
