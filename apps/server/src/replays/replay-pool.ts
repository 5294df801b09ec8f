import { Worker } from 'node:worker_threads';
import { BadText, type Game } from '@tablee/kernel';
import { trouble } from '../common/problems.ts';
import { TurnQueue } from '../limits/turn-queue.ts';
import { type Job, type Result, runJob } from './jobs.ts';
import type { Order, Reply } from './replay-worker.ts';
import { OWN_WORK, type WorkBudget } from './work-budget.ts';

/** Milliseconds to replay one entry on a slow machine: shots are simulated, other moves looked up. */
const SIMULATED_MS = 0.15;
const LISTED_MS = 0.01;
/** Shorter replays run on the main thread: handing them to another would take longer. */
const SHORT_MS = 2;
/** Jobs of one address, running or waiting. */
const MAX_PER_ADDRESS = 4;
/** Waiting jobs of all addresses. */
const MAX_WAITING = 200;
/** Enough for a log of 100,000 entries. A larger one must not end the process. */
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
  /** False: the games are not those of the catalogue, so a thread cannot load them. */
  readonly threaded: boolean;
  readonly heapMb?: number;
  readonly timeoutMs?: number;
};

/**
 * Replays whole logs in a worker thread, one at a time: a long game or a hostile record delays other long games, never
 * a move. Addresses take turns, and each is charged for its jobs. A job that exceeds the memory or time of the thread
 * fails alone; the thread is replaced.
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

  /** The number of waiting jobs. */
  get size(): number {
    return this.#waiting.size;
  }

  /** `entries`: the length of the log. Rejects with a BadText, or with a Trouble when the job is refused or fails. */
  async run<J extends Job>(game: Game, owner: string, entries: number, job: J): Promise<Result<J>> {
    const problem = this.#options.budget.refuse(owner);
    if (problem) throw trouble('too-much-work');
    if (!this.#options.threaded || isShort(game, entries)) return this.#runHere(game, owner, job);
    if (this.#closed) throw trouble('stopping');
    const mine = this.#counts.get(owner) ?? 0;
    if ((owner !== OWN_WORK && mine >= MAX_PER_ADDRESS) || this.#waiting.size >= MAX_WAITING)
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
    const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.heapMb ?? HEAP_MB },
    });
    worker.unref();
    worker.on('message', (reply: Reply) => {
      if (worker === this.#worker) this.#settle(reply);
    });
    // Out of memory, or a bug in the thread.
    worker.on('error', () => {
      if (worker === this.#worker) this.#replace();
    });
    return worker;
  }

  #settle(reply: Reply): void {
    if (reply.id !== this.#running?.id) return;
    this.#worker?.unref();
    this.#options.budget.charge(this.#running.waiting.owner, reply.ms);
    if ('bad' in reply) this.#end(new BadText(reply.bad.key, reply.bad.sentence));
    else if ('error' in reply) this.#end(new Error(reply.error));
    else {
      const { resolve } = this.#running.waiting;
      this.#end(null);
      resolve(reply.result as never);
    }
    this.#advance();
  }

  /** The running job took too much time or memory. It is charged the whole time limit. */
  #replace(): void {
    const dead = this.#worker;
    this.#worker = null;
    void dead?.terminate();
    if (this.#running)
      this.#options.budget.charge(this.#running.waiting.owner, this.#options.timeoutMs ?? TIMEOUT_MS);
    this.#end(trouble('table-too-long'));
    this.#advance();
  }

  /** Ends the running job; `error`: it failed. */
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

/** Whether a replay is short enough for the main thread. */
const isShort = (game: Game, entries: number): boolean =>
  entries * (game.traits.moves === 'sampled' ? SIMULATED_MS : LISTED_MS) <= SHORT_MS;
