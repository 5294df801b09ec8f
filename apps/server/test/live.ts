import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Thinker } from '@tablee/bots';
import type { Problem, Seated } from '@tablee/wire';
import { onTestFinished } from 'vitest';
import { type Config, readConfig } from '../src/common/config.ts';
import { buildServer, type Server } from '../src/server.ts';
import { PostgresStore } from '../src/store/postgres/postgres-store.ts';
import type { Store } from '../src/store/store.ts';
import { catalogueGames, type GameSource } from '../src/tables/game-source.ts';
import type { Scheduler } from '../src/tables/scheduler.ts';
import { Line } from './line.ts';
import { databaseOf } from './postgres/database.ts';
import { storeIn } from './test-store.ts';

/**
 * A real server on a free port with a database in a new folder, stopped at the end of the test. In the vitest project
 * `postgres` the database is on a PostgreSQL server instead, one for each folder.
 */

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablée server '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type Wanted = {
  readonly data?: string;
  /** Default: a database in the data folder. Closed with the server. */
  readonly store?: Store;
  readonly limits?: Partial<Config['limits']>;
  readonly quotas?: Partial<Config['quotas']>;
  readonly retention?: Partial<Config['retention']>;
  readonly diskFloor?: number;
  readonly voteMinutes?: number;
  readonly metrics?: string;
  readonly origins?: readonly string[];
  readonly proxies?: number;
  readonly shelf?: GameSource;
  readonly dist?: string;
  readonly log?: Config['log'];
  readonly seed?: string;
  readonly bots?: Partial<Config['bots']>;
  readonly thinker?: Thinker;
  readonly scheduler?: Scheduler;
  readonly freeSpace?: () => Promise<number>;
  readonly auditAfterMs?: number;
  readonly reach?: Partial<Config['reach']>;
};

export type Answer<T = unknown> = {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
  /** The guest cookie set by the answer, as a Cookie header. */
  readonly cookie: string | null;
};
export type Ask = {
  readonly token?: string;
  readonly cookie?: string | null;
  readonly headers?: { readonly [name: string]: string };
};

const NO_LIMITS = {
  requests: 0,
  newTables: 0,
  frames: 0,
  connections: 10_000,
  connectionsEach: 10_000,
  workMs: 0,
  signIns: 0,
};
const NO_QUOTAS = { tablesDay: 0, tablesGuest: 0, megabytesDay: 0, botTables: 0 };

export class Live {
  readonly server: Server;
  readonly url: string;
  readonly data: string;
  /** All log lines of the server. */
  readonly logs: string[];

  constructor(server: Server, url: string, data: string, logs: string[]) {
    this.server = server;
    this.url = url;
    this.data = data;
    this.logs = logs;
  }

  async ask<T = unknown>(method: string, path: string, body?: unknown, by: Ask = {}): Promise<Answer<T>> {
    const headers: { [name: string]: string } = { ...by.headers };
    if (body !== undefined) headers['content-type'] ??= 'application/json';
    if (by.token) headers.authorization = `Bearer ${by.token}`;
    if (by.cookie) headers.cookie = by.cookie;
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await fetch(this.url + path, { method, headers, ...sent });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as T,
      headers: response.headers,
      cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? null,
    };
  }

  get = <T = unknown>(path: string, by?: Ask): Promise<Answer<T>> => this.ask('GET', path, undefined, by);
  post = <T = unknown>(path: string, body: unknown, by?: Ask): Promise<Answer<T>> =>
    this.ask('POST', path, body, by);

  /** A table with both seats taken. */
  async table(extra: { readonly [field: string]: unknown } = {}): Promise<readonly [Seated, Seated]> {
    const host = await this.post<Seated>('/api/tables', { game: 'tchag', name: 'Ann', seat: 0, ...extra });
    if (host.status !== 201) throw new Error(JSON.stringify(host.body));
    const guest = await this.post<Seated>(`/api/tables/${host.body.table}/seats`, { name: 'Bob' });
    if (guest.status !== 201) throw new Error(JSON.stringify(guest.body));
    return host.body.seat < guest.body.seat ? [host.body, guest.body] : [guest.body, host.body];
  }

  play(seated: Seated, decision: number, move: string): Promise<Answer<{ n: number } & Problem>> {
    return this.post(`/api/tables/${seated.table}/moves`, { decision, move }, { token: seated.token });
  }

  act(seated: Seated, act: string): Promise<Answer<{ n: number } & Problem>> {
    return this.post(`/api/tables/${seated.table}/acts`, { act }, { token: seated.token });
  }

  line(headers: { readonly [name: string]: string } = {}): Promise<Line> {
    return Line.open(`${this.url.replace('http', 'ws')}/ws`, headers);
  }

  /** A client that already got the position of a table. */
  async watch(table: string, token?: string): Promise<Line> {
    const line = await this.line();
    line.send({ t: 'watch', table, ...(token ? { token } : {}) });
    await line.next('table');
    return line;
  }
}

/** `simulated`: time is, so the store must not count on real time either. */
async function openStore(data: string, database: string | null, simulated: boolean): Promise<Store> {
  if (database === null || simulated) return storeIn(data);
  return PostgresStore.open({ url: database });
}

export async function live(wanted: Wanted = {}): Promise<Live> {
  const data = wanted.data ?? newFolder();
  const database = await databaseOf(data);
  const logs: string[] = [];
  const usual = readConfig({});
  const config: Config = {
    ...usual,
    port: 0,
    host: '127.0.0.1',
    data,
    database,
    origins: wanted.origins ?? [],
    proxies: wanted.proxies ?? 0,
    log: wanted.log ?? 'info',
    seed: wanted.seed ?? null,
    limits: { ...usual.limits, ...NO_LIMITS, ...wanted.limits },
    quotas: { ...NO_QUOTAS, ...wanted.quotas },
    retention: { ...usual.retention, ...wanted.retention },
    diskFloor: wanted.diskFloor ?? 0,
    voteMinutes: wanted.voteMinutes ?? usual.voteMinutes,
    metrics: wanted.metrics ?? 'local',
    reach: { ...usual.reach, ...wanted.reach },
    bots: { thinkers: 1, pauseMs: 0, ms: 20, ...wanted.bots },
  };
  const store = wanted.store ?? (await openStore(data, database, wanted.scheduler !== undefined));
  const built = await buildServer({
    config,
    store,
    games: wanted.shelf ?? catalogueGames,
    dist: wanted.dist ?? join(data, 'no pages'),
    logStream: { write: line => logs.push(line) },
    ...(wanted.thinker ? { thinker: wanted.thinker } : {}),
    ...(wanted.scheduler ? { scheduler: wanted.scheduler } : {}),
    ...(wanted.freeSpace ? { freeSpace: wanted.freeSpace } : {}),
    ...(wanted.auditAfterMs === undefined ? {} : { auditAfterMs: wanted.auditAfterMs }),
  });
  // Opened here, so closed here.
  const stop = (): Promise<void> => built.stop().then(() => store.close());
  const server: Server = { ...built, stop };
  const url = await server.listen();
  onTestFinished(() => server.stop());
  return new Live(server, url, data, logs);
}
