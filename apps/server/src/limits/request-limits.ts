import type { Config } from '../common/config.ts';
import { addressKey } from './address-key.ts';
import { type Now, RateLimit } from './rate-limit.ts';

/** Limits requests by address. All requests share one budget; creating a table also uses a smaller one. */
export class RequestLimits {
  readonly #requests: RateLimit | null;
  readonly #newTables: RateLimit | null;

  constructor({ requests, newTables }: Pick<Config['limits'], 'requests' | 'newTables'>, now?: Now) {
    this.#requests = perMinute(requests, now);
    this.#newTables = perMinute(newTables, now);
  }

  /** Counts a request. 0: allowed; otherwise the seconds to wait. */
  request(address: string): number {
    return spend(this.#requests, address);
  }

  /** The same for creating a table. */
  newTable(address: string): number {
    return spend(this.#newTables, address);
  }
}

const perMinute = (n: number, now?: Now): RateLimit | null =>
  n > 0 ? new RateLimit({ burst: n, perMinute: n }, now) : null;

function spend(limit: RateLimit | null, address: string): number {
  const key = addressKey(address);
  if (limit === null || limit.take(key)) return 0;
  return Math.max(1, Math.ceil(limit.waitMs(key) / 1000));
}
