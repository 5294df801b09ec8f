import type pg from 'pg';
import { StoreError } from '../errors.ts';
import { clockColumn, columnsOf } from '../rows.ts';
import type { AppendWrite } from '../writes.ts';
import type { Statement } from './link.ts';

/** Sends a statement at once; statements are answered in the order they were sent. */
export type Send = (statement: Statement, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** Milliseconds by the clock of the database: the clocks of several nodes differ. */
export const NOW_MS = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** Values for `madeAt` parameters: a time in tests, null for the clock of the database. */
export type TestClock = (() => number) | null;

export type EntryAppend = AppendWrite & { readonly entry: NonNullable<AppendWrite['entry']> };

/**
 * Appends entries to different tables and returns the keys of those that were written.
 *
 * Locks the summaries in key order, so that two batches cannot wait for each other. A lock that had to wait sees the
 * newest version of the row, the rest of the statement an older moment: so a number that was taken meanwhile is found
 * by the primary key, and a writer only appends to an entry that was committed before it sent the statement.
 */
const appendText = (over: string): string => `
  WITH input AS (
    SELECT * FROM unnest($1::bigint[], $2::integer[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[],
        $8::text[], $9::bigint[], $10::text[], $11::text[], $12::bigint[])
      AS i (table_key, n, version, entry, actors, outcome, offers, clock, made_at, duty, node, epoch)
  ), held AS MATERIALIZED (
    SELECT name, node, epoch FROM duties WHERE name = ANY ($10) ORDER BY name FOR SHARE
  ), locked AS MATERIALIZED (
    SELECT table_key, offers_version FROM summaries WHERE table_key = ANY ($1) ORDER BY table_key FOR UPDATE
  ), written AS (
    INSERT INTO entries (table_key, n, entry, actors, outcome, offers, clock, made_at)
    SELECT i.table_key, i.n, i.entry, i.actors, i.outcome, i.offers, i.clock, coalesce(i.made_at, ${NOW_MS})
    FROM locked l JOIN input i ON i.table_key = l.table_key AND i.version = l.offers_version
    WHERE (i.n = 1 OR EXISTS (SELECT 1 FROM entries e WHERE e.table_key = i.table_key AND e.n = i.n - 1))
      AND (i.duty IS NULL OR (i.duty, i.node, i.epoch) IN (SELECT name, node, epoch FROM held))
    ON CONFLICT DO NOTHING
    RETURNING table_key, outcome
  )${over} SELECT table_key FROM written`;

const APPEND: Statement = { name: 'append', text: appendText('') };
/** For batches in which a game ends. */
const APPEND_LAST: Statement = {
  name: 'append-last',
  text: appendText(`, ended AS (
    UPDATE tables t SET over = true FROM written w WHERE t.key = w.table_key AND w.outcome IS NOT NULL
  )`),
};

export async function appendEntries(
  send: Send,
  appends: readonly EntryAppend[],
  clock: TestClock,
): Promise<ReadonlySet<number>> {
  const columns = appends.map(({ summary }) => columnsOf(summary));
  const ends = columns.some(([, , outcome]) => outcome !== null);
  const result = await send(ends ? APPEND_LAST : APPEND, [
    appends.map(({ key }) => key),
    columns.map(([n]) => n),
    appends.map(({ version }) => version),
    appends.map(({ entry }) => JSON.stringify(entry)),
    columns.map(([, actors]) => actors),
    columns.map(([, , outcome]) => outcome),
    columns.map(([, , , offers]) => offers),
    appends.map(({ summary }) => clockColumn(summary)),
    clock ? appends.map(clock) : null,
    // A bot or clock that another node runs by now must not move: its duty is locked until the move is written.
    ...(appends.some(({ fence }) => fence)
      ? [
          appends.map(({ fence }) => fence?.name ?? null),
          appends.map(({ fence }) => fence?.node ?? null),
          appends.map(({ fence }) => fence?.epoch ?? null),
        ]
      : [null, null, null]),
  ]);
  return new Set(result.rows.map(row => Number(row.table_key)));
}

export const isEntryAppend = (write: AppendWrite): write is EntryAppend => write.entry !== null;

export const appendConflict = ({ key, after, version }: AppendWrite): StoreError =>
  new StoreError('conflict', `table ${key} no longer stands at ${after}, version ${version}`);

/** Runs after the lock, as a statement of its own: it must see entries committed while the lock was waited for. */
const OFFERS: Statement = {
  name: 'offers',
  text: `WITH written AS (
      UPDATE summaries u SET n = $4, actors = $5, outcome = $6, offers = $7, clock = $8,
        touched_at = coalesce($9, ${NOW_MS}), offers_version = offers_version + 1
      WHERE table_key = $1 AND offers_version = $3
        AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.table_key = $1 AND e.n > $2)
      RETURNING table_key, outcome
    ), ended AS (
      UPDATE tables t SET over = true FROM written w
      WHERE t.key = w.table_key AND w.outcome IS NOT NULL AND NOT t.over
    ) SELECT table_key FROM written`,
};

const FENCE: Statement = {
  name: 'fence',
  text: 'SELECT 1 FROM duties WHERE name = $1 AND node = $2 AND epoch = $3 FOR SHARE',
};

/** One append inside a transaction that holds the lock of the table. */
export async function append(send: Send, write: AppendWrite, clock: TestClock): Promise<void> {
  if (isEntryAppend(write)) {
    const written = await appendEntries(send, [write], clock);
    if (!written.has(write.key)) throw appendConflict(write);
    return;
  }
  const { key, after, version, summary, fence } = write;
  if (fence && (await send(FENCE, [fence.name, fence.node, fence.epoch])).rowCount !== 1)
    throw new StoreError('conflict', `another node does the work of table ${key}`);
  const values = [key, after, version, ...columnsOf(summary), clockColumn(summary), clock?.() ?? null];
  if ((await send(OFFERS, values)).rowCount !== 1) throw appendConflict(write);
}
