import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  PostgresUnavailable,
  postgresAccount,
  program,
  reachablePrograms,
  runAs,
} from './postgres-binaries.ts';
import { clusterIn, SUPERUSER, temporaryFolder } from './postgres-cluster.ts';

export { PostgresUnavailable } from './postgres-binaries.ts';

export type PostgresOptions = {
  /** Kept after `stop`. Default: a temporary folder, removed by `stop`. */
  readonly folder?: string;
  /** Default: a free one. */
  readonly port?: number;
  /** Lines of postgresql.conf. */
  readonly settings?: { readonly [name: string]: string | number };
};

/** A PostgreSQL server on the loopback address. */
export type Postgres = {
  /** Of the database "postgres". The server keeps its port and password when it starts again. */
  readonly url: string;
  readonly port: number;
  /** The URL of a new database; `template`: the name of a database to copy, which no one may use meanwhile. */
  createDatabase(name?: string, template?: string): Promise<string>;
  /** Ends connections and writes everything to disk. */
  stop(): Promise<void>;
  /** SIGKILL, as if the process had crashed. */
  kill(): Promise<void>;
  /** After `kill` or `stop`; a temporary folder is gone after `stop`. */
  start(): Promise<void>;
};

/**
 * For tests on one machine. Without fsync a write is in the memory of the operating system when it is acknowledged: it
 * survives the death of any process, which is what these servers are made to show, but not a power cut.
 */
export const TEST_SETTINGS = { fsync: 'off', shared_buffers: '32MB', max_connections: 200 };

const READY = 'database system is ready to accept connections';
/** After a SIGKILL the other processes of the old server need a moment to notice. */
const PASSING = /pre-existing shared memory|could not bind|lock file/;
const START_ATTEMPTS = 50;
const ATTEMPT_PAUSE_MS = 100;

export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const account = postgresAccount();
  const folder = options.folder ?? temporaryFolder(account);
  mkdirSync(folder, { recursive: true });
  const native = reachablePrograms(account, folder);
  const { data, password } = clusterIn(folder, native, account);
  const port = options.port ?? (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    // A path with a space or of more than 100 characters cannot hold a socket.
    unix_socket_directories: '',
    port,
    ...options.settings,
  };
  const args = [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  let child: ChildProcess | null = null;
  const urlOf = (database: string): string =>
    `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  };
  const start = async (): Promise<void> => {
    for (let attempt = 1; child === null; attempt++) {
      const started = spawn(program(native, 'postgres'), args, {
        ...runAs(account),
        cwd: '/',
        // Ctrl-C in the terminal must not end it before the nodes.
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const fault = await ready(started);
      if (fault === null) child = started;
      else if (attempt === START_ATTEMPTS || !PASSING.test(fault))
        throw new PostgresUnavailable(`PostgreSQL does not start in "${folder}": ${fault}`);
      else await sleep(ATTEMPT_PAUSE_MS);
    }
  };
  // Without it, a test run that ends early leaves a server behind.
  const abandon = (): void => void child?.kill('SIGQUIT');
  process.on('exit', abandon);
  try {
    await start();
  } catch (error) {
    process.off('exit', abandon);
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: urlOf('postgres'),
    port,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      process.off('exit', abandon);
      await end('SIGINT');
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
    async createDatabase(name = `t${randomBytes(6).toString('hex')}`, template = 'template1') {
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      try {
        const [made, copied] = [name, template].map(text => client.escapeIdentifier(text));
        await client.query(`CREATE DATABASE ${made} TEMPLATE ${copied}`);
      } finally {
        await client.end();
      }
      return urlOf(name);
    },
  };
}

/** What the server wrote when it ended instead of starting, or null. */
async function ready(server: ChildProcess): Promise<string | null> {
  let log = '';
  return new Promise(resolve => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (log.includes(READY)) return;
      log += text;
      if (log.includes(READY)) resolve(null);
    });
    server.on('error', error => resolve(error.message));
    server.on('close', () => resolve(log.trim() || 'it ended without a word'));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise(closed => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
