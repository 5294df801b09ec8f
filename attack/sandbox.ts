import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../apps/server/test/server-child.ts';
import type { AttackArguments } from './arguments.ts';
import type { Finding } from './report.ts';
import { Target } from './target.ts';

export type AttackOptions = Pick<AttackArguments, 'long' | 'frames'>;

export type Attack = {
  readonly name: string;
  /** One line for `--list`. */
  readonly description: string;
  /** Time limit: the attack is aborted afterwards. */
  readonly seconds: number | ((options: AttackOptions) => number);
  /** It mostly waits, so it runs in parallel to the others. */
  readonly background?: true;
  run(sandbox: Sandbox): Promise<void>;
};

export type ServerStart = { readonly data?: string; readonly shell?: string };

/** Servers, folders and sockets of one attack, all removed when it ends. */
export class Sandbox {
  readonly options: AttackOptions;
  /** Results so far, also of an aborted attack. */
  readonly findings: Finding[] = [];
  readonly #cleanups: (() => unknown)[] = [];
  #ended = false;

  constructor(options: AttackOptions = { long: false, frames: 0 }) {
    this.options = options;
    process.on('exit', this.#endNow);
  }

  add(...findings: readonly Finding[]): void {
    this.findings.push(...findings);
  }

  /** A new, empty folder. */
  folder(): string {
    this.#checkOpen();
    const folder = mkdtempSync(join(tmpdir(), 'tablee-attack-'));
    this.onEnd(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  /** Starts a server with default settings except these. Default: a new folder. */
  async server(settings: Settings = {}, { data = this.folder(), shell }: ServerStart = {}): Promise<Target> {
    this.#checkOpen();
    const child = Target.spawn(data, settings, shell);
    // Before it is ready: it must not outlive an attack that ends now.
    this.onEnd(() => child.end('SIGKILL'));
    const target = await Target.of(child, data);
    this.onEnd(() => target.end('SIGKILL'));
    return target;
  }

  /** Runs at the end, latest first; at once after the end. */
  onEnd(cleanup: () => unknown): void {
    if (this.#ended) void cleanup();
    else this.#cleanups.push(cleanup);
  }

  /** Stops an aborted attack at its next request to the sandbox. */
  #checkOpen(): void {
    if (this.#ended) throw new Error('the attack is over');
  }

  async end(): Promise<void> {
    this.#ended = true;
    process.off('exit', this.#endNow);
    for (const cleanup of this.#cleanups.splice(0).reverse()) await cleanup();
  }

  /** On exit: sends signals without waiting. */
  readonly #endNow = (): void => {
    this.#ended = true;
    for (const cleanup of this.#cleanups.splice(0).reverse()) {
      try {
        void cleanup();
      } catch {
        // A folder that a dying server still writes to is left over.
      }
    }
  };
}

/** Ends all servers on Ctrl-C. */
export function endOnSignals(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

export const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** Runs `work` for 0 ‥ count-1, `width` at a time. */
export async function inParallel(
  count: number,
  width: number,
  work: (i: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
}

/** Polls a condition; false when it does not hold in time. */
export async function until(ms: number, holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const limit = performance.now() + ms;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() > limit) return false;
    await sleep(20);
  }
}
