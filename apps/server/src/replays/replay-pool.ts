import { Worker } from 'node:worker_threads';
import { BadText, type Game } from '@tablee/kernel';
import { TurnQueue } from '../limits/turn-queue.ts';
import { trouble } from '../problems.ts';
import { isShort } from './cost.ts';
import { type Job, type Result, runJob } from './jobs.ts';
import { OWN_WORK, type WorkBudget } from './work-budget.ts';
import type { Answer, Order } from './worker.ts';

/** Jobs of one address under way or waiting. */
const MOST_EACH = 4;
/** Jobs waiting in all. */
const MOST_WAITING = 200;
/** A log of 100,000 entries fits; what does not must not take the process with it. */
const HEAP_MB = 256;
const TIMEOUT_MS = 20_000;

type Waiting = {
  readonly job: Job;
  readonly owner: string;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
};

export type ReplayPoolOptions = {
  readonly budget: WorkBudget;
  /** False: the games are not those of the catalogue, so a thread could not load them. */
  readonly threaded: boolean;
  readonly heapMb?: number;
  readonly timeoutMs?: number;
};

/**
 * Whole logs are replayed in a thread of its own, one at a time: a long game or a hostile record delays other long games,
 * never a move. Addresses take turns, and each is charged what its jobs cost. A job that exhausts the thread's memory or
 * time fails alone; the thread is replaced.
 */
export class ReplayPool {
  readonly #options: ReplayPoolOptions;
  readonly #waiting = new TurnQueue<Waiting>();
  readonly #counts = new Map<string, number>();
  #worker: Worker | null = null;
  #running: { readonly waiting: Waiting; readonly id: number; readonly timer: NodeJS.Timeout } | null = null;
  #lastId = 0;
  #closed = false;

  constructor(options: ReplayPoolOptions) {
    this.#options = options;
  }

  /** Jobs waiting. */
  get size(): number {
    return this.#waiting.size;
  }

  /** `entries`: how long the log is. Rejects with a BadText, or a Trouble when the job is refused or cannot be done. */
  async run<J extends Job>(game: Game, owner: string, entries: number, job: J): Promise<Result<J>> {
    const problem = this.#options.budget.refuse(owner);
    if (problem) throw trouble('too-much-work');
    if (!this.#options.threaded || isShort(game, entries)) return this.#runHere(game, owner, job);
    if (this.#closed) throw trouble('stopping');
    const mine = this.#counts.get(owner) ?? 0;
    if ((owner !== OWN_WORK && mine >= MOST_EACH) || this.#waiting.size >= MOST_WAITING)
      throw trouble('too-much-work');
    this.#counts.set(owner, mine + 1);
    return new Promise<Result<J>>((resolve, reject) => {
      this.#waiting.put(owner, { job, owner, resolve: resolve as Waiting['resolve'], reject });
      this.#advance();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.drain()) reject(trouble('stopping'));
    this.#end(trouble('stopping'));
    await this.#worker?.terminate();
    this.#worker = null;
  }

  #runHere<J extends Job>(game: Game, owner: string, job: J): Result<J> {
    const began = performance.now();
    try {
      return runJob(game, job);
    } finally {
      this.#options.budget.charge(owner, performance.now() - began);
    }
  }

  #advance(): void {
    if (this.#running || this.#closed) return;
    const waiting = this.#waiting.take()?.item;
    if (!waiting) return;
    this.#worker ??= this.#start();
    const id = ++this.#lastId;
    const timer = setTimeout(() => this.#replace(), this.#options.timeoutMs ?? TIMEOUT_MS);
    this.#running = { waiting, id, timer };
    this.#worker.ref();
    this.#worker.postMessage({ id, job: waiting.job } satisfies Order);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.heapMb ?? HEAP_MB },
    });
    worker.unref();
    worker.on('message', (answer: Answer) => {
      if (worker === this.#worker) this.#hear(answer);
    });
    // Out of memory, or a bug in the thread itself.
    worker.on('error', () => {
      if (worker === this.#worker) this.#replace();
    });
    return worker;
  }

  #hear(answer: Answer): void {
    if (answer.id !== this.#running?.id) return;
    this.#worker?.unref();
    this.#options.budget.charge(this.#running.waiting.owner, answer.ms);
    if ('bad' in answer) this.#end(new BadText(answer.bad.key, answer.bad.sentence));
    else if ('error' in answer) this.#end(new Error(answer.error));
    else {
      const { resolve } = this.#running.waiting;
      this.#end(null);
      resolve(answer.result as never);
    }
    this.#advance();
  }

  /** The job under way took too much time or memory. It is charged for all the time it may take. */
  #replace(): void {
    const dead = this.#worker;
    this.#worker = null;
    void dead?.terminate();
    if (this.#running)
      this.#options.budget.charge(this.#running.waiting.owner, this.#options.timeoutMs ?? TIMEOUT_MS);
    this.#end(trouble('table-too-long'));
    this.#advance();
  }

  /** The job under way is over; `error`: it failed. */
  #end(error: Error | null): void {
    if (!this.#running) return;
    const { waiting, timer } = this.#running;
    clearTimeout(timer);
    this.#running = null;
    const left = (this.#counts.get(waiting.owner) ?? 1) - 1;
    if (left > 0) this.#counts.set(waiting.owner, left);
    else this.#counts.delete(waiting.owner);
    if (error) waiting.reject(error);
  }
}
