import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { checkLoopback, checkLoopbackUrl } from './loopback.ts';

export type Ask = {
  readonly body?: unknown;
  readonly token?: string;
  readonly cookie?: string;
  readonly headers?: { readonly [name: string]: string };
  /** The local address to connect from: limits count by address. */
  readonly from?: string;
  readonly timeoutMs?: number;
  /** False: the body is only counted. */
  readonly keep?: boolean;
};

export type Answer = {
  /** 0: no answer; `text` is the reason. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: number;
  readonly ms: number;
};

const TIMEOUT_MS = 30_000;
export const LOCALHOST = '127.0.0.1';

/** The guest cookie set by an answer, as a Cookie header. */
export const cookieOf = ({ headers }: Answer): string => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

/** The key of a problem, or an empty text. */
export function keyOf({ text }: Answer): string {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'key' in body ? String(body.key) : '';
  } catch {
    return '';
  }
}

/** Sends request targets exactly as given, from any loopback address. A failure is an answer too. */
export class HttpClient {
  readonly #url: URL;
  readonly #agents = new Map<string, Agent>();

  constructor(url: string) {
    this.#url = checkLoopbackUrl(url);
  }

  async ask(method: string, target: string, by: Ask = {}): Promise<Answer> {
    const began = performance.now();
    const first = await this.#once(method, target, by, began);
    return first === 'again' ? await this.#retry(method, target, by, began) : first;
  }

  async #retry(method: string, target: string, by: Ask, began: number): Promise<Answer> {
    const answer = await this.#once(method, target, by, began);
    return answer === 'again' ? failed('the connection broke', began) : answer;
  }

  #agentFor(from: string): Agent {
    const known = this.#agents.get(from);
    if (known) return known;
    const agent = new Agent({ keepAlive: true, maxSockets: 256 });
    this.#agents.set(from, agent);
    return agent;
  }

  /** 'again': a kept-alive connection was closed before the request was sent. */
  #once(method: string, target: string, by: Ask, began: number): Promise<Answer | 'again'> {
    const { body, token, cookie, from = LOCALHOST, timeoutMs = TIMEOUT_MS, keep = true } = by;
    const bytes = body === undefined ? null : toBytes(body);
    const headers = {
      ...(bytes ? { 'content-type': 'application/json', 'content-length': String(bytes.length) } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...by.headers,
    };
    return new Promise(done => {
      const sent = request({
        host: this.#url.hostname,
        port: this.#url.port,
        method,
        path: target,
        headers,
        agent: this.#agentFor(from),
        localAddress: checkLoopback(from),
      });
      const timer = setTimeout(() => sent.destroy(new Error('no answer in time')), timeoutMs);
      const end = (answer: Answer | 'again'): void => {
        clearTimeout(timer);
        done(answer);
      };
      sent.on('error', e => end(sent.reusedSocket && isReset(e) ? 'again' : failed(e.message, began)));
      sent.on('response', response => {
        const chunks: Buffer[] = [];
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (keep) chunks.push(chunk);
        });
        response.on('error', e => end(failed(e.message, began)));
        response.on('end', () =>
          end({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
            bytes: length,
            ms: performance.now() - began,
          }),
        );
      });
      sent.end(bytes);
    });
  }

  close(): void {
    for (const agent of this.#agents.values()) agent.destroy();
    this.#agents.clear();
  }
}

const toBytes = (body: unknown): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));

const isReset = (e: Error): boolean => 'code' in e && (e.code === 'ECONNRESET' || e.code === 'EPIPE');

const failed = (reason: string, began: number): Answer => ({
  status: 0,
  headers: {},
  text: reason,
  bytes: 0,
  ms: performance.now() - began,
});
