import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { KeptTable } from './kept.ts';
import { isBot, StoreError } from './store.ts';
import { cardOf, type EraseWrite, type TraceWrite } from './traces.ts';

/** Which files there are, whose they are, and what guests leave at tables. */
export class SqliteTraces {
  readonly #file: StatementSync;
  readonly #fileSeat: StatementSync;
  readonly #forget: readonly StatementSync[];
  readonly #table: StatementSync;
  readonly #host: StatementSync;
  readonly #lines: StatementSync;
  readonly #free: StatementSync;
  readonly #blank: StatementSync;
  readonly #ask: StatementSync;
  readonly #done: StatementSync;
  readonly #traces: StatementSync;
  readonly #erasures: StatementSync;

  constructor(db: DatabaseSync) {
    this.#file = db.prepare(
      'INSERT INTO archived (id, owner, host_hash, touched_at, card) VALUES (?, ?, ?, ?, ?)',
    );
    this.#fileSeat = db.prepare('INSERT INTO archived_seats (id, seat, guest_hash) VALUES (?, ?, ?)');
    this.#forget = ['archived', 'archived_seats'].map(rows => db.prepare(`DELETE FROM ${rows} WHERE id = ?`));
    const seats = 'FROM seats WHERE table_key = ?1 AND guest_hash = ?2';
    this.#table = db.prepare('SELECT 1 AS found FROM tables WHERE key = ?');
    this.#host = db.prepare('UPDATE tables SET host_hash = NULL WHERE key = ? AND host_hash = ?');
    this.#lines = db.prepare(`DELETE FROM lines WHERE table_key = ?1 AND seat IN (SELECT seat ${seats})`);
    this.#free = db.prepare(`DELETE ${seats}`);
    this.#blank = db.prepare(
      `UPDATE seats SET name = '', token_hash = '', guest_hash = NULL WHERE table_key = ? AND guest_hash = ?`,
    );
    this.#ask = db.prepare('INSERT OR IGNORE INTO erasures (guest_hash) VALUES (?)');
    this.#done = db.prepare('DELETE FROM erasures WHERE guest_hash = ?');
    this.#erasures = db.prepare('SELECT guest_hash FROM erasures ORDER BY random() LIMIT ?');
    this.#traces = db.prepare(
      `SELECT t.id FROM seats s JOIN tables t ON t.key = s.table_key WHERE s.guest_hash = ?1
       UNION ALL SELECT id FROM tables WHERE host_hash = ?1
       UNION ALL SELECT id FROM archived_seats WHERE guest_hash = ?1
       UNION ALL SELECT id FROM archived WHERE host_hash = ?1 LIMIT ?2`,
    );
  }

  run(write: TraceWrite): void {
    if (write.kind === 'erase') this.#erase(write);
    else if (write.kind === 'refile') this.note(write.table);
    else (write.done ? this.#done : this.#ask).run(write.guestHash);
  }

  /** A file holds this table. */
  note(table: KeptTable): void {
    const { id, owner, host, touchedAt, seats } = table;
    this.forgetFile(id);
    this.#file.run(id, owner, host, touchedAt, JSON.stringify(cardOf(table)));
    for (const { seat, holder } of seats)
      if (!isBot(holder) && holder.guestHash !== null) this.#fileSeat.run(id, seat, holder.guestHash);
  }

  forgetFile(id: string): void {
    for (const rows of this.#forget) rows.run(id);
  }

  #erase({ key, guestHash, free }: EraseWrite): void {
    if (!this.#table.get(key)) throw new StoreError('conflict', `there is no table ${key}`);
    this.#lines.run(key, guestHash);
    (free ? this.#free : this.#blank).run(key, guestHash);
    this.#host.run(key, guestHash);
  }

  tracesOf(guestHash: string, limit: number): readonly string[] {
    return [...new Set(this.#traces.all(guestHash, limit).map(row => String(row.id)))];
  }

  erasures(limit: number): readonly string[] {
    return this.#erasures.all(limit).map(row => String(row.guest_hash));
  }
}
