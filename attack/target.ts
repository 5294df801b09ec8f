import { readFileSync } from 'node:fs';
import type { Laid, Seated } from '@tablee/wire';
import { Child, type Ended, type Settings } from '../apps/server/test/server-child.ts';
import { WsClient } from '../apps/server/test/ws-client.ts';
import { type Answer, type Ask, HttpClient } from './http.ts';
import { checkLoopback, checkLoopbackUrl } from './loopback.ts';

export type Memory = { readonly rss: number; readonly peak: number };

/** The attacked server: a process with its own data folder, on a loopback address. */
export class Target {
  readonly child: Child;
  readonly data: string;
  readonly url: string;
  readonly #http: HttpClient;
  #ended: Ended | null = null;

  constructor(child: Child, url: string, data: string) {
    this.child = child;
    this.url = checkLoopbackUrl(url).origin;
    this.data = data;
    this.#http = new HttpClient(url);
    child.ended.then(ended => {
      this.#ended = ended;
    });
  }

  /** Starts a process; `Target.of` waits until it is ready. */
  static spawn(data: string, settings: Settings, shell?: string): Child {
    return new Child({ TABLEE_LOG: 'error', ...settings, TABLEE_DATA: data }, shell);
  }

  static async of(child: Child, data: string): Promise<Target> {
    return new Target(child, await child.ready(), data);
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  get isAlive(): boolean {
    return this.#ended === null;
  }

  /** Everything printed so far. */
  get output(): string {
    return this.child.out + this.child.err;
  }

  ask(method: string, path: string, by?: Ask): Promise<Answer> {
    return this.#http.ask(method, path, by);
  }

  get = (path: string, by?: Ask): Promise<Answer> => this.ask('GET', path, by);
  post = (path: string, body: unknown, by: Ask = {}): Promise<Answer> =>
    this.ask('POST', path, { ...by, body });

  /** Throws an error with the reason when it is refused. */
  async createTable(body: { readonly [field: string]: unknown }, by?: Ask): Promise<Laid> {
    return created<Laid>(await this.post('/api/tables', body, by));
  }

  /** A table whose two seats are taken. */
  async createFullTable(
    body: { readonly [field: string]: unknown },
    by?: Ask,
  ): Promise<readonly [Seated, Seated]> {
    const host = await created<Seated>(await this.post('/api/tables', { name: 'Ann', seat: 0, ...body }, by));
    const other = await this.post(`/api/tables/${host.table}/seats`, { name: 'Bob', seat: 1 }, by);
    return [host, created<Seated>(other)];
  }

  play(seated: Seated, decision: number, move: string, by: Ask = {}): Promise<Answer> {
    const path = `/api/tables/${seated.table}/moves`;
    return this.post(path, { decision, move }, { ...by, token: seated.token });
  }

  connect(from = '127.0.0.1', headers: { readonly [name: string]: string } = {}): Promise<WsClient> {
    const localAddress = checkLoopback(from);
    return WsClient.open(`${this.url.replace('http', 'ws')}/ws`, { headers, localAddress });
  }

  /** In bytes, from /proc; null once the process has ended. */
  memory(): Memory | null {
    try {
      const status = readFileSync(`/proc/${this.child.process.pid}/status`, 'utf8');
      const field = (name: string): number =>
        Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024;
      const memory = { rss: field('VmRSS'), peak: field('VmHWM') };
      return Number.isFinite(memory.rss) ? memory : null;
    } catch {
      return null;
    }
  }

  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<Ended> {
    this.#http.close();
    return this.child.end(signal);
  }
}

function created<T>(answer: Answer): T {
  if (answer.status !== 201) throw new Error(`no table: ${answer.status} ${answer.text.slice(0, 200)}`);
  return JSON.parse(answer.text) as T;
}
