import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Child, type Ended, type Settings } from '../apps/server/test/server-child.ts';
import { freePort } from '../bench/process.ts';

export const LOCALHOST = '127.0.0.1';

/** A third of a start is saved, as in `npm test`. */
const COMPILE_CACHE = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

export type NodeOptions = {
  readonly name: string;
  /** For archives and locks; a node with DATABASE_URL keeps no games here. */
  readonly data: string;
  readonly settings: Settings;
  /** Default: a free one. A node keeps its port when it is started again. */
  readonly port?: number;
  readonly onOutput?: (name: string, text: string) => void;
};

/** One server process of a fleet, which can be ended in every way and started again. */
export class FleetNode {
  readonly name: string;
  readonly port: number;
  readonly #options: NodeOptions;
  #child: Child | null = null;
  /** Called when the process ends without having been asked to. */
  onDeath: ((ended: Ended) => void) | null = null;

  private constructor(options: NodeOptions, port: number) {
    this.name = options.name;
    this.port = port;
    this.#options = options;
  }

  static async of(options: NodeOptions): Promise<FleetNode> {
    return new FleetNode(options, options.port ?? (await freePort()));
  }

  get url(): string {
    return `http://${LOCALHOST}:${this.port}`;
  }

  get isRunning(): boolean {
    return this.#child !== null;
  }

  get pid(): number | undefined {
    return this.#child?.process.pid;
  }

  /** What the present process has written to stderr. */
  get complaints(): string {
    return this.#child?.err ?? '';
  }

  /** Resolves when it listens. Throws what the process said instead. */
  async start(): Promise<void> {
    if (this.#child) throw new Error(`${this.name} runs already`);
    const { data, settings, onOutput } = this.#options;
    mkdirSync(data, { recursive: true });
    const environment = {
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      TABLEE_LOG: 'error',
      // The balancer; clients that connect directly name no other address and keep their own.
      TABLEE_PROXIES: '1',
      ...settings,
      HOST: LOCALHOST,
      PORT: String(this.port),
      TABLEE_DATA: data,
    };
    const child = new Child(environment, undefined, true);
    this.#child = child;
    const abandon = (): void => void child.process.kill('SIGKILL');
    process.on('exit', abandon);
    if (onOutput)
      for (const stream of [child.process.stdout, child.process.stderr])
        stream?.on('data', chunk => onOutput(this.name, String(chunk)));
    child.ended.then(ended => {
      process.off('exit', abandon);
      if (this.#child !== child) return;
      this.#child = null;
      this.onDeath?.(ended);
    });
    await child.ready();
  }

  /** As a crash: nothing is said, nothing is closed. */
  kill(): Promise<Ended | null> {
    return this.#end('SIGKILL');
  }

  /** As an update: it finishes its commits and says good-bye. */
  stop(): Promise<Ended | null> {
    return this.#end('SIGTERM');
  }

  /** As a machine that swaps or a paused container: connections stay open, nothing moves. */
  freeze(): void {
    this.#child?.process.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.process.kill('SIGCONT');
  }

  /** Null when it did not run. */
  async #end(signal: NodeJS.Signals): Promise<Ended | null> {
    const child = this.#child;
    this.#child = null;
    return child ? child.end(signal) : null;
  }
}
