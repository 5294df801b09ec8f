import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Without vitest, so that `attack/` can use it. */

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Settings without limits for a single address. */
export const NO_LIMITS = {
  TABLEE_REQUESTS: '0',
  TABLEE_NEW_TABLES: '0',
  TABLEE_FRAMES: '0',
  TABLEE_CONNECTIONS_EACH: '10000',
  TABLEE_WORK: '0',
  TABLEE_TABLES_DAY: '0',
  TABLEE_TABLES_GUEST: '0',
  TABLEE_MEGABYTES_DAY: '0',
  TABLEE_BOT_TABLES: '0',
  TABLEE_DISK_FLOOR: '0',
};

/** Characters of each stream, of a process that runs for days. */
const KEPT_OUTPUT = 1_000_000;

export type Settings = { readonly [name: string]: string };
export type Ended = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** The server as a process with an environment, output and an exit code. */
export class Child {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  out = '';
  err = '';

  /** `detached`: Ctrl-C in the terminal does not reach it. */
  constructor(env: Settings, shell?: string, detached = false) {
    const options = {
      detached,
      env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', ...env },
    };
    this.process = shell
      ? spawn('/bin/sh', ['-c', `${shell}; exec "$0" "$1"`, process.execPath, MAIN], options)
      : spawn(process.execPath, [MAIN], options);
    this.ended = new Promise(done => this.process.once('exit', (code, signal) => done({ code, signal })));
    this.process.stdout?.on('data', chunk => {
      this.out = (this.out + chunk).slice(-KEPT_OUTPUT);
    });
    this.process.stderr?.on('data', chunk => {
      this.err = (this.err + chunk).slice(-KEPT_OUTPUT);
    });
  }

  /** Resolves with its address once it is printed. */
  async ready(): Promise<string> {
    let over = false;
    this.ended.then(() => {
      over = true;
    });
    for (;;) {
      const address = /^Tablée: (http:\S+)$/m.exec(this.out)?.[1];
      if (address) return address;
      if (over) throw new Error(`the server ended: ${this.err}`);
      await new Promise(done => setTimeout(done, 10));
    }
  }

  async end(signal: NodeJS.Signals): Promise<Ended> {
    this.process.kill(signal);
    return this.ended;
  }
}
