import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Entry } from '@tablee/kernel';
import type { TalkLine } from '@tablee/table';
import {
  guestTableIn,
  headIn,
  holdersIn,
  lineIn,
  type Row,
  SEAT_COLUMNS,
  summaryIn,
  textOf,
} from '../rows.ts';
import type { GuestTable, StoredTable } from '../stored-table.ts';

/**
 * The present summary of a table: that of its last entry, or the row in `summaries` if that is newer (an offer, or a
 * table older than summaries in entries). Columns with the tables they come from.
 */
const NEWEST = `
  CASE WHEN e.n > u.n THEN e.n ELSE u.n END AS n,
  CASE WHEN e.n > u.n THEN e.actors ELSE u.actors END AS actors,
  CASE WHEN e.n > u.n THEN e.outcome ELSE u.outcome END AS outcome,
  CASE WHEN e.n > u.n THEN e.wishes ELSE u.wishes END AS offers,
  CASE WHEN e.n > u.n THEN e.sand ELSE u.sand END AS clock,
  u.offers_version,
  CASE WHEN e.n > u.n THEN e.made_at ELSE u.touched_at END AS touched_at
  FROM tables t JOIN summaries u ON u.table_key = t.key
  LEFT JOIN entries e ON e.table_key = t.key AND e.n = (SELECT max(n) FROM entries WHERE table_key = t.key)`;

export class SqliteTableReads {
  readonly #table: StatementSync;
  readonly #entries: StatementSync;
  readonly #seats: StatementSync;
  readonly #mine: StatementSync;
  readonly #lines: StatementSync;
  readonly #reach: StatementSync;

  constructor(db: DatabaseSync) {
    this.#table = db.prepare(`SELECT t.key, t.head, t.host_hash, t.owner, ${NEWEST} WHERE t.id = ?`);
    this.#entries = db.prepare('SELECT entry FROM entries WHERE table_key = ? AND n > ? ORDER BY n LIMIT ?');
    this.#seats = db.prepare(`SELECT seat, ${SEAT_COLUMNS} FROM seats WHERE table_key = ?`);
    this.#mine = db.prepare(
      `SELECT t.key, t.id, t.head, s.seat, ${NEWEST} JOIN seats s ON s.table_key = t.key
       WHERE s.guest_hash IN (SELECT value FROM json_each(?)) ORDER BY touched_at DESC, s.seat LIMIT ? OFFSET ?`,
    );
    this.#reach = db.prepare('SELECT DISTINCT seat FROM reaches WHERE table_key = ? ORDER BY seat');
    this.#lines = db.prepare('SELECT n, seat, text, said_at FROM lines WHERE table_key = ? ORDER BY n');
  }

  load(id: string): StoredTable | null {
    const row = this.#table.get(id);
    if (!row) return null;
    const key = Number(row.key);
    const head = headIn(row);
    const reach = this.#reach.all(key).map(({ seat }) => Number(seat));
    return {
      key,
      id,
      head,
      summary: summaryIn(row),
      holders: holdersIn(this.#seats.all(key), head.seats),
      host: row.host_hash === null ? null : textOf(row, 'host_hash'),
      owner: row.owner === null ? null : textOf(row, 'owner'),
      // One process writes, and it knows its own changes.
      seatsVersion: 0,
      ...(reach.length > 0 ? { reach } : {}),
    };
  }

  entriesSince(key: number, after: number, limit: number): readonly Entry[] {
    return this.entryTextsSince(key, after, limit).map(text => JSON.parse(text) as Entry);
  }

  entryTextsSince(key: number, after: number, limit: number): readonly string[] {
    return this.#entries.all(key, after, limit).map(row => textOf(row, 'entry'));
  }

  tablesOf(guests: readonly string[], limit: number): readonly GuestTable[] {
    return this.playedRows(guests, 0, limit).map(({ row, seats }) => guestTableIn(row, seats));
  }

  /** Tables of guests with their seats, latest first. */
  playedRows(
    guests: readonly string[],
    skip: number,
    limit: number,
  ): readonly { readonly row: Row; readonly seats: readonly Row[] }[] {
    return this.#mine
      .all(JSON.stringify(guests), limit, skip)
      .map(row => ({ row, seats: this.#seats.all(Number(row.key)) }));
  }

  linesOf(key: number): readonly TalkLine[] {
    return this.#lines.all(key).map(lineIn);
  }
}
