import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Entry } from '@tablee/kernel';
import { isBot, onlyBots } from '@tablee/table';
import { StoreError } from '../errors.ts';
import { type FullTable, holdersOf } from '../full-table.ts';
import { tableBytes } from '../maintenance.ts';
import { clockColumn, columnsOf, holderIn, SEAT_COLUMNS, seatColumns } from '../rows.ts';
import { NEXT_KEY, type TableKeys } from './table-keys.ts';
import type { SqliteTableReads } from './table-reads.ts';

/** Reads a table with everything that belongs to it. */
export class FullTableReads {
  readonly #reads: SqliteTableReads;
  readonly #dates: StatementSync;
  readonly #entries: StatementSync;
  readonly #seats: StatementSync;

  constructor(db: DatabaseSync, reads: SqliteTableReads) {
    this.#reads = reads;
    this.#dates = db.prepare(`SELECT t.made_at, t.began, coalesce(
         (SELECT e.made_at FROM entries e WHERE e.table_key = t.key AND e.n > u.n ORDER BY e.n DESC LIMIT 1),
         u.touched_at) AS touched_at
       FROM tables t JOIN summaries u ON u.table_key = t.key WHERE t.key = ?`);
    this.#entries = db.prepare('SELECT entry, made_at FROM entries WHERE table_key = ? ORDER BY n');
    this.#seats = db.prepare(
      `SELECT seat, ${SEAT_COLUMNS}, sat_at FROM seats WHERE table_key = ? ORDER BY seat`,
    );
  }

  load(id: string): FullTable | null {
    const stored = this.#reads.load(id);
    if (!stored) return null;
    const { key, head, summary, host, owner } = stored;
    const dates = this.#dates.get(key);
    const rows = this.#entries.all(key);
    return {
      id,
      host,
      owner,
      madeAt: Number(dates?.made_at),
      touchedAt: Number(dates?.touched_at),
      began: Number(dates?.began),
      head,
      summary: { ...summary, offers: { ...summary.offers, version: 0 } },
      seats: this.#seats
        .all(key)
        .map(row => ({ seat: Number(row.seat), holder: holderIn(row), satAt: Number(row.sat_at) })),
      lines: this.#reads.linesOf(key),
      entries: rows.map(row => JSON.parse(String(row.entry)) as Entry),
      times: rows.map(row => (row.made_at === null ? null : Number(row.made_at))),
    };
  }
}

/** Deletes and restores whole tables. Runs inside a shared transaction. */
export class FullTableWrites {
  readonly #now: () => number;
  readonly #keys: TableKeys;
  readonly #delete: StatementSync;
  readonly #deleteRows: readonly StatementSync[];
  readonly #length: StatementSync;
  readonly #table: StatementSync;
  readonly #summary: StatementSync;
  readonly #entry: StatementSync;
  readonly #seat: StatementSync;
  readonly #line: StatementSync;

  constructor(db: DatabaseSync, now: () => number, keys: TableKeys) {
    this.#now = now;
    this.#keys = keys;
    this.#delete = db.prepare('DELETE FROM tables WHERE key = ?');
    this.#deleteRows = ['summaries', 'entries', 'seats', 'lines', 'deadlines', 'reaches', 'outbox'].map(
      rows => db.prepare(`DELETE FROM ${rows} WHERE table_key = ?`),
    );
    this.#length = db.prepare('SELECT coalesce(max(n), 0) AS n FROM entries WHERE table_key = ?');
    this.#table = db.prepare(
      `INSERT INTO tables
         (key, id, head, made_at, host_hash, owner, bytes, over, bots_since, touched_at, began, played, people)
       VALUES (${NEXT_KEY}, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)`,
    );
    this.#summary = db.prepare(
      'INSERT INTO summaries (table_key, n, actors, outcome, wishes, touched_at, sand) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.#entry = db.prepare('INSERT INTO entries (table_key, n, entry, made_at) VALUES (?, ?, ?, ?)');
    this.#seat = db.prepare(
      `INSERT INTO seats (table_key, seat, ${SEAT_COLUMNS}, sat_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#line = db.prepare('INSERT INTO lines (table_key, n, seat, text, said_at) VALUES (?, ?, ?, ?, ?)');
  }

  remove(key: number): void {
    if (this.#delete.run(key).changes !== 1) throw new StoreError('conflict', `there is no table ${key}`);
    for (const rows of this.#deleteRows) rows.run(key);
  }

  /** Only if its log has exactly `n` entries. */
  removeAt(key: number, n: number): void {
    if (Number(this.#length.get(key)?.n) !== n)
      throw new StoreError('conflict', `table ${key} no longer stands at ${n}`);
    this.remove(key);
  }

  /** Counts as touched now, so that it is not archived again the next minute. */
  restore(table: FullTable): void {
    const { id, head, host, owner, madeAt, touchedAt, began, summary, seats, lines, entries, times } = table;
    const text = JSON.stringify(head);
    const key = this.#keys.given(
      this.#table.run(
        this.#keys.last,
        id,
        text,
        madeAt,
        host,
        owner,
        tableBytes(text, entries),
        summary.outcome === null ? 0 : 1,
        onlyBots(holdersOf(table)) ? madeAt : null,
        this.#now(),
        began,
        entries.length > began ? 1 : 0,
        seats.some(({ holder }) => !isBot(holder)) ? 1 : 0,
      ).lastInsertRowid,
    );
    this.#summary.run(key, ...columnsOf(summary), touchedAt, clockColumn(summary));
    entries.forEach((entry, i) => {
      this.#entry.run(key, i + 1, JSON.stringify(entry), times[i] ?? null);
    });
    for (const { seat, holder, satAt } of seats) this.#seat.run(key, seat, ...seatColumns(holder), satAt);
    for (const { n, seat, text: said, at } of lines) this.#line.run(key, n, seat, said, at);
  }
}
