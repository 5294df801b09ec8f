import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../apps/server/test/server-child.ts';
import type { AttackArguments } from './arguments.ts';
import type { Finding } from './report.ts';
import { Target } from './target.ts';

export type Wish = Pick<AttackArguments, 'long' | 'frames'>;

export type Attack = {
  readonly name: string;
  /** One line for `--list`. */
  readonly about: string;
  /** The longest it may take; it is broken off then. */
  readonly seconds: number | ((wish: Wish) => number);
  /** Mostly waits: it runs beside the others instead of before the next one. */
  readonly aside?: true;
  run(scene: Scene): Promise<void>;
};

export type ServerWish = { readonly data?: string; readonly shell?: string };

/** What one attack starts: servers, folders, sockets. All of it is gone when the attack is over. */
export class Scene {
  readonly wish: Wish;
  /** What was found so far: kept when the attack is broken off. */
  readonly findings: Finding[] = [];
  readonly #endings: (() => unknown)[] = [];
  #over = false;

  constructor(wish: Wish = { long: false, frames: 0 }) {
    this.wish = wish;
    process.on('exit', this.#endNow);
  }

  add(...findings: readonly Finding[]): void {
    this.findings.push(...findings);
  }

  /** A new, empty folder. */
  folder(): string {
    this.#checkOpen();
    const folder = mkdtempSync(join(tmpdir(), 'tablee-attack-'));
    this.atEnd(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  /** A server with these settings and the defaults otherwise, on a fresh folder unless one is named. */
  async server(settings: Settings = {}, { data = this.folder(), shell }: ServerWish = {}): Promise<Target> {
    this.#checkOpen();
    const child = Target.spawn(data, settings, shell);
    // Before it is ready: it must not outlive an attack that ends meanwhile.
    this.atEnd(() => child.end('SIGKILL'));
    const target = await Target.of(child, data);
    this.atEnd(() => target.end('SIGKILL'));
    return target;
  }

  /** Done at the end, the latest first; at once when the end has come already. */
  atEnd(ending: () => unknown): void {
    if (this.#over) void ending();
    else this.#endings.push(ending);
  }

  /** An attack that was broken off goes on until it asks for something: it gets nothing more. */
  #checkOpen(): void {
    if (this.#over) throw new Error('the attack is over');
  }

  async end(): Promise<void> {
    this.#over = true;
    process.off('exit', this.#endNow);
    for (const ending of this.#endings.splice(0).reverse()) await ending();
  }

  /** When this process has to go at once: signals are sent, nothing is waited for. */
  readonly #endNow = (): void => {
    this.#over = true;
    for (const ending of this.#endings.splice(0).reverse()) {
      try {
        void ending();
      } catch {
        // A folder a dying server still writes to stays behind.
      }
    }
  };
}

/** Ctrl-C leaves no server behind. */
export function endOnSignals(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

export const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** Runs `work` for 0 ‥ count-1, so many at a time. */
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

/** Asks again and again until it holds; false when it does not within the time. */
export async function until(ms: number, holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const limit = performance.now() + ms;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() > limit) return false;
    await sleep(20);
  }
}
