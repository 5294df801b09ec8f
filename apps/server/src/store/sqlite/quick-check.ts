import { fileURLToPath } from 'node:url';
import { ChildReport } from '../child-report.ts';

const MAIN = fileURLToPath(new URL('./quick-check-process.ts', import.meta.url));

/** `findings`: messages of SQLite; empty when the file is intact. */
export type CheckResult = { readonly findings: readonly string[]; readonly seconds: number };

export type CheckTimes = { readonly firstMs: number; readonly everyMs: number };

export type CheckEvents = {
  readonly checked: (checked: CheckResult) => void;
  /** The check could not run; the file may be intact. */
  readonly failed: (error: Error) => void;
};

/** Reads the whole database periodically, so that damaged pages are found before they are needed. */
export class QuickCheck {
  readonly #file: string;
  readonly #times: CheckTimes;
  readonly #events: CheckEvents;
  readonly #child = new ChildReport<string[]>(MAIN);
  #timer: NodeJS.Timeout;

  constructor(file: string, times: CheckTimes, events: CheckEvents) {
    this.#file = file;
    this.#times = times;
    this.#events = events;
    this.#timer = this.#scheduleIn(times.firstMs);
  }

  /** Resolves when a running check has released the file. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#child.stop();
  }

  #scheduleIn(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#check(), ms).unref();
  }

  #check(): void {
    const began = performance.now();
    this.#child.run(this.#file, (error, findings) => {
      this.#timer = this.#scheduleIn(this.#times.everyMs);
      if (error) this.#events.failed(error);
      else if (findings) this.#events.checked({ findings, seconds: (performance.now() - began) / 1000 });
    });
  }
}
