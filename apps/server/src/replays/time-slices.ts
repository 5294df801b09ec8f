import { TurnQueue } from '../limits/turn-queue.ts';

/** Long enough to be worth the switch, short enough not to delay a move noticeably. */
const SLICE_MS = 4;

type Job = {
  readonly steps: Iterator<unknown, unknown>;
  readonly resolve: (done: { value: unknown; ms: number }) => void;
  readonly reject: (error: unknown) => void;
  ms: number;
};

/**
 * Runs long synchronous work on the main thread in slices of a few milliseconds, with an equal pause after each slice,
 * so that it uses at most half of the thread. Owners (addresses) take turns.
 */
export class TimeSlices {
  readonly #waiting = new TurnQueue<Job>();
  /** Start of the next slice. */
  #freeAt = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #now: () => number;

  /** `now`: milliseconds; a clock that stands still runs every job in one slice. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Each `next()` of `steps` is a small piece of work. Resolves with its return value and the milliseconds it took. */
  run<T>(owner: string, steps: Iterator<unknown, T>): Promise<{ value: T; ms: number }> {
    return new Promise((resolve, reject) => {
      this.#waiting.put(owner, { steps, resolve: resolve as Job['resolve'], reject, ms: 0 });
      this.#advance();
    });
  }

  #advance(): void {
    if (this.#timer !== null || this.#waiting.size === 0) return;
    const wait = this.#freeAt - this.#now();
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = null;
        this.#advance();
      }, wait);
      return;
    }
    const { owner, item } = this.#waiting.take()!;
    if (!this.#slice(item)) this.#waiting.put(owner, item);
    this.#advance();
  }

  /** True when the job has ended. */
  #slice(job: Job): boolean {
    const began = this.#now();
    let ended = false;
    let settle: (() => void) | null = null;
    try {
      while (!ended && this.#now() - began < SLICE_MS) {
        const step = job.steps.next();
        if (step.done) {
          ended = true;
          settle = () => job.resolve({ value: step.value, ms: job.ms });
        }
      }
    } catch (error) {
      ended = true;
      settle = () => job.reject(error);
    }
    const spent = this.#now() - began;
    job.ms += spent;
    this.#freeAt = began + 2 * spent;
    settle?.();
    return ended;
  }
}
