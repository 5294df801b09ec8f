import type { Game } from '@tablee/kernel';
import { trouble } from '../common/problems.ts';
import { type Job, type Result, runJob } from './jobs.ts';
import type { WorkBudget } from './work-budget.ts';
import { WorkerQueue } from './worker-queue.ts';

/** Milliseconds to replay one entry on a slow machine: shots are simulated, other moves looked up. */
const SIMULATED_MS = 0.15;
const LISTED_MS = 0.01;
/** Shorter replays run on the main thread: handing them to another would take longer. */
const SHORT_MS = 2;
/** Enough for a log of 100,000 entries. A larger one must not end the process. */
const HEAP_MB = 256;
const TIMEOUT_MS = 20_000;

export type ReplayPoolOptions = {
  readonly budget: WorkBudget;
  /** False: the games are not those of the catalogue, so a thread cannot load them. */
  readonly threaded: boolean;
  readonly heapMb?: number;
  readonly timeoutMs?: number;
};

/** Replays whole logs, long ones in a worker thread. */
export class ReplayPool {
  readonly #options: ReplayPoolOptions;
  readonly #queue: WorkerQueue<Job>;

  constructor(options: ReplayPoolOptions) {
    this.#options = options;
    this.#queue = new WorkerQueue({
      entry: new URL('./replay-worker.ts', import.meta.url),
      budget: options.budget,
      heapMb: options.heapMb ?? HEAP_MB,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      exceeded: 'table-too-long',
    });
  }

  /** The number of waiting jobs. */
  get size(): number {
    return this.#queue.size;
  }

  /** `entries`: the length of the log. Rejects with a BadText, or with a Trouble when the job is refused or fails. */
  async run<J extends Job>(game: Game, owner: string, entries: number, job: J): Promise<Result<J>> {
    if (this.#options.budget.refuse(owner)) throw trouble('too-much-work');
    if (!this.#options.threaded || isShort(game, entries)) return this.#runHere(game, owner, job);
    return this.#queue.run<Result<J>>(owner, job);
  }

  close(): Promise<void> {
    return this.#queue.close();
  }

  #runHere<J extends Job>(game: Game, owner: string, job: J): Result<J> {
    const began = performance.now();
    try {
      return runJob(game, job);
    } finally {
      this.#options.budget.charge(owner, performance.now() - began);
    }
  }
}

/** Whether a replay is short enough for the main thread. */
const isShort = (game: Game, entries: number): boolean =>
  entries * (game.traits.moves === 'sampled' ? SIMULATED_MS : LISTED_MS) <= SHORT_MS;
