import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { SqliteKeepWrites } from './keep-writes.ts';
import type { KeepWrite } from './kept.ts';
import type { TableKeys } from './table-keys.ts';
import type { TraceWrite } from './traces.ts';
import type { TallyWrite } from './upkeep.ts';

/** Statements that keep count of tables. Runs inside a transaction that others share. */
export class SqliteUpkeepWrites {
  readonly #tally: StatementSync;
  readonly #end: StatementSync;
  readonly #bots: StatementSync;
  readonly #people: StatementSync;
  readonly #keep: SqliteKeepWrites;

  constructor(db: DatabaseSync, now: () => number, keys: TableKeys) {
    this.#tally = db.prepare(
      `UPDATE tables SET bytes = bytes + ?, touched_at = max(touched_at, ?), played = max(played, ?) WHERE key = ?`,
    );
    this.#end = db.prepare('UPDATE tables SET over = 1 WHERE key = ?');
    this.#bots = db.prepare('UPDATE tables SET bots_since = ? WHERE key = ?');
    this.#people = db.prepare('UPDATE tables SET people = 1 WHERE key = ?');
    this.#keep = new SqliteKeepWrites(db, now, keys);
  }

  run(write: TallyWrite | KeepWrite | TraceWrite): void {
    if (write.kind !== 'tally') this.#keep.run(write);
    else this.#tally.run(write.bytes, write.touchedAt, write.played ? 1 : 0, write.key);
  }

  personSat(key: number): void {
    this.#people.run(key);
  }

  end(key: number): void {
    this.#end.run(key);
  }

  /** Null: not all seats are taken by bots. */
  botsSince(key: number, at: number | null): void {
    this.#bots.run(at, key);
  }
}
