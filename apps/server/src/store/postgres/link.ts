import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StoreError } from '../errors.ts';
import type { StoreLog } from '../store.ts';

/** A prepared statement: parsed and planned once a connection. */
export type Statement = { readonly name: string; readonly text: string };

export type LinkOptions = {
  readonly url: string;
  /** Shown by pg_stat_activity. */
  readonly name: string;
  readonly log: StoreLog;
  /** How long a query may wait for its answer. */
  readonly answerMs?: number;
};

const CONNECT_MS = 5_000;
/** Callers get an answer after this long while a connection is opened; the attempt goes on. */
const PATIENCE_MS = 700;
const PAUSES_MS = [50, 100, 200, 400, 800] as const;
const STATEMENT_MS = 5_000;
/** A transaction of another node is over within milliseconds, or that node is frozen. */
const LOCK_MS = 500;
/** A frozen node must not keep its locks. */
const IDLE_TRANSACTION_MS = 1_000;
/** For a server that vanished without closing the connection; its own timeout is shorter. */
const ANSWER_MS = 6_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * Settings of a session. Acknowledged means on disk, whatever the server or URL says; stronger settings stay. Every query
 * has an index, but the planner prefers a scan while it has no statistics of a new table.
 */
const SESSION = `SELECT
  set_config('synchronous_commit', CASE s.setting WHEN 'off' THEN 'on' ELSE s.setting END, false),
  set_config('default_transaction_isolation', 'read committed', false),
  set_config('statement_timeout', '${STATEMENT_MS}', false),
  set_config('lock_timeout', '${LOCK_MS}', false),
  set_config('idle_in_transaction_session_timeout', '${IDLE_TRANSACTION_MS}', false),
  set_config('plan_cache_mode', 'force_generic_plan', false),
  set_config('enable_seqscan', 'off', false)
  FROM pg_settings s WHERE s.name = 'synchronous_commit'`;

/** With sslmode as libpq means it: "require" encrypts and does not ask for a certificate that can be verified. */
function withLibpqModes(url: string): string {
  const { searchParams } = new URL(url);
  const isWeak = LIBPQ_MODES.includes(searchParams.get('sslmode') ?? '');
  return isWeak && !searchParams.has('uselibpqcompat') ? `${url}&uselibpqcompat=true` : url;
}
/** pg takes them for "verify-full", and says that this will change. */
const LIBPQ_MODES = ['prefer', 'require', 'verify-ca'];

/** A connected client with our session settings. Rejects with the error of pg. */
export async function connect({
  url,
  name,
  answerMs = ANSWER_MS,
}: Pick<LinkOptions, 'url' | 'name' | 'answerMs'>): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: withLibpqModes(url),
    application_name: name,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    pipeline: true,
  });
  // An error without a listener would end the process. The query in progress is rejected with it.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(SESSION);
    return client;
  } catch (error) {
    void client.end();
    throw error;
  }
}

/** A connection that is opened again after a loss, with growing pauses while the server is away. */
export class Link {
  readonly #options: LinkOptions;
  #client: pg.Client | null = null;
  #connecting: Promise<pg.Client> | null = null;
  #failures = 0;
  #retryAt = 0;
  #lastError: unknown = null;
  #closed = false;
  /** Queries that wait for an answer. */
  pending = 0;
  /** Connections opened so far. */
  opened = 0;

  constructor(options: LinkOptions, client: pg.Client | null = null) {
    this.#options = options;
    if (client) this.#adopt(client);
  }

  get isConnected(): boolean {
    return this.#client !== null;
  }

  /** Whether the last attempt to connect has failed. */
  get isAway(): boolean {
    return this.#client === null && this.#failures > 0;
  }

  /** Rejects with a busy StoreError while the server is away. */
  async client(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    if (this.#closed) throw new StoreError('failed', 'the database is closed');
    if (this.#connecting === null && performance.now() < this.#retryAt) throw this.#away();
    this.#connecting ??= this.#connect();
    const patience = new AbortController();
    try {
      const late = sleep(PATIENCE_MS, null, { signal: patience.signal, ref: false });
      late.catch(() => undefined);
      const client = await Promise.race([this.#connecting, late]);
      if (client) return client;
    } catch {
      // Kept in #lastError.
    } finally {
      patience.abort();
    }
    throw this.#away();
  }

  /** Connects in the background. */
  open(): void {
    // A failure is kept in #lastError, and the next query tries again.
    void this.client().catch(() => undefined);
  }

  /** Rejects with a busy StoreError when nothing was sent, else with the error of pg. */
  async query(statement: Statement, values: readonly unknown[]): Promise<pg.QueryResult> {
    this.pending++;
    try {
      const client = this.#client ?? (await this.client());
      try {
        return await client.query({ ...statement, values: values as unknown[] });
      } catch (error) {
        // Its answer may still come, and would be taken for that of the next query.
        if (isTimeout(error)) this.#discard(client);
        throw error;
      }
    } finally {
      this.pending--;
    }
  }

  /** Answers what was sent before. */
  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#client ?? (await this.#connecting?.catch(() => null));
    this.#client = null;
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const { log } = this.#options;
    try {
      const client = await connect(this.#options);
      if (this.#failures > 0) log.info({}, 'The database answers again.');
      this.#failures = 0;
      this.#adopt(client);
      return client;
    } catch (err) {
      this.#lastError = err;
      const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)]!;
      // Nodes that lost the same server must not all come back in the same millisecond.
      this.#retryAt = performance.now() + pause * (0.75 + Math.random() / 2);
      if (this.#failures++ === 0) log.error({ err }, 'The database cannot be reached.');
      throw err;
    } finally {
      this.#connecting = null;
    }
  }

  #adopt(client: pg.Client): void {
    this.opened++;
    this.#client = client;
    const lost = (): void => {
      if (this.#client === client) this.#client = null;
    };
    client.on('error', lost);
    client.on('end', lost);
  }

  /** Without waiting: nothing answers at the other end. */
  #discard(client: pg.Client): void {
    if (this.#client === client) this.#client = null;
    client.connection.stream.destroy();
  }

  #away(): StoreError {
    return new StoreError('busy', 'the database cannot be reached', this.#lastError);
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Query read timeout');
