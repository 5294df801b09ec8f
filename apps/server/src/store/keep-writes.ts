import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type ArchiveWrite, holdersOf, type KeepWrite, type KeptTable } from './kept.ts';
import { isBot, onlyBots, StoreError } from './store.ts';
import { columns, sandIn } from './summary-columns.ts';
import { NEXT_KEY, type TableKeys } from './table-keys.ts';
import { SqliteTraces } from './trace-statements.ts';
import type { TraceWrite } from './traces.ts';
import { bytesOf, TABLE_BYTES } from './upkeep.ts';

/** Statements by which whole tables leave and come back. Runs inside a transaction that others share. */
export class SqliteKeepWrites {
  readonly #now: () => number;
  readonly #keys: TableKeys;
  readonly #delete: StatementSync;
  readonly #rows: readonly StatementSync[];
  readonly #last: StatementSync;
  readonly #traces: SqliteTraces;
  readonly #table: StatementSync;
  readonly #summary: StatementSync;
  readonly #entry: StatementSync;
  readonly #seat: StatementSync;
  readonly #line: StatementSync;

  constructor(db: DatabaseSync, now: () => number, keys: TableKeys) {
    this.#now = now;
    this.#keys = keys;
    this.#delete = db.prepare('DELETE FROM tables WHERE key = ?');
    this.#rows = ['summaries', 'entries', 'seats', 'lines'].map(rows =>
      db.prepare(`DELETE FROM ${rows} WHERE table_key = ?`),
    );
    this.#last = db.prepare('SELECT coalesce(max(n), 0) AS n FROM entries WHERE table_key = ?');
    this.#traces = new SqliteTraces(db);
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
      `INSERT INTO seats (table_key, seat, name, token_hash, guest_hash, bot, sat_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#line = db.prepare('INSERT INTO lines (table_key, n, seat, text, said_at) VALUES (?, ?, ?, ?, ?)');
  }

  run(write: KeepWrite | TraceWrite): void {
    if (write.kind === 'remove') this.#remove(write.key);
    else if (write.kind === 'archive') this.#archive(write);
    else if (write.kind === 'revive') this.#revive(write.table);
    else if (write.kind === 'forget') this.#traces.forgetFile(write.id);
    else this.#traces.run(write);
  }

  #remove(key: number): void {
    if (this.#delete.run(key).changes !== 1) throw new StoreError('conflict', `there is no table ${key}`);
    for (const rows of this.#rows) rows.run(key);
  }

  #archive({ key, n, table }: ArchiveWrite): void {
    if (Number(this.#last.get(key)?.n) !== n)
      throw new StoreError('conflict', `table ${key} no longer stands at ${n}`);
    this.#remove(key);
    this.#traces.note(table);
  }

  /** Counts as touched now, so that it is not archived again the next minute. */
  #revive(table: KeptTable): void {
    const { id, head, host, owner, madeAt, touchedAt, began, summary, seats, lines, entries, times } = table;
    const text = JSON.stringify(head);
    const bytes = TABLE_BYTES + text.length + entries.reduce((sum, entry) => sum + bytesOf(entry), 0);
    const key = this.#keys.given(
      this.#table.run(
        this.#keys.last,
        id,
        text,
        madeAt,
        host,
        owner,
        bytes,
        summary.outcome === null ? 0 : 1,
        onlyBots(holdersOf(table)) ? madeAt : null,
        this.#now(),
        began,
        entries.length > began ? 1 : 0,
        seats.some(({ holder }) => !isBot(holder)) ? 1 : 0,
      ).lastInsertRowid,
    );
    this.#summary.run(key, ...columns(summary), touchedAt, sandIn(summary));
    entries.forEach((entry, i) => {
      this.#entry.run(key, i + 1, JSON.stringify(entry), times[i] ?? null);
    });
    for (const { seat, holder, satAt } of seats) {
      if (isBot(holder)) this.#seat.run(key, seat, '', '', null, holder.bot, satAt);
      else this.#seat.run(key, seat, holder.name, holder.tokenHash, holder.guestHash, null, satAt);
    }
    for (const { n, seat, text: said, at } of lines) this.#line.run(key, n, seat, said, at);
    this.#traces.forgetFile(id);
  }
}
