import { randomBytes } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { FullTable } from '../full-table.ts';
import type { IdleKind, IdleTable, Maintenance, StoredAudit, TableActivity, Usage } from '../maintenance.ts';
import type { ArchivedRows } from './archived-rows.ts';
import { FullTableReads } from './full-tables.ts';
import { GuestErasure } from './guest-erasure.ts';
import { IdleTables } from './idle-tables.ts';
import type { SqliteTableReads } from './table-reads.ts';

const SECRET_BYTES = 32;

export const USAGE_SQL = {
  day: 'SELECT count(*) AS tables, coalesce(sum(bytes), 0) AS bytes FROM tables WHERE owner = ? AND made_at > ?',
  bots: 'SELECT count(*) AS tables FROM tables WHERE owner = ? AND bots_since > ? AND over = 0',
  guest: 'SELECT count(*) AS tables FROM tables WHERE host_hash = ? AND over = 0',
};

/** Runs a read and turns what it throws into a StoreError. */
export type Reading = <T>(read: () => T) => T;

export class SqliteMaintenance implements Maintenance {
  readonly #reading: Reading;
  readonly #makeSecret: StatementSync;
  readonly #secret: StatementSync;
  readonly #day: StatementSync;
  readonly #bots: StatementSync;
  readonly #guest: StatementSync;
  readonly #idle: IdleTables;
  readonly #tables: FullTableReads;
  readonly #archived: ArchivedRows;
  readonly #guests: GuestErasure;
  readonly #audit: StatementSync;
  readonly #any: StatementSync;
  readonly #due: StatementSync;

  constructor(db: DatabaseSync, reads: SqliteTableReads, archived: ArchivedRows, reading: Reading) {
    this.#reading = reading;
    this.#makeSecret = db.prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)');
    this.#secret = db.prepare('SELECT value FROM secrets WHERE name = ?');
    this.#day = db.prepare(USAGE_SQL.day);
    this.#bots = db.prepare(USAGE_SQL.bots);
    this.#guest = db.prepare(USAGE_SQL.guest);
    this.#idle = new IdleTables(db);
    this.#tables = new FullTableReads(db, reads);
    this.#archived = archived;
    this.#guests = new GuestErasure(db);
    this.#audit = db.prepare('SELECT program, games, differing FROM audits ORDER BY key DESC LIMIT 1');
    this.#due = db.prepare(
      `SELECT t.id FROM deadlines d JOIN tables t ON t.key = d.table_key WHERE d.due_at <= ?
       ORDER BY d.due_at LIMIT ?`,
    );
    this.#any = db.prepare('SELECT 1 WHERE EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM archived)');
  }

  async secret(name: string): Promise<Uint8Array> {
    return this.#reading(() => {
      if (!this.#secret.get(name)) this.#makeSecret.run(name, randomBytes(SECRET_BYTES));
      return this.#secret.get(name)?.value as Uint8Array;
    });
  }

  async usageOf(owner: string, guestHash: string, since: number): Promise<Usage> {
    return this.#reading(() => {
      const day = this.#day.get(owner, since);
      return {
        tables: Number(day?.tables),
        bytes: Number(day?.bytes),
        botTables: Number(this.#bots.get(owner, since)?.tables),
        unfinished: Number(this.#guest.get(guestHash)?.tables),
      };
    });
  }

  async idleTables(
    idle: IdleKind,
    before: number,
    after: IdleTable | null,
    limit: number,
  ): Promise<readonly IdleTable[]> {
    return this.#reading(() => this.#idle.list(idle, before, after, limit));
  }

  async activityOf(id: string): Promise<TableActivity | null> {
    return this.#reading(() => this.#idle.activityOf(id));
  }

  async fullTable(id: string): Promise<FullTable | null> {
    return this.#reading(() => this.#tables.load(id));
  }

  async dueTables(before: number, limit: number): Promise<readonly string[]> {
    return this.#reading(() => this.#due.all(before, limit).map(row => String(row.id)));
  }

  async isArchived(id: string): Promise<boolean> {
    return this.#reading(() => this.#archived.has(id));
  }

  async tableIdsOf(guestHash: string, limit: number): Promise<readonly string[]> {
    return this.#reading(() => this.#guests.tableIdsOf(guestHash, limit));
  }

  async pendingErasures(limit: number): Promise<readonly string[]> {
    return this.#reading(() => this.#guests.pending(limit));
  }

  async lastAudit(): Promise<StoredAudit | null> {
    return this.#reading(() => {
      const row = this.#audit.get();
      return row
        ? { program: String(row.program), games: Number(row.games), differing: Number(row.differing) }
        : null;
    });
  }

  async isEmpty(): Promise<boolean> {
    return this.#reading(() => this.#any.get() === undefined);
  }
}
