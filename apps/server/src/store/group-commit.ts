import { setTimeout as sleep } from 'node:timers/promises';
import { StoreError, sentenceOf } from './errors.ts';

/** `refused`: by position in the batch; all others are on disk. */
export type BatchResult =
  | { readonly written: true; readonly refused?: ReadonlyMap<number, StoreError> }
  | { readonly written: false; readonly error: StoreError };

/**
 * Writes a batch in one transaction. A `busy` error means that nothing was written and the batch is tried again, so
 * it must be repeatable. May be synchronous: then no time passes between the commit and its acknowledgement.
 */
export type WriteBatch<W> = (batch: readonly W[]) => BatchResult | Promise<BatchResult>;

type Waiting<W> = {
  readonly work: W;
  readonly done: () => void;
  readonly failed: (error: StoreError) => void;
};

/**
 * Writes are refused after this long, so that a player gets an answer within a second. Measured from the start of the
 * lock: writes that wait for one another at one table must not wait for it one after another.
 */
const MAX_BUSY_MS = 700;
/** A lock met this long after the last one is a new lock. */
const NEW_LOCK_MS = 1_000;
/** Pauses between attempts while the database is busy; the last one is repeated. */
const PAUSES_MS = [10, 20, 50, 100] as const;
/** Bounds the memory used while the database is busy. */
const MAX_WAITING = 5_000;

/**
 * All writes of one turn of the event loop share one transaction and one fsync. Writes that arrive while a batch is
 * written form the next batch, so a write gets cheaper under load. A busy database blocks no thread: the batch stays
 * in the queue and new writes join it.
 */
export class GroupCommit<W> {
  readonly #write: WriteBatch<W>;
  readonly #committed: (writes: number, seconds: number) => void;
  #waiting: Waiting<W>[] = [];
  /** A flush is due, in this turn of the event loop or after a pause. */
  #scheduled = false;
  #writing = false;
  /** Null after a successful batch. */
  #lock: { readonly since: number; readonly last: number; readonly times: number } | null = null;
  #pause: NodeJS.Timeout | undefined;

  /** `committed` is called after each batch, with the number of writes and the seconds it took. */
  constructor(write: WriteBatch<W>, committed: (writes: number, seconds: number) => void) {
    this.#write = write;
    this.#committed = committed;
  }

  /** Rejects with a StoreError. */
  add(work: W): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#lock !== null && this.#waiting.length >= MAX_WAITING) {
        failed(new StoreError('busy', `the database is locked, and ${MAX_WAITING} writes wait already`));
        return;
      }
      this.#waiting.push({ work, done, failed });
      this.#schedule();
    });
  }

  /** Resolves when every write added so far is on disk or refused. */
  async drained(): Promise<void> {
    this.#flush();
    while (this.#writing || this.#waiting.length > 0) await sleep(PAUSES_MS[0]);
  }

  #schedule(): void {
    if (this.#scheduled || this.#writing) return;
    this.#scheduled = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    if (this.#writing) return;
    clearTimeout(this.#pause);
    this.#scheduled = false;
    const batch = this.#waiting;
    if (batch.length === 0) return;
    this.#waiting = [];
    const began = performance.now();
    const settle = (result: BatchResult): void => {
      const written = this.#settle(batch, result);
      if (written > 0) this.#committed(written, (performance.now() - began) / 1000);
    };
    const result = this.#run(batch);
    if (result instanceof Promise) {
      this.#writing = true;
      void result.catch(failure).then(settled => {
        this.#writing = false;
        settle(settled);
        if (this.#waiting.length > 0) this.#schedule();
      });
    } else settle(result);
  }

  #run(batch: readonly Waiting<W>[]): BatchResult | Promise<BatchResult> {
    try {
      return this.#write(batch.map(({ work }) => work));
    } catch (error) {
      return failure(error);
    }
  }

  /** The number of writes on disk; the others are refused or wait for the next attempt. */
  #settle(batch: Waiting<W>[], result: BatchResult): number {
    if (!result.written) {
      if (result.error.kind === 'busy') this.#retry(batch, result.error);
      else for (const { failed } of batch) failed(result.error);
      return 0;
    }
    this.#lock = null;
    const { refused } = result;
    batch.forEach(({ done, failed }, i) => {
      const refusal = refused?.get(i);
      if (refusal) failed(refusal);
      else done();
    });
    return batch.length - (refused?.size ?? 0);
  }

  /** The batch returns to the head of the queue, unless the lock has lasted too long. */
  #retry(batch: Waiting<W>[], error: StoreError): void {
    const now = performance.now();
    const known = this.#lock !== null && now - this.#lock.last < NEW_LOCK_MS ? this.#lock : null;
    const { since, times } = known ?? { since: now, times: 0 };
    this.#lock = { since, last: now, times: times + 1 };
    const left = since + MAX_BUSY_MS - now;
    if (left <= 0) {
      for (const { failed } of batch) failed(error);
      return;
    }
    this.#waiting = this.#waiting.length === 0 ? batch : [...batch, ...this.#waiting];
    this.#scheduled = true;
    const pause = PAUSES_MS[Math.min(times, PAUSES_MS.length - 1)]!;
    this.#pause = setTimeout(() => this.#flush(), Math.min(pause, left));
  }
}

/** A writer that throws may have committed. */
const failure = (error: unknown): BatchResult => ({
  written: false,
  error: error instanceof StoreError ? error : new StoreError('uncertain', sentenceOf(error), error),
});
