import type { Problem } from '@tablee/wire';
import type { Config } from '../common/config.ts';
import { problemOf } from '../common/problems.ts';
import { addressKey } from './address-key.ts';

/** Connections for plain requests, in addition to the live ones of the same address. */
const SPARE_SHARE = 1 / 2;
const SPARE_LEAST = 50;

/** Limits TCP connections by address, and among them the live ones (WebSockets and event streams). */
export class ConnectionLimits {
  readonly #limits: Pick<Config['limits'], 'connections' | 'connectionsEach'>;
  readonly #perAddress: number;
  readonly #live = new Counts();
  readonly #open = new Counts();

  constructor({ limits, proxies }: Pick<Config, 'limits' | 'proxies'>) {
    this.#limits = limits;
    const spare = Math.max(SPARE_LEAST, Math.ceil(limits.connectionsEach * SPARE_SHARE));
    // Behind a proxy every connection comes from the proxy's address: only the total can be limited.
    this.#perAddress = proxies > 0 ? Number.POSITIVE_INFINITY : limits.connectionsEach + spare;
  }

  /** The number of live connections. */
  get size(): number {
    return this.#live.size;
  }

  /** For a new live connection. Null when admitted: then `leave` must be called once. */
  admit(address: string): Problem | null {
    if (this.#live.size >= this.#limits.connections) {
      return {
        ...problemOf(
          'too-many-connections',
          'The server has as many connections as it accepts. Please try again later.',
        ),
        status: 503,
      };
    }
    const admitted = this.#live.add(addressKey(address), this.#limits.connectionsEach);
    return admitted ? null : problemOf('too-many-connections');
  }

  leave(address: string): void {
    this.#live.remove(addressKey(address));
  }

  /** For a new TCP connection. Null when accepted: then `close` must be called once. */
  accept(address: string): Problem | null {
    const accepted = this.#open.add(addressKey(address), this.#perAddress);
    return accepted ? null : problemOf('too-many-connections');
  }

  close(address: string): void {
    this.#open.remove(addressKey(address));
  }
}

/** Counts by key; keys with a count of 0 use no memory. */
class Counts {
  readonly #counts = new Map<string, number>();
  size = 0;

  /** False, without counting, when the count is `max` already. */
  add(key: string, max: number): boolean {
    const before = this.#counts.get(key) ?? 0;
    if (before >= max) return false;
    this.#counts.set(key, before + 1);
    this.size++;
    return true;
  }

  remove(key: string): void {
    const left = (this.#counts.get(key) ?? 1) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
    this.size--;
  }
}
