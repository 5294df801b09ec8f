import { ThoughtQueue, type Turn } from './queue.ts';
import { Interrupted, type Thinker } from './thinker.ts';

/** What waits should be thought about within this time. */
const WITHIN_MS = 1_500;
/** A thought shorter than this is hardly one. */
const LEAST_MS = 30;

/** How long a cancelled thought may go on; longer than any budget, so that only a stuck worker is ended. */
const UNHEARD_MS = 2_000;

/** A thinker of one's own, until the thought is over. `signal` is for the thinker. */
export type Use<T> = (thinker: Thinker, mostMs: number, signal: AbortSignal) => Promise<T>;

type Waiting = Turn & { begin(mostMs: number): void; giveUp(): void };

/**
 * For a server: at most `workers` thoughts at a time, the others wait for a fair turn instead of interrupting. The more
 * waits, the shorter thoughts are, so that a turn comes soon. Workers are started when there is something to think about.
 */
export class Thinkers {
  readonly #make: () => Thinker;
  readonly #workers: number;
  readonly #all = new Set<Thinker>();
  readonly #idle: Thinker[] = [];
  readonly #queue = new ThoughtQueue<Waiting>();
  #running = 0;
  /** Groups whose tables without people have a thought running: one each. */
  readonly #others = new Set<string>();
  #begun = 0;
  #limited = 0;
  #limitMs = 0;
  #closed = false;

  constructor(make: () => Thinker, workers: number) {
    this.#make = make;
    this.#workers = workers;
  }

  /** How many thoughts wait, for tables with people or for those without. */
  waiting(urgent: boolean): number {
    return this.#queue.waiting(urgent);
  }

  /** Thoughts begun so far. */
  get begun(): number {
    return this.#begun;
  }

  /** Thoughts begun so far that were given a limit, because others waited. */
  get limited(): number {
    return this.#limited;
  }

  /** What the thought begun last was given at most; 0: no limit. */
  get limitMs(): number {
    return this.#limitMs;
  }

  /**
   * Waits for its turn. `mostMs` is what the thought may take at most; infinite when nothing else waits. A signal ends
   * the waiting at once. A thought that has begun runs out its budget, unheard, and keeps its place until then: starting
   * a new worker costs more than most thoughts, and a player who cancels again and again must not order that.
   */
  async inTurn<T>(turn: Turn, use: Use<T>, signal?: AbortSignal): Promise<T> {
    const mostMs = await this.#wait(turn, signal);
    const end = new AbortController();
    const work = this.#begin(turn, use, mostMs, end.signal);
    if (!signal) return work;
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const cancel = (): void => {
        reject(new Interrupted());
        timer = setTimeout(() => end.abort(), UNHEARD_MS);
      };
      signal.addEventListener('abort', cancel, { once: true });
      work.then(resolve, reject).finally(() => {
        signal.removeEventListener('abort', cancel);
        clearTimeout(timer);
      });
    });
  }

  async #begin<T>(turn: Turn, use: Use<T>, mostMs: number, signal: AbortSignal): Promise<T> {
    let thinker: Thinker | null = null;
    try {
      if (this.#closed) throw new Interrupted();
      thinker = this.#idle.pop() ?? this.#hire();
      return await use(thinker, mostMs, signal);
    } finally {
      if (thinker) this.#idle.push(thinker);
      this.#running--;
      if (!turn.urgent) this.#others.delete(turn.group);
      this.#beginNext();
    }
  }

  close(): void {
    this.#closed = true;
    for (let next = this.#takeAny(); next; next = this.#takeAny()) next.giveUp();
    for (const thinker of this.#all) thinker.close();
  }

  #wait({ group, key, urgent }: Turn, signal?: AbortSignal): Promise<number> {
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

  /** Tables without people leave a worker to those with people, and have one thought at a time for each group. */
  #mayBegin(group: string): boolean {
    return this.#others.size < this.#forOthers && !this.#others.has(group);
  }

  get #forOthers(): number {
    return Math.max(1, this.#workers - 1);
  }

  /** Every group has the same share of the time, and so has every thought of a group. */
  #limitFor(turn: Turn): number {
    const queue = this.#queue;
    const ahead = queue.waiting(true) + (turn.urgent ? 0 : queue.waiting(false));
    if (ahead === 0) return Number.POSITIVE_INFINITY;
    const mine = queue.waitingOf(turn);
    const others = queue.groups(turn.urgent) - (mine > 0 ? 1 : 0) + (turn.urgent ? 0 : queue.groups(true));
    const time = WITHIN_MS * (turn.urgent ? this.#workers : this.#forOthers);
    return Math.max(LEAST_MS, Math.floor(time / (others + 1) / (mine + 1)));
  }

  #takeAny(): Waiting | null {
    return this.#queue.take(() => true);
  }

  #hire(): Thinker {
    const thinker = this.#make();
    this.#all.add(thinker);
    return thinker;
  }
}
