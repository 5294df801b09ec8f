import { type ChildProcess, execFile } from 'node:child_process';

/** Enough for the findings of any check; the default is 1 MB. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * Runs a file that prints one JSON value, in a process of its own: work in a thread cannot be interrupted, and a server
 * with a large database would not stop.
 */
export class ChildReport<T> {
  readonly #main: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;
  #stopped = false;

  /** `env`: the whole environment of the process. Passwords belong there: arguments are visible to other users. */
  constructor(main: string, env: NodeJS.ProcessEnv = {}) {
    this.#main = main;
    this.#env = env;
  }

  /** Calls back with an error or a value, never after `stop`. */
  run(argument: string, done: (error: Error | null, value: T | null) => void): void {
    const options = { env: this.#env, maxBuffer: MAX_OUTPUT };
    this.#child = execFile(process.execPath, [this.#main, argument], options, (error, stdout) => {
      this.#child = null;
      if (this.#stopped) return;
      if (error) done(error, null);
      else done(null, JSON.parse(stdout) as T);
    });
  }

  /** Resolves when a running process has released its files. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const child = this.#child;
    if (child === null) return;
    const ended = new Promise(closed => child.once('close', closed));
    child.kill('SIGKILL');
    await ended;
  }
}
