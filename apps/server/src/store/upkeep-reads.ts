import { randomBytes } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { SqliteKeepReads } from './keep-reads.ts';
import type { Facts, Idle, IdleTable, KeptTable } from './kept.ts';
import type { SqliteReads } from './reads.ts';
import type { GuestTable } from './store.ts';
import { SqliteTraces } from './trace-statements.ts';
import type { Held, Upkeep } from './upkeep.ts';

const SECRET_BYTES = 32;

export const HELD_SQL = {
  day: 'SELECT count(*) AS tables, coalesce(sum(bytes), 0) AS bytes FROM tables WHERE owner = ? AND made_at > ?',
  bots: 'SELECT count(*) AS tables FROM tables WHERE owner = ? AND bots_since > ? AND over = 0',
  guest: 'SELECT count(*) AS tables FROM tables WHERE host_hash = ? AND over = 0',
};

/** `reading` translates what goes wrong. */
type Reading = <T>(read: () => T) => T;

export class SqliteUpkeep implements Upkeep {
  readonly #reading: Reading;
  readonly #makeSecret: StatementSync;
  readonly #secret: StatementSync;
  readonly #day: StatementSync;
  readonly #bots: StatementSync;
  readonly #guest: StatementSync;
  readonly #keep: SqliteKeepReads;
  readonly #traces: SqliteTraces;

  constructor(db: DatabaseSync, reads: SqliteReads, reading: Reading) {
    this.#reading = reading;
    this.#makeSecret = db.prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)');
    this.#secret = db.prepare('SELECT value FROM secrets WHERE name = ?');
    this.#day = db.prepare(HELD_SQL.day);
    this.#bots = db.prepare(HELD_SQL.bots);
    this.#guest = db.prepare(HELD_SQL.guest);
    this.#keep = new SqliteKeepReads(db, reads);
    this.#traces = new SqliteTraces(db);
  }

  async secret(name: string): Promise<Uint8Array> {
    return this.#reading(() => {
      if (!this.#secret.get(name)) this.#makeSecret.run(name, randomBytes(SECRET_BYTES));
      return this.#secret.get(name)?.value as Uint8Array;
    });
  }

  async heldBy(owner: string, guestHash: string, since: number): Promise<Held> {
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
    idle: Idle,
    before: number,
    after: IdleTable | null,
    limit: number,
  ): Promise<readonly IdleTable[]> {
    return this.#reading(() => this.#keep.idleTables(idle, before, after, limit));
  }

  async factsOf(id: string): Promise<Facts | null> {
    return this.#reading(() => this.#keep.factsOf(id));
  }

  async wholeOf(id: string): Promise<KeptTable | null> {
    return this.#reading(() => this.#keep.wholeOf(id));
  }

  async isArchived(id: string): Promise<boolean> {
    return this.#reading(() => this.#keep.isArchived(id));
  }

  async tracesOf(guestHash: string, limit: number): Promise<readonly string[]> {
    return this.#reading(() => this.#traces.tracesOf(guestHash, limit));
  }

  async erasures(limit: number): Promise<readonly string[]> {
    return this.#reading(() => this.#traces.erasures(limit));
  }

  archivedOf(guestHash: string, limit: number): readonly GuestTable[] {
    return this.#keep.tablesOf(guestHash, limit);
  }
}
