import { RateLimit } from '../limits/rate-limit.ts';
import type { Reach } from '../store/reach-store.ts';

/** A stranger names the target: it may belong to somebody who did not ask. */
const WEBHOOKS_EACH = { burst: 10, perMinute: 10 };
/** One push service serves most devices of a server; one device gets no more than this. */
const PUSHES_EACH = { burst: 10, perMinute: 6 };

/** How often this process sends to one host or device. */
export class TargetLimits {
  readonly #webhooks = new RateLimit(WEBHOOKS_EACH);
  readonly #pushes = new RateLimit(PUSHES_EACH);

  /** Counts a message. 0: it may be sent; otherwise the milliseconds to wait. Mails have pauses of their own. */
  waitMs({ way, target }: Reach): number {
    if (way === 'mail') return 0;
    const limit = way === 'webhook' ? this.#webhooks : this.#pushes;
    const key = way === 'webhook' ? new URL(target).host : target;
    return limit.take(key) ? 0 : limit.waitMs(key);
  }
}
