import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isLocked, isOwnFault, storeErrorOf } from './faults.ts';
import { StoreError } from './store.ts';

type Waiting<W> = {
  readonly work: W;
  readonly done: () => void;
  readonly failed: (error: StoreError) => void;
  readonly since: number;
};

export type CommitNews = (writes: number, seconds: number) => void;

/** Watches what a transaction is written to. `before` and `after` throw; after a commit nobody is told before `after`. */
export type CommitGuard = {
  readonly before: () => void;
  readonly after: () => void;
  readonly failed: (error: unknown) => void;
};

export type CommitParts<W> = {
  /** Only executes statements: it is run again when a neighbour in the group failed, or after a lock. */
  readonly run: (work: W) => void;
  readonly news: CommitNews;
  readonly guard: CommitGuard;
};

/** A write is refused when the database stays locked for longer: a player hears within a second. */
const PATIENCE_MS = 700;
/** Pauses between two attempts while the database is locked; the last one is repeated. */
const PAUSES_MS = [10, 20, 50, 100] as const;
/** While the database is locked, memory holds no more writes than this. */
const MAX_WAITING = 5_000;
const LOCKED = 'the database is locked by another program';

/**
 * Group commit: everything asked for in one turn of the event loop shares one transaction and one fsync. While the
 * disk works, the next group gathers by itself, so the busier the server, the cheaper each write.
 *
 * The connection has no busy timeout, because SQLite would wait on the thread that serves all players. A group that
 * meets a lock waits in the queue instead, and new writes join it.
 */
export class GroupCommit<W> {
  readonly #db: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #run: (work: W) => void;
  readonly #news: CommitNews;
  readonly #guard: CommitGuard;
  #waiting: Waiting<W>[] = [];
  /** The queue will be flushed, in this turn of the loop or after a pause. */
  #scheduled = false;
  /** Attempts in a row that met a lock. */
  #attempts = 0;
  #pause: NodeJS.Timeout | undefined;

  constructor(db: DatabaseSync, { run, news, guard }: CommitParts<W>) {
    this.#db = db;
    this.#begin = db.prepare('BEGIN IMMEDIATE');
    this.#commit = db.prepare('COMMIT');
    this.#run = run;
    this.#news = news;
    this.#guard = guard;
  }

  /** Rejects with a StoreError. */
  add(work: W): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#attempts > 0 && this.#waiting.length >= MAX_WAITING) {
        failed(new StoreError('busy', `${LOCKED}, and ${MAX_WAITING} writes wait already`));
        return;
      }
      this.#waiting.push({ work, done, failed, since: performance.now() });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => this.#flush());
    });
  }

  /** Resolves when every write asked for so far is on disk or refused. */
  async drained(): Promise<void> {
    this.#flush();
    while (this.#waiting.length > 0) await new Promise(done => setTimeout(done, PAUSES_MS[0]));
  }

  #flush(): void {
    clearTimeout(this.#pause);
    this.#scheduled = false;
    const group = this.#waiting;
    if (group.length === 0) return;
    this.#waiting = [];
    const began = performance.now();
    const written = this.#write(group);
    if (written > 0) this.#news(written, (performance.now() - began) / 1000);
  }

  /** How many were written; the others know why they were not, or wait. */
  #write(group: Waiting<W>[]): number {
    const error = this.#transact(() => {
      for (const w of group) this.#run(w.work);
    });
    if (error === null) {
      this.#attempts = 0;
      for (const w of group) w.done();
      return group.length;
    }
    if (group.length > 1 && isOwnFault(error)) return this.#writeApart(group);
    this.#fail(group, error);
    return 0;
  }

  /** One of the group cannot be written: it alone is refused, and the others still share one fsync. */
  #writeApart(group: Waiting<W>[]): number {
    const refusals = new Map<Waiting<W>, StoreError>();
    const error = this.#transact(() => {
      for (const w of group) {
        this.#db.exec('SAVEPOINT apart');
        try {
          this.#run(w.work);
        } catch (fault) {
          if (!isOwnFault(fault)) throw fault;
          this.#db.exec('ROLLBACK TO apart');
          refusals.set(w, storeErrorOf(fault));
        }
        this.#db.exec('RELEASE apart');
      }
    });
    if (error !== null) {
      this.#fail(group, error);
      return 0;
    }
    for (const w of group) {
      const refusal = refusals.get(w);
      if (refusal) w.failed(refusal);
      else w.done();
    }
    return group.length - refusals.size;
  }

  #fail(group: Waiting<W>[], error: unknown): void {
    if (isLocked(error)) {
      this.#wait(group);
      return;
    }
    this.#attempts = 0;
    this.#guard.failed(error);
    const refusal = storeErrorOf(error);
    for (const w of group) w.failed(refusal);
  }

  /** The group stays at the head of the queue, except those who have waited long enough. */
  #wait(group: Waiting<W>[]): void {
    const now = performance.now();
    const late = group.findIndex(w => now - w.since < PATIENCE_MS);
    const refused = late < 0 ? group : group.slice(0, late);
    const refusal = new StoreError('busy', LOCKED);
    for (const w of refused) w.failed(refusal);
    const kept = group.slice(refused.length);
    this.#waiting = kept;
    if (kept.length === 0) {
      this.#attempts = 0;
      return;
    }
    const pause = PAUSES_MS[Math.min(this.#attempts++, PAUSES_MS.length - 1)]!;
    const left = kept[0]!.since + PATIENCE_MS - now;
    this.#scheduled = true;
    this.#pause = setTimeout(() => this.#flush(), Math.min(pause, left));
  }

  /** What went wrong, or null. Anything but a failed COMMIT has certainly written nothing. */
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
