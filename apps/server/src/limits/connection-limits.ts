import type { Problem } from '@tablee/wire';
import type { Config } from '../config.ts';
import { problemOf } from '../problems.ts';
import { addressKey } from './address-key.ts';

/** Connections for plain requests, beside the live ones of the same address. */
const SPARE_SHARE = 1 / 2;
const SPARE_LEAST = 50;

/**
 * Counts connections by address: all TCP connections, since a silent one costs memory as well, and among them the live
 * ones (WebSockets and event streams).
 */
export class ConnectionLimits {
  readonly #limits: Pick<Config['limits'], 'connections' | 'connectionsEach'>;
  readonly #perAddress: number;
  readonly #live = new Tally();
  readonly #open = new Tally();

  constructor({ limits, proxies }: Pick<Config, 'limits' | 'proxies'>) {
    this.#limits = limits;
    const spare = Math.max(SPARE_LEAST, Math.ceil(limits.connectionsEach * SPARE_SHARE));
    // Behind a proxy every connection comes from the proxy: only their total, which the server counts itself, says much.
    this.#perAddress = proxies > 0 ? Number.POSITIVE_INFINITY : limits.connectionsEach + spare;
  }

  /** How many live connections there are. */
  get size(): number {
    return this.#live.size;
  }

  /** A live connection begins. Null when admitted: then `leave` must follow once. */
  admit(address: string): Problem | null {
    if (this.#live.size >= this.#limits.connections) {
      return {
        ...problemOf('too-many-connections', 'The context is full. Please try again later.'),
        status: 503,
      };
    }
    const admitted = this.#live.add(addressKey(address), this.#limits.connectionsEach);
    return admitted ? null : problemOf('too-many-connections');
  }

  leave(address: string): void {
    this.#live.remove(addressKey(address));
  }

  /** A TCP connection was made. Null when accepted: then `close` must follow once. */
  accept(address: string): Problem | null {
    const accepted = this.#open.add(addressKey(address), this.#perAddress);
    return accepted ? null : problemOf('too-many-connections');
  }

  close(address: string): void {
    this.#open.remove(addressKey(address));
  }
}

/** How many there are by key, without a trace of those that are gone. */
class Tally {
  readonly #counts = new Map<string, number>();
  size = 0;

  /** False, and nothing counted, when there are `most` already. */
  add(key: string, most: number): boolean {
    const before = this.#counts.get(key) ?? 0;
    if (before >= most) return false;
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
