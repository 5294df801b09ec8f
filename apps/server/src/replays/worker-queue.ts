import { Worker } from 'node:worker_threads';
import { BadText } from '@tablee/kernel';
import { type ProblemKey, trouble } from '../common/problems.ts';
import { TurnQueue } from '../limits/turn-queue.ts';
import { OWN_WORK, type WorkBudget } from './work-budget.ts';

/** Jobs of one address, running or waiting. */
const MAX_PER_ADDRESS = 4;
/** Waiting jobs of all addresses. */
const MAX_WAITING = 200;

/** What a thread gets, and what it answers with the processor time it took. */
export type Order<J> = { readonly id: number; readonly job: J };
export type Reply = { readonly id: number; readonly ms: number } & (
  | { readonly result: unknown }
  /** A text from outside breaks the rules. */
  | { readonly bad: { readonly key: string; readonly sentence: string } }
  | { readonly error: string }
);

type Waiting<J> = {
  readonly job: J;
  readonly owner: string;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
};

export type WorkerQueueOptions = {
  /** The entry of the thread. */
  readonly entry: URL;
  readonly workerData?: unknown;
  readonly budget: WorkBudget;
  readonly heapMb: number;
  readonly timeoutMs: number;
  /** The problem of a job that took too much time or memory. */
  readonly exceeded: ProblemKey;
};

/**
 * Runs jobs in a worker thread, one at a time: a costly job delays others of its kind, never a move. Addresses take
 * turns, and each is charged for its jobs. A job that exceeds the memory or time of the thread fails alone; the thread
 * is replaced.
 */
export class WorkerQueue<J> {
  readonly #options: WorkerQueueOptions;
  readonly #waiting = new TurnQueue<Waiting<J>>();
  readonly #counts = new Map<string, number>();
  #worker: Worker | null = null;
  #running: { readonly waiting: Waiting<J>; readonly id: number; readonly timer: NodeJS.Timeout } | null =
    null;
  #lastId = 0;
  #closed = false;

  constructor(options: WorkerQueueOptions) {
    this.#options = options;
  }

  /** The number of waiting jobs. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Rejects with a BadText, or with a Trouble when the job is refused or fails. */
  async run<R>(owner: string, job: J): Promise<R> {
    if (this.#options.budget.refuse(owner)) throw trouble('too-much-work');
    if (this.#closed) throw trouble('stopping');
    const mine = this.#counts.get(owner) ?? 0;
    if ((owner !== OWN_WORK && mine >= MAX_PER_ADDRESS) || this.#waiting.size >= MAX_WAITING)
      throw trouble('too-much-work');
    this.#counts.set(owner, mine + 1);
    return new Promise<R>((resolve, reject) => {
      this.#waiting.put(owner, { job, owner, resolve: resolve as Waiting<J>['resolve'], reject });
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

  #advance(): void {
    if (this.#running || this.#closed) return;
    const waiting = this.#waiting.take()?.item;
    if (!waiting) return;
    this.#worker ??= this.#start();
    const id = ++this.#lastId;
    const timer = setTimeout(() => this.#replace(), this.#options.timeoutMs);
    this.#running = { waiting, id, timer };
    this.#worker.ref();
    this.#worker.postMessage({ id, job: waiting.job } satisfies Order<J>);
  }

  #start(): Worker {
    const { entry, workerData, heapMb } = this.#options;
    const worker = new Worker(entry, { workerData, resourceLimits: { maxOldGenerationSizeMb: heapMb } });
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
    if (this.#running) this.#options.budget.charge(this.#running.waiting.owner, this.#options.timeoutMs);
    this.#end(trouble(this.#options.exceeded));
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
