import { randomBytes } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
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

  constructor(db: DatabaseSync, reading: Reading) {
    this.#reading = reading;
    this.#makeSecret = db.prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)');
    this.#secret = db.prepare('SELECT value FROM secrets WHERE name = ?');
    this.#day = db.prepare(HELD_SQL.day);
    this.#bots = db.prepare(HELD_SQL.bots);
    this.#guest = db.prepare(HELD_SQL.guest);
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
}
