import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { StoreError } from '../errors.ts';
import type { BatchResult } from '../group-commit.ts';
import { isLocked, isOwnFault, storeErrorOf } from './sqlite-errors.ts';

/** Checks around a transaction. `before` and `after` may throw; a commit is acknowledged after `after`. */
export type CommitGuard = {
  readonly before: () => void;
  readonly after: () => void;
  readonly failed: (error: unknown) => void;
};

/**
 * Writes batches for a GroupCommit. The connection needs a busy timeout of 0: SQLite would wait for a lock on the
 * thread that serves all players.
 */
export class SqliteTransactions<W> {
  readonly #db: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #run: (work: W) => void;
  readonly #guard: CommitGuard;

  /** `run` only executes statements: it runs again when another write of the batch failed, or after a lock. */
  constructor(db: DatabaseSync, run: (work: W) => void, guard: CommitGuard) {
    this.#db = db;
    this.#begin = db.prepare('BEGIN IMMEDIATE');
    this.#commit = db.prepare('COMMIT');
    this.#run = run;
    this.#guard = guard;
  }

  readonly write = (batch: readonly W[]): BatchResult => {
    const error = this.#transact(() => {
      for (const work of batch) this.#run(work);
    });
    if (error === null) return { written: true };
    return batch.length > 1 && isOwnFault(error) ? this.#writeApart(batch) : this.#fail(error);
  };

  /** One write of the batch is invalid: only that one is refused, and the others still share one fsync. */
  #writeApart(batch: readonly W[]): BatchResult {
    const refused = new Map<number, StoreError>();
    const error = this.#transact(() => {
      for (const [i, work] of batch.entries()) {
        this.#db.exec('SAVEPOINT apart');
        try {
          this.#run(work);
        } catch (fault) {
          if (!isOwnFault(fault)) throw fault;
          this.#db.exec('ROLLBACK TO apart');
          refused.set(i, storeErrorOf(fault));
        }
        this.#db.exec('RELEASE apart');
      }
    });
    return error === null ? { written: true, refused } : this.#fail(error);
  }

  #fail(error: unknown): BatchResult {
    if (!isLocked(error)) this.#guard.failed(error);
    return { written: false, error: storeErrorOf(error) };
  }

  /** The error, or null. Except for a failed COMMIT, an error means that nothing was written. */
  #transact(run: () => void): unknown {
    let committing = false;
    try {
      this.#guard.before();
      this.#begin.run();
      run();
      committing = true;
      this.#commit.run();
      this.#guard.after();
      return null;
    } catch (error) {
      // A full disk ends the transaction by itself; only an open one can be rolled back.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      return committing && !isLocked(error) ? storeErrorOf(error, 'uncertain') : error;
    }
  }
}
