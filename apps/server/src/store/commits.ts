import type { DatabaseSync, StatementSync } from 'node:sqlite';

type Waiting<W> = {
  readonly work: W;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
};

export type CommitNews = (writes: number, seconds: number) => void;

/**
 * Group commit: everything asked for in one turn of the event loop shares one transaction and one fsync. While the
 * disk works, the next group gathers by itself, so the busier the server, the cheaper each write.
 */
export class GroupCommit<W> {
  readonly #db: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #run: (work: W) => void;
  readonly #news: CommitNews;
  readonly #translate: (error: unknown) => Error;
  #waiting: Waiting<W>[] = [];
  #scheduled = false;

  /**
   * `run` only executes statements: work is run once more alone when a neighbour of its group failed.
   * `translate`: what is wrong, in the words of who asked.
   */
  constructor(
    db: DatabaseSync,
    run: (work: W) => void,
    news: CommitNews,
    translate: (error: unknown) => Error,
  ) {
    this.#db = db;
    this.#begin = db.prepare('BEGIN IMMEDIATE');
    this.#commit = db.prepare('COMMIT');
    this.#run = run;
    this.#news = news;
    this.#translate = translate;
  }

  add(work: W): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ work, done, failed });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => this.flush());
    });
  }

  flush(): void {
    this.#scheduled = false;
    const group = this.#waiting;
    if (group.length === 0) return;
    this.#waiting = [];
    const began = performance.now();
    try {
      this.#transact(group);
      for (const w of group) w.done();
    } catch (error) {
      if (group.length === 1) group[0]!.failed(this.#translate(error));
      else for (const w of group) this.#alone(w);
    }
    this.#news(group.length, (performance.now() - began) / 1000);
  }

  #alone(w: Waiting<W>): void {
    try {
      this.#transact([w]);
      w.done();
    } catch (error) {
      w.failed(this.#translate(error));
    }
  }

  #transact(group: readonly Waiting<W>[]): void {
    this.#begin.run();
    try {
      for (const w of group) this.#run(w.work);
      this.#commit.run();
    } catch (error) {
      // A full disk ends the transaction by itself; only an open one can be rolled back.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}
