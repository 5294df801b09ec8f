import { FairQueue, type QueueKey } from './fair-queue.ts';
import { Interrupted, type Thinker } from './thinker.ts';

/** Waiting questions should be answered within this time. */
const WITHIN_MS = 1_500;
/** The shortest time limit. */
const LEAST_MS = 30;

/** A cancelled search may run this long. Longer than any budget, so that only a stuck worker is terminated. */
const CANCELLED_MS = 2_000;

/** Uses a thinker exclusively until the promise settles. Pass `mostMs` and `signal` on to the thinker. */
export type Use<T> = (thinker: Thinker, mostMs: number, signal: AbortSignal) => Promise<T>;

type Waiting = QueueKey & { begin(mostMs: number): void; giveUp(): void };

/**
 * For a server: at most `workers` searches at a time, the others wait in a fair queue. The longer the queue, the shorter
 * the time limits. Workers are started on demand.
 */
export class ThinkerPool {
  readonly #make: () => Thinker;
  readonly #workers: number;
  readonly #all = new Set<Thinker>();
  readonly #idle: Thinker[] = [];
  readonly #queue = new FairQueue<Waiting>();
  #running = 0;
  /** Groups with a running search for a table without people; at most one per group. */
  readonly #others = new Set<string>();
  #begun = 0;
  #limited = 0;
  #limitMs = 0;
  #closed = false;

  constructor(make: () => Thinker, workers: number) {
    this.#make = make;
    this.#workers = workers;
  }

  /** The number of waiting searches, for tables with people or without. */
  waiting(urgent: boolean): number {
    return this.#queue.waiting(urgent);
  }

  /** The number of searches started. */
  get begun(): number {
    return this.#begun;
  }

  /** The number of searches started with a time limit because others waited. */
  get limited(): number {
    return this.#limited;
  }

  /** The time limit of the search started last; 0 is no limit. */
  get limitMs(): number {
    return this.#limitMs;
  }

  /**
   * Calls `use` when a worker is free. `mostMs` is the time limit, infinite if no one else waits. The signal ends the
   * waiting at once; a search that has started runs on and keeps its worker, because a new worker costs more than most
   * searches and must not be ordered by cancelling repeatedly.
   */
  async inTurn<T>(key: QueueKey, use: Use<T>, signal?: AbortSignal): Promise<T> {
    const mostMs = await this.#wait(key, signal);
    const end = new AbortController();
    const work = this.#begin(key, use, mostMs, end.signal);
    if (!signal) return work;
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const cancel = (): void => {
        reject(new Interrupted());
        timer = setTimeout(() => end.abort(), CANCELLED_MS);
      };
      signal.addEventListener('abort', cancel, { once: true });
      work.then(resolve, reject).finally(() => {
        signal.removeEventListener('abort', cancel);
        clearTimeout(timer);
      });
    });
  }

  async #begin<T>(key: QueueKey, use: Use<T>, mostMs: number, signal: AbortSignal): Promise<T> {
    let thinker: Thinker | null = null;
    try {
      if (this.#closed) throw new Interrupted();
      thinker = this.#idle.pop() ?? this.#start();
      return await use(thinker, mostMs, signal);
    } finally {
      if (thinker) this.#idle.push(thinker);
      this.#running--;
      if (!key.urgent) this.#others.delete(key.group);
      this.#beginNext();
    }
  }

  /** Starts one worker before it is needed, so that the first search does not wait for its start. */
  warmUp(): void {
    if (!this.#closed && this.#all.size === 0) this.#idle.push(this.#start());
  }

  close(): void {
    this.#closed = true;
    for (let next = this.#takeAny(); next; next = this.#takeAny()) next.giveUp();
    for (const thinker of this.#all) thinker.close();
  }

  #wait({ group, key, urgent }: QueueKey, signal?: AbortSignal): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.#closed || signal?.aborted) return reject(new Interrupted());
      const leave = () => this.#queue.delete(waiting) && waiting.giveUp();
      const waiting: Waiting = {
        group,
        key,
        urgent,
        begin(mostMs) {
          signal?.removeEventListener('abort', leave);
          resolve(mostMs);
        },
        giveUp: () => reject(new Interrupted()),
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#queue.add(waiting);
      this.#beginNext();
    });
  }

  #beginNext(): void {
    while (!this.#closed && this.#running < this.#workers) {
      const next = this.#queue.take(group => this.#mayBegin(group));
      if (!next) return;
      const mostMs = this.#limitFor(next);
      this.#running++;
      this.#begun++;
      const isLimited = Number.isFinite(mostMs);
      if (isLimited) this.#limited++;
      this.#limitMs = isLimited ? mostMs : 0;
      if (!next.urgent) this.#others.add(next.group);
      next.begin(mostMs);
    }
  }

  /** Tables without people leave one worker to those with people, and get one search at a time per group. */
  #mayBegin(group: string): boolean {
    return this.#others.size < this.#forOthers && !this.#others.has(group);
  }

  get #forOthers(): number {
    return Math.max(1, this.#workers - 1);
  }

  /** Every group gets the same share of the time, and so does every search of a group. */
  #limitFor(key: QueueKey): number {
    const queue = this.#queue;
    const ahead = queue.waiting(true) + (key.urgent ? 0 : queue.waiting(false));
    if (ahead === 0) return Number.POSITIVE_INFINITY;
    const mine = queue.waitingOf(key);
    const others = queue.groups(key.urgent) - (mine > 0 ? 1 : 0) + (key.urgent ? 0 : queue.groups(true));
    const time = WITHIN_MS * (key.urgent ? this.#workers : this.#forOthers);
    return Math.max(LEAST_MS, Math.floor(time / (others + 1) / (mine + 1)));
  }

  #takeAny(): Waiting | null {
    return this.#queue.take(() => true);
  }

  #start(): Thinker {
    const thinker = this.#make();
    this.#all.add(thinker);
    return thinker;
  }
}
