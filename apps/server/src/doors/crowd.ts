import type { Problem } from '@tablee/wire';
import type { Config } from '../config.ts';
import { problemOf } from '../problems.ts';

/** Counts live connections, over all doors and by address. */
export class Crowd {
  readonly #limits: Config['limits'];
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  constructor(limits: Config['limits']) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#all;
  }

  /** Null when admitted: then `leave` must follow once. */
  admit(address: string): Problem | null {
    const here = this.#byAddress.get(address) ?? 0;
    if (this.#all >= this.#limits.connections) {
      return {
        ...problemOf('too-many-connections', 'The house is full. Please try again later.'),
        status: 503,
      };
    }
    if (here >= this.#limits.connectionsEach) return problemOf('too-many-connections');
    this.#all++;
    this.#byAddress.set(address, here + 1);
    return null;
  }

  leave(address: string): void {
    this.#all--;
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}
