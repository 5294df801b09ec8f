/** Monotonic milliseconds: a changed system date must not affect limits. */
export type Now = () => number;
const monotonic: Now = () => performance.now();

export type Rate = {
  /** The amount available at once. */
  readonly burst: number;
  /** The amount refilled per minute. */
  readonly perMinute: number;
};

type Bucket = { level: number; at: number };

/** Above this number full buckets are dropped: a flood of addresses must not fill the memory. */
const SWEEP_AT = 10_000;

/**
 * Token buckets by key (an address, a guest, a seat). Not a rate-limit plugin, because the same buckets limit requests,
 * frames and processor time, and because plugins use the system date.
 */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: Now;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = SWEEP_AT;

  constructor(rate: Rate, now: Now = monotonic) {
    this.#rate = rate;
    this.#now = now;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes `amount` if available; false, taking nothing, otherwise. */
  take(key: string, amount = 1): boolean {
    const bucket = this.#bucketOf(key);
    if (bucket.level < amount) return false;
    bucket.level -= amount;
    return true;
  }

  /** Whether anything is left: for work whose cost is known only afterwards. */
  hasLeft(key: string): boolean {
    return this.#bucketOf(key).level > 0;
  }

  /** Charges finished work. The level may become negative and then takes longer to recover. */
  charge(key: string, amount: number): void {
    this.#bucketOf(key).level -= amount;
  }

  /** Milliseconds until `amount` can be taken, for a Retry-After header. */
  waitMs(key: string, amount = 1): number {
    const missing = amount - this.#bucketOf(key).level;
    return missing <= 0 ? 0 : Math.ceil((missing * 60_000) / this.#rate.perMinute);
  }

  #bucketOf(key: string): Bucket {
    const now = this.#now();
    const known = this.#buckets.get(key);
    if (known) {
      known.level = this.#refilled(known, now);
      known.at = now;
      return known;
    }
    if (this.#buckets.size >= this.#sweepAt) this.#sweep(now);
    const fresh = { level: this.#rate.burst, at: now };
    this.#buckets.set(key, fresh);
    return fresh;
  }

  #refilled({ level, at }: Bucket, now: number): number {
    return Math.min(this.#rate.burst, level + ((now - at) / 60_000) * this.#rate.perMinute);
  }

  #sweep(now: number): void {
    for (const [key, bucket] of this.#buckets)
      if (this.#refilled(bucket, now) >= this.#rate.burst) this.#buckets.delete(key);
    // Twice the number in use, so that an ineffective sweep is not repeated with every request.
    this.#sweepAt = Math.max(SWEEP_AT, this.#buckets.size * 2);
  }
}
