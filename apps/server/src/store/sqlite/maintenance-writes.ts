import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { MaintenanceWrite } from '../writes.ts';
import { ArchivedRows } from './archived-rows.ts';
import { FullTableWrites } from './full-tables.ts';
import { GuestErasure } from './guest-erasure.ts';
import type { SqliteReachWrites } from './reach-rows.ts';
import type { TableKeys } from './table-keys.ts';

/** Writes besides play: tallies, removal, archiving, erasure, audits. Runs inside a shared transaction. */
export class SqliteMaintenanceWrites {
  readonly #tally: StatementSync;
  readonly #over: StatementSync;
  readonly #bots: StatementSync;
  readonly #people: StatementSync;
  readonly #tables: FullTableWrites;
  readonly #archived: ArchivedRows;
  readonly #guests: GuestErasure;
  readonly #audited: StatementSync;
  readonly #reach: SqliteReachWrites;
  readonly #now: () => number;

  constructor(db: DatabaseSync, now: () => number, keys: TableKeys, reach: SqliteReachWrites) {
    this.#tally = db.prepare(
      `UPDATE tables SET bytes = bytes + ?, touched_at = max(touched_at, ?), played = max(played, ?) WHERE key = ?`,
    );
    this.#over = db.prepare('UPDATE tables SET over = 1 WHERE key = ?');
    this.#bots = db.prepare('UPDATE tables SET bots_since = ? WHERE key = ?');
    this.#people = db.prepare('UPDATE tables SET people = 1 WHERE key = ?');
    this.#tables = new FullTableWrites(db, now, keys);
    this.#archived = new ArchivedRows(db);
    this.#guests = new GuestErasure(db);
    this.#audited = db.prepare('INSERT INTO audits (program, made_at, games, differing) VALUES (?, ?, ?, ?)');
    this.#reach = reach;
    this.#now = now;
  }

  run(write: MaintenanceWrite): void {
    switch (write.kind) {
      case 'tally':
        this.#tally.run(write.bytes, write.touchedAt, write.played ? 1 : 0, write.key);
        break;
      case 'remove':
        this.#tables.remove(write.key);
        break;
      case 'archive':
        this.#tables.removeAt(write.key, write.n);
        this.#archived.put(write.table);
        break;
      case 'unarchive':
        this.#tables.restore(write.table);
        this.#archived.remove(write.table.id);
        break;
      case 'update-archived':
        this.#archived.put(write.table);
        break;
      case 'remove-archived':
        this.#archived.remove(write.id);
        break;
      case 'erase-guest':
        this.#guests.erase(write);
        this.#reach.eraseAt(write.key, write.guestHash);
        break;
      case 'erasure-request':
        this.#guests.request(write);
        if (write.done) this.#reach.erase(write.guestHash);
        break;
      case 'audited':
        this.#audited.run(write.audit.program, this.#now(), write.audit.games, write.audit.differing);
        break;
    }
  }

  markPeople(key: number): void {
    this.#people.run(key);
  }

  markOver(key: number): void {
    this.#over.run(key);
  }

  /** `at`: when bots took the last seat; null when people sit here or a seat is free. */
  markOnlyBots(key: number, at: number | null): void {
    this.#bots.run(at, key);
  }
}
