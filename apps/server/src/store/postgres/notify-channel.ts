import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Channel } from '../fleet-store.ts';
import type { StoreLog } from '../store.ts';
import { connect } from './link.ts';

const CHANNEL = 'tablee';
/** Every listener hears its own heartbeats: a connection that has died in silence does not. */
const HEARTBEAT_MS = 1_000;
const DEAF_AFTER_MS = 3_500;
/** Pauses before connecting again; the last one is repeated. A pooler that swallows LISTEN is always deaf. */
const PAUSES_MS = [100, 500, 2_000, 10_000, 60_000] as const;

export type NotifyOptions = { readonly url: string; readonly name: string; readonly log: StoreLog };

/** LISTEN and NOTIFY on one connection of their own, outside the transactions of writes. */
export class NotifyChannel implements Channel {
  readonly #options: NotifyOptions;
  readonly #heartbeat = `beat ${randomBytes(9).toString('base64url')}`;
  #client: pg.Client | null = null;
  #heard: (text: string) => void = () => {};
  #lastHeard = 0;
  #failures = 0;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(options: NotifyOptions) {
    this.#options = options;
  }

  /** Connects in the background: without messages, nodes ask the database. */
  start(): void {
    void this.#connect();
  }

  publish(text: string): void {
    // A lost message is healed by asking; errors of the connection are handled where it ends.
    this.#client
      ?.query({ name: 'notify', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, text] })
      .catch(() => undefined);
  }

  listen(heard: (text: string) => void): void {
    this.#heard = heard;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    if (this.#closed) return;
    try {
      const client = await connect(this.#options);
      client.on('notification', ({ payload = '' }) => this.#receive(payload));
      client.on('end', () => this.#lost(client));
      client.on('error', () => this.#lost(client));
      await client.query(`LISTEN ${CHANNEL}`);
      if (this.#closed) {
        await client.end();
        return;
      }
      this.#client = client;
      this.#lastHeard = performance.now();
      this.#schedule(0, () => this.#beat(client));
    } catch (err) {
      this.#retry(err);
    }
  }

  #beat(client: pg.Client): void {
    if (performance.now() - this.#lastHeard > DEAF_AFTER_MS) {
      this.#drop(client);
      this.#retry(new Error('no heartbeat came back'));
      return;
    }
    this.publish(this.#heartbeat);
    this.#schedule(HEARTBEAT_MS, () => this.#beat(client));
  }

  #receive(text: string): void {
    if (text === this.#heartbeat) {
      this.#lastHeard = performance.now();
      if (this.#failures > 0) this.#options.log.info({}, 'Messages of other nodes arrive again.');
      this.#failures = 0;
    } else if (!text.startsWith('beat ')) this.#heard(text);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#retry(new Error('the connection was lost'));
  }

  /** Without waiting: nothing answers at the other end. */
  #drop(client: pg.Client): void {
    this.#client = null;
    client.connection.stream.destroy();
  }

  #retry(err: unknown): void {
    if (this.#closed) return;
    if (this.#failures === 0) this.#options.log.error({ err }, 'Messages of other nodes do not arrive.');
    const pause = PAUSES_MS[Math.min(this.#failures++, PAUSES_MS.length - 1)]!;
    this.#schedule(pause, () => void this.#connect());
  }

  #schedule(ms: number, job: () => void): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(job, ms).unref();
  }
}
