import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { node } from '../scripts/setup.mjs';

const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
const READY = /^Tablée: http:\/\/[^:]+:(\d+)/;

/** The real server in its own process, with its own data and a port of its own that it keeps when it comes back. */
export class House {
  readonly #data: string;
  #port = 0;
  #process: ChildProcess | null = null;

  private constructor(data: string) {
    this.#data = data;
  }

  static async open(): Promise<House> {
    const house = new House(await mkdtemp(join(tmpdir(), 'tablee-e2e-')));
    await house.start();
    return house;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      TABLEE_DATA: this.#data,
      TABLEE_LOG: 'error',
      // Bots that answer at once: people have time, tests have not.
      TABLEE_BOT_PAUSE: '20',
      TABLEE_BOT_MS: '25',
    };
    const child = spawn(node, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    // Read to the end of its life: a pipe nobody reads would stop the server.
    const lines = createInterface({ input: child.stdout });
    this.#port = await new Promise<number>((found, failed) => {
      child.once('exit', code => failed(new Error(`the server ended at once (${code})`)));
      lines.on('line', line => {
        const port = READY.exec(line)?.[1];
        if (port) found(Number(port));
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
