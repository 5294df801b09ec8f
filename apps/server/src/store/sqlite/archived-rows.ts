import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isBot } from '@tablee/table';
import { type ArchivedCard, cardOf, type FullTable } from '../full-table.ts';
import type { GuestTable } from '../stored-table.ts';

/** The index of archive files: which tables are archived, and who sits at them. */
export class ArchivedRows {
  readonly #insert: StatementSync;
  readonly #insertSeat: StatementSync;
  readonly #delete: readonly StatementSync[];
  readonly #find: StatementSync;
  readonly #byGuest: StatementSync;

  constructor(db: DatabaseSync) {
    this.#insert = db.prepare(
      'INSERT INTO archived (id, owner, host_hash, touched_at, card) VALUES (?, ?, ?, ?, ?)',
    );
    this.#insertSeat = db.prepare('INSERT INTO archived_seats (id, seat, guest_hash) VALUES (?, ?, ?)');
    this.#delete = ['archived', 'archived_seats'].map(rows => db.prepare(`DELETE FROM ${rows} WHERE id = ?`));
    this.#find = db.prepare('SELECT 1 AS found FROM archived WHERE id = ?');
    this.#byGuest = db.prepare(
      `SELECT a.id, s.seat, a.card FROM archived_seats s JOIN archived a ON a.id = s.id
       WHERE s.guest_hash IN (SELECT value FROM json_each(?)) ORDER BY a.touched_at DESC, s.seat LIMIT ?`,
    );
  }

  /** Adds a table, or replaces what is stored about it. */
  put(table: FullTable): void {
    const { id, owner, host, touchedAt, seats } = table;
    this.remove(id);
    this.#insert.run(id, owner, host, touchedAt, JSON.stringify(cardOf(table)));
    for (const { seat, holder } of seats)
      if (!isBot(holder) && holder.guestHash !== null) this.#insertSeat.run(id, seat, holder.guestHash);
  }

  remove(id: string): void {
    for (const rows of this.#delete) rows.run(id);
  }

  has(id: string): boolean {
    return this.#find.get(id) !== undefined;
  }

  /** Latest first. */
  tablesOf(guests: readonly string[], limit: number): readonly GuestTable[] {
    return this.#byGuest.all(JSON.stringify(guests), limit).map(row => ({
      ...(JSON.parse(String(row.card)) as ArchivedCard),
      id: String(row.id),
      seat: Number(row.seat),
    }));
  }
}
