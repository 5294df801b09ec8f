import { type ChildProcess, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./quick-check-main.ts', import.meta.url));

/** What is wrong with the file, in SQLite's words; empty when it is whole. */
export type Checked = { readonly findings: readonly string[]; readonly seconds: number };

export type CheckTimes = { readonly firstMs: number; readonly everyMs: number };

export type CheckNews = {
  readonly checked: (checked: Checked) => void;
  /** It could not be checked; that says nothing about the file. */
  readonly failed: (error: Error) => void;
};

/**
 * Reads the whole database now and then, so that a damaged page is found before somebody needs it. In a process of its
 * own, not in a thread: a check under way in a thread cannot be ended, and a server with a large file would not stop.
 */
export class QuickCheck {
  readonly #file: string;
  readonly #times: CheckTimes;
  readonly #news: CheckNews;
  #timer: NodeJS.Timeout;
  #child: ChildProcess | null = null;
  #stopped = false;

  constructor(file: string, times: CheckTimes, news: CheckNews) {
    this.#file = file;
    this.#times = times;
    this.#news = news;
    this.#timer = this.#in(times.firstMs);
  }

  /** Resolves when the check under way has let go of the file. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child === null) return;
    const ended = new Promise(done => child.once('close', done));
    child.kill('SIGKILL');
    await ended;
  }

  #in(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#check(), ms).unref();
  }

  #check(): void {
    const began = performance.now();
    this.#child = execFile(process.execPath, [MAIN, this.#file], { env: {} }, (error, stdout) => {
      this.#child = null;
      if (this.#stopped) return;
      this.#timer = this.#in(this.#times.everyMs);
      if (error) this.#news.failed(error);
      else {
        const findings = JSON.parse(stdout) as string[];
        this.#news.checked({ findings, seconds: (performance.now() - began) / 1000 });
      }
    });
  }
}
