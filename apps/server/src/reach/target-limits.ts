import { isIP } from 'node:net';
import { RateLimit } from '../limits/rate-limit.ts';
import type { Reach } from '../store/reach-store.ts';
import type { PushTarget } from './push.ts';

/** A stranger names the target: it may belong to somebody who did not ask. */
const WEBHOOKS_EACH = { burst: 10, perMinute: 10 };
/** Of one device. */
const PUSHES_EACH = { burst: 10, perMinute: 6 };
/** Of all devices at an unknown push service: it may be any server. */
const UNKNOWN_SERVICE = { burst: 60, perMinute: 60 };
/** A target that answers slowly must not keep the others waiting. */
const MAX_AT_ONCE = 2;
const WAIT_MS = 2_000;

/** They serve most devices of the world. */
const PUSH_SERVICES =
  /(?:^|\.)(?:fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

/** How often this process sends to one site or device, and how many messages to it are under way. */
export class TargetLimits {
  readonly #webhooks = new RateLimit(WEBHOOKS_EACH);
  readonly #pushes = new RateLimit(PUSHES_EACH);
  readonly #services = new RateLimit(UNKNOWN_SERVICE);
  readonly #underWay = new Map<string, number>();

  /**
   * Counts a message. 0: it may be sent, and is under way until `end`; otherwise the milliseconds to wait. Mails have
   * pauses of their own.
   */
  start(to: Reach): number {
    const key = keyOf(to);
    if (key === null) return 0;
    if ((this.#underWay.get(key) ?? 0) >= MAX_AT_ONCE) return WAIT_MS;
    const wait = this.#waitMs(to, key);
    if (wait === 0) this.#underWay.set(key, (this.#underWay.get(key) ?? 0) + 1);
    return wait;
  }

  end(to: Reach): void {
    const key = keyOf(to);
    const left = key === null ? 0 : (this.#underWay.get(key) ?? 1) - 1;
    if (key !== null && left > 0) this.#underWay.set(key, left);
    else if (key !== null) this.#underWay.delete(key);
  }

  #waitMs({ way, target }: Reach, key: string): number {
    if (way === 'push' && !this.#pushes.take(target)) return this.#pushes.waitMs(target);
    if (key === target) return 0;
    const limit = way === 'webhook' ? this.#webhooks : this.#services;
    return limit.take(key) ? 0 : limit.waitMs(key);
  }
}

/** What messages to a target have in common: its site, or the device at a known push service; null for mail. */
function keyOf({ way, target }: Reach): string | null {
  if (way === 'mail') return null;
  const { hostname } = new URL(way === 'webhook' ? target : (JSON.parse(target) as PushTarget).endpoint);
  if (way === 'push' && PUSH_SERVICES.test(hostname)) return target;
  // The last two parts of a host name: any number of names below them belong to one owner.
  const site =
    isIP(hostname.replace(/[[\]]/g, '')) === 0 ? hostname.split('.').slice(-2).join('.') : hostname;
  return `${way} ${site}`;
}
