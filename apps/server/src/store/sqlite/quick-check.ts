import { type ChildProcess, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./quick-check-process.ts', import.meta.url));

/** `findings`: messages of SQLite; empty when the file is intact. */
export type CheckResult = { readonly findings: readonly string[]; readonly seconds: number };

export type CheckTimes = { readonly firstMs: number; readonly everyMs: number };

export type CheckEvents = {
  readonly checked: (checked: CheckResult) => void;
  /** The check could not run; the file may be intact. */
  readonly failed: (error: Error) => void;
};

/**
 * Reads the whole database periodically, so that damaged pages are found before they are needed. Runs in a process of
 * its own: a check in a thread cannot be interrupted, and a server with a large file would not stop.
 */
export class QuickCheck {
  readonly #file: string;
  readonly #times: CheckTimes;
  readonly #events: CheckEvents;
  #timer: NodeJS.Timeout;
  #child: ChildProcess | null = null;
  #stopped = false;

  constructor(file: string, times: CheckTimes, events: CheckEvents) {
    this.#file = file;
    this.#times = times;
    this.#events = events;
    this.#timer = this.#scheduleIn(times.firstMs);
  }

  /** Resolves when a running check has released the file. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child === null) return;
    const ended = new Promise(done => child.once('close', done));
    child.kill('SIGKILL');
    await ended;
  }

  #scheduleIn(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#check(), ms).unref();
  }

  #check(): void {
    const began = performance.now();
    this.#child = execFile(process.execPath, [MAIN, this.#file], { env: {} }, (error, stdout) => {
      this.#child = null;
      if (this.#stopped) return;
      this.#timer = this.#scheduleIn(this.#times.everyMs);
      if (error) this.#events.failed(error);
      else {
        const findings = JSON.parse(stdout) as string[];
        this.#events.checked({ findings, seconds: (performance.now() - began) / 1000 });
      }
    });
  }
}
