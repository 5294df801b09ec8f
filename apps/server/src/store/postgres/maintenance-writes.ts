import { isBot, onlyBots } from '@tablee/table';
import { StoreError } from '../errors.ts';
import { cardOf, type FullTable, holdersOf } from '../full-table.ts';
import { tableBytes } from '../maintenance.ts';
import { clockColumn, columnsOf, SEAT_COLUMNS, seatColumns } from '../rows.ts';
import type { ArchiveWrite, EraseGuestWrite, MaintenanceWrite } from '../writes.ts';
import { NOW_MS, type Send, type TestClock } from './append.ts';
import type { Statement } from './link.ts';
import { eraseReach, eraseReachAt } from './reach-rows.ts';

/** Deletes a table of one key, if `condition` holds. */
const removal = (name: string, condition: string): Statement => ({
  name,
  text: `WITH gone AS (DELETE FROM tables WHERE key = $1 AND ${condition} RETURNING key),
    s AS (DELETE FROM summaries WHERE table_key IN (SELECT key FROM gone)),
    e AS (DELETE FROM entries WHERE table_key IN (SELECT key FROM gone)),
    p AS (DELETE FROM seats WHERE table_key IN (SELECT key FROM gone)),
    l AS (DELETE FROM lines WHERE table_key IN (SELECT key FROM gone)),
    d AS (DELETE FROM deadlines WHERE table_key IN (SELECT key FROM gone)),
    r AS (DELETE FROM reaches WHERE table_key IN (SELECT key FROM gone)),
    o AS (DELETE FROM outbox WHERE table_key IN (SELECT key FROM gone))
    SELECT key FROM gone`,
});

const STATEMENTS = {
  tally: {
    name: 'tally',
    text: `UPDATE tables SET bytes = bytes + $2, touched_at = greatest(touched_at, $3), played = played OR $4
      WHERE key = $1`,
  },
  remove: removal('remove', 'true'),
  /** Another node may have seated a person or written a line since the file was written. */
  archive: removal(
    'archive',
    `(SELECT coalesce(max(n), 0) FROM entries WHERE table_key = $1) = $2
     AND (SELECT coalesce(max(n), 0) FROM lines WHERE table_key = $1) = $3
     AND (SELECT coalesce(string_agg(seat || ' ' || token_hash, ',' ORDER BY seat), '') FROM seats
       WHERE table_key = $1) = $4`,
  ),
  putArchived: {
    name: 'put-archived',
    text: `INSERT INTO archived (id, owner, host_hash, touched_at, card) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, host_hash = excluded.host_hash,
        touched_at = excluded.touched_at, card = excluded.card`,
  },
  putArchivedSeats: {
    name: 'put-archived-seats',
    text: `INSERT INTO archived_seats (id, seat, guest_hash)
      SELECT $1, s.* FROM unnest($2::integer[], $3::text[]) AS s`,
  },
  removeArchived: { name: 'remove-archived', text: 'DELETE FROM archived WHERE id = $1' },
  removeArchivedSeats: { name: 'remove-archived-seats', text: 'DELETE FROM archived_seats WHERE id = $1' },
  restore: {
    name: 'restore',
    text: `WITH made AS (
        INSERT INTO tables
          (id, head, made_at, host_hash, owner, bytes, over, bots_since, touched_at, began, played, people)
        VALUES ($1, $2, $3, $4, $5, $6, $11::text IS NOT NULL, $7, coalesce($8::bigint, ${NOW_MS}), $9,
          cardinality($14::text[]) > $9, $16)
        RETURNING key
      ), summary AS (
        INSERT INTO summaries (table_key, n, actors, outcome, offers, clock, touched_at)
        SELECT key, $10, $17, $11, $12, $13, $18 FROM made
      ), logged AS (
        INSERT INTO entries (table_key, n, entry, made_at)
        SELECT key, e.n, e.entry, e.made_at
        FROM made, unnest($14::text[], $15::bigint[]) WITH ORDINALITY AS e (entry, made_at, n)
      ), seated AS (
        INSERT INTO seats (table_key, seat, ${SEAT_COLUMNS}, sat_at)
        SELECT key, s.* FROM made, unnest($19::integer[], $20::text[], $21::text[], $22::text[], $23::integer[],
          $24::integer[], $30::text[], $31::text[], $32::text[], $25::bigint[]) AS s
      ), said AS (
        INSERT INTO lines (table_key, n, seat, text, said_at)
        SELECT key, l.* FROM made, unnest($26::integer[], $27::integer[], $28::text[], $29::bigint[]) AS l
      ) SELECT key FROM made`,
  },
  freeSeats: {
    name: 'free-seats',
    text: 'DELETE FROM seats WHERE table_key = $1 AND guest_hash = $2',
  },
  blankSeats: {
    name: 'blank-seats',
    text: `UPDATE seats SET name = '', token_hash = '', guest_hash = NULL, avatar = NULL,
        understudy = NULL, pass_hash = NULL, replies = NULL
      WHERE table_key = $1 AND guest_hash = $2`,
  },
  eraseLines: {
    name: 'erase-lines',
    text: `DELETE FROM lines WHERE table_key = $1
      AND seat IN (SELECT seat FROM seats WHERE table_key = $1 AND guest_hash = $2)`,
  },
  eraseHost: {
    name: 'erase-host',
    text: 'UPDATE tables SET host_hash = NULL WHERE key = $1 AND host_hash = $2',
  },
  changeSeats: {
    name: 'change-seats',
    text: 'UPDATE summaries SET seats_version = seats_version + 1 WHERE table_key = $1',
  },
  requestErasure: {
    name: 'request-erasure',
    text: 'INSERT INTO erasures (guest_hash) VALUES ($1) ON CONFLICT DO NOTHING',
  },
  erasureDone: { name: 'erasure-done', text: 'DELETE FROM erasures WHERE guest_hash = $1' },
  audited: {
    name: 'audited',
    text: `INSERT INTO audits (program, made_at, games, differing) VALUES ($1, coalesce($2, ${NOW_MS}), $3, $4)`,
  },
} satisfies { readonly [name: string]: Statement };

/** Writes besides play: tallies, removal, archiving, erasure, audits. */
export async function runMaintenance(send: Send, write: MaintenanceWrite, clock: TestClock): Promise<void> {
  switch (write.kind) {
    case 'tally':
      await send(STATEMENTS.tally, [write.key, write.bytes, write.touchedAt, write.played]);
      return;
    case 'remove':
      mustHaveRow(await send(STATEMENTS.remove, [write.key]), `there is no table ${write.key}`);
      return;
    case 'archive':
      return archive(send, write);
    case 'unarchive':
      await Promise.all([restore(send, write.table, clock), removeArchived(send, write.table.id)]);
      return;
    case 'update-archived':
      return putArchived(send, write.table);
    case 'remove-archived':
      return removeArchived(send, write.id);
    case 'erase-guest':
      return eraseGuest(send, write);
    case 'erasure-request':
      await Promise.all([
        send(write.done ? STATEMENTS.erasureDone : STATEMENTS.requestErasure, [write.guestHash]),
        ...(write.done ? [eraseReach(send, write.guestHash)] : []),
      ]);
      return;
    case 'audited': {
      const { program, games, differing } = write.audit;
      await send(STATEMENTS.audited, [program, clock?.() ?? null, games, differing]);
    }
  }
}

function mustHaveRow({ rowCount }: { readonly rowCount: number | null }, sentence: string): void {
  if (rowCount !== 1) throw new StoreError('conflict', sentence);
}

async function archive(send: Send, { key, n, table }: ArchiveWrite): Promise<void> {
  const seats = table.seats.map(({ seat, holder }) => `${seat} ${seatColumns(holder)[1]}`).join(',');
  const [gone] = await Promise.all([
    send(STATEMENTS.archive, [key, n, table.lines.at(-1)?.n ?? 0, seats]),
    putArchived(send, table),
  ]);
  mustHaveRow(gone, `table ${key} no longer stands at ${n}`);
}

async function putArchived(send: Send, table: FullTable): Promise<void> {
  const { id, owner, host, touchedAt, seats } = table;
  const guests = seats.flatMap(({ seat, holder }) =>
    isBot(holder) || holder.guestHash === null ? [] : [{ seat, guest: holder.guestHash }],
  );
  await Promise.all([
    send(STATEMENTS.removeArchivedSeats, [id]),
    send(STATEMENTS.putArchived, [id, owner, host, touchedAt, JSON.stringify(cardOf(table))]),
    send(STATEMENTS.putArchivedSeats, [id, guests.map(({ seat }) => seat), guests.map(({ guest }) => guest)]),
  ]);
}

async function removeArchived(send: Send, id: string): Promise<void> {
  await Promise.all([send(STATEMENTS.removeArchived, [id]), send(STATEMENTS.removeArchivedSeats, [id])]);
}

/** Counts as touched now, so that it is not archived again the next minute. */
async function restore(send: Send, table: FullTable, clock: TestClock): Promise<void> {
  const { id, head, host, owner, madeAt, touchedAt, began, summary, seats, lines, entries, times } = table;
  const text = JSON.stringify(head);
  const [n, actors, outcome, offers] = columnsOf(summary);
  const rows = seats.map(({ seat, holder, satAt }) => [seat, ...seatColumns(holder), satAt] as const);
  const column = (i: number): unknown[] => rows.map(row => row[i]);
  await send(STATEMENTS.restore, [
    ...[id, text, madeAt, host, owner, tableBytes(text, entries)],
    ...[onlyBots(holdersOf(table)) ? madeAt : null, clock?.() ?? null, began],
    ...[n, outcome, offers, clockColumn(summary)],
    ...[entries.map(entry => JSON.stringify(entry)), times],
    ...[seats.some(({ holder }) => !isBot(holder)), actors, touchedAt],
    ...[column(0), column(1), column(2), column(3), column(4), column(5), column(9)],
    ...[lines.map(l => l.n), lines.map(l => l.seat), lines.map(l => l.text), lines.map(l => l.at)],
    ...[column(6), column(7), column(8)],
  ]);
}

async function eraseGuest(send: Send, { key, guestHash, free }: EraseGuestWrite): Promise<void> {
  const [changed] = await Promise.all([
    send(STATEMENTS.changeSeats, [key]),
    send(STATEMENTS.eraseLines, [key, guestHash]),
    send(free ? STATEMENTS.freeSeats : STATEMENTS.blankSeats, [key, guestHash]),
    send(STATEMENTS.eraseHost, [key, guestHash]),
    eraseReachAt(send, key, guestHash),
  ]);
  mustHaveRow(changed, `there is no table ${key}`);
}
