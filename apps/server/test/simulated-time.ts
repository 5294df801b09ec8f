import type { Scheduler } from '../src/tables/scheduler.ts';
import { areStoresIdle } from './test-store.ts';

/** A simulated scheduler: time passes when the test says so, and timers fire in order. */
export class SimulatedTime implements Scheduler {
  #now: number;
  #rings: { readonly at: number; readonly job: () => void }[] = [];

  constructor(now = 1_000) {
    this.#now = now;
  }

  /** Rings that are still to come. */
  get waiting(): number {
    return this.#rings.length;
  }

  now = (): number => this.#now;

  schedule = (ms: number, job: () => void): (() => void) => {
    const ring = { at: this.#now + ms, job };
    this.#rings.push(ring);
    return () => {
      this.#rings = this.#rings.filter(r => r !== ring);
    };
  };

  /** Time has passed while this machine slept: what is due rings with the next `pass`, once. */
  jump(ms: number): void {
    this.#now += ms;
  }

  /** Lets time pass, and whatever it sets off come to its end. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      await settle();
      const next = this.#rings.reduce<number>(
        (first, { at }) => Math.min(first, at),
        Number.POSITIVE_INFINITY,
      );
      if (next > until) break;
      this.#now = Math.max(this.#now, next);
      const due = this.#rings.filter(r => r.at <= this.#now);
      this.#rings = this.#rings.filter(r => r.at > this.#now);
      for (const { job } of due) job();
    }
    this.#now = until;
  }
}

/** A move through queue and disk takes a few turns of the event loop, and time may end a turn with several. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 40; quiet = areStoresIdle() ? quiet + 1 : 0)
    await new Promise<void>(done => setImmediate(done));
}
