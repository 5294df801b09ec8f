import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { TallyWrite } from './upkeep.ts';

/** Statements that keep count of tables. Runs inside a transaction that others share. */
export class SqliteUpkeepWrites {
  readonly #tally: StatementSync;
  readonly #end: StatementSync;
  readonly #bots: StatementSync;

  constructor(db: DatabaseSync) {
    this.#tally = db.prepare('UPDATE tables SET bytes = bytes + ? WHERE key = ?');
    this.#end = db.prepare('UPDATE tables SET over = 1 WHERE key = ?');
    this.#bots = db.prepare('UPDATE tables SET bots_since = ? WHERE key = ?');
  }

  run({ key, bytes }: TallyWrite): void {
    this.#tally.run(bytes, key);
  }

  end(key: number): void {
    this.#end.run(key);
  }

  /** Null: somebody or nobody sits there besides bots. */
  botsSince(key: number, at: number | null): void {
    this.#bots.run(at, key);
  }
}
