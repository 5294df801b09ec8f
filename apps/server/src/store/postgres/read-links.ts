import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Row } from '../rows.ts';
import { Link, type LinkOptions, type Statement } from './link.ts';
import { isConnectionLoss, storeErrorOf } from './postgres-errors.ts';

/** A long answer delays only the reads behind it on the same connection. */
const LINKS = 3;
/** A read goes on through a restart of the server that takes no longer. */
const RETRY_MS = 600;
const PAUSE_MS = 30;

/**
 * The connections for reads, and for single statements that may run twice. Each answers its queries in order; a query is
 * sent on the least busy one.
 */
export class ReadLinks {
  readonly #links: readonly Link[];

  constructor(options: LinkOptions, first: pg.Client) {
    this.#links = Array.from({ length: LINKS }, (_, i) => new Link(options, i === 0 ? first : null));
  }

  get opened(): number {
    return this.#links.reduce((sum, link) => sum + link.opened, 0);
  }

  /** Repeated when the connection was lost. Rejects with a StoreError. */
  async rows(statement: Statement, ...values: readonly unknown[]): Promise<readonly Row[]> {
    const until = performance.now() + RETRY_MS;
    for (;;) {
      try {
        return (await this.#best().query(statement, values)).rows;
      } catch (error) {
        const away = isConnectionLoss(error) || storeErrorOf(error).kind === 'busy';
        if (!away || performance.now() >= until) throw storeErrorOf(error);
      }
      await sleep(PAUSE_MS);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#links.map(link => link.close()));
  }

  /** While others are busy a further connection is opened, but nothing waits for it. */
  #best(): Link {
    const connected = this.#links.filter(link => link.isConnected);
    if (connected.length === 0) return this.#links[0]!;
    const best = connected.reduce((least, link) => (link.pending < least.pending ? link : least));
    if (best.pending > 0) this.#links.find(link => !link.isConnected)?.open();
    return best;
  }
}
