import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { node } from '../scripts/setup.mjs';

const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
const READY = /^Tablée: http:\/\/([^:]+):(\d+)/;

type Wanted = {
  /** All luck follows from it: the first table opened is the same every time, and so is the second. */
  readonly seed?: string;
  /** The URL of a PostgreSQL database. Default: SQLite. */
  readonly database?: string;
  /** Other settings, by the name of their variable. */
  readonly settings?: { readonly [name: string]: string };
};

/** The real server in its own process, with its own data and a port of its own that it keeps when it comes back. */
export class TestServer {
  readonly #data: string;
  readonly #wanted: Wanted;
  #host = 'localhost';
  #port = 0;
  #process: ChildProcess | null = null;

  private constructor(data: string, wanted: Wanted) {
    this.#data = data;
    this.#wanted = wanted;
  }

  static async open(wanted: Wanted = {}): Promise<TestServer> {
    const server = new TestServer(await mkdtemp(join(tmpdir(), 'tablee-e2e-')), wanted);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://${this.#host}:${this.#port}`;
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      TABLEE_DATA: this.#data,
      TABLEE_LOG: 'error',
      TABLEE_DISK_FLOOR: '0',
      // Bots that answer at once: people have time, tests have not.
      TABLEE_BOT_PAUSE: '20',
      TABLEE_BOT_MS: '25',
      ...(this.#wanted.seed === undefined ? {} : { TABLEE_SEED: this.#wanted.seed, HOST: '127.0.0.1' }),
      ...(this.#wanted.database === undefined ? {} : { DATABASE_URL: this.#wanted.database }),
      ...this.#wanted.settings,
    };
    const child = spawn(node, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    // Read until it ends: a full pipe would stop the server.
    const lines = createInterface({ input: child.stdout });
    await new Promise<void>((found, failed) => {
      child.once('exit', code => failed(new Error(`the server ended at once (${code})`)));
      lines.on('line', line => {
        const [, host, port] = READY.exec(line) ?? [];
        if (host === undefined) return;
        this.#host = host;
        this.#port = Number(port);
        found();
      });
    });
  }

  /** Asked politely: it finishes its commits and says goodbye. */
  stop = (): Promise<void> => this.#end('SIGTERM');
  /** As when the power fails. */
  kill = (): Promise<void> => this.#end('SIGKILL');

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.#data, { recursive: true, force: true });
  }
}
