import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Why a target is refused or did not answer. */
export type TargetProblem =
  | 'bad-url'
  | 'private-address'
  | 'unknown-host'
  | 'unreachable'
  | 'too-slow'
  | 'redirect';

export class TargetError extends Error {
  readonly problem: TargetProblem;
  constructor(problem: TargetProblem, cause?: unknown) {
    super(`the target of a message: ${problem}`, { cause });
    this.name = 'TargetError';
    this.problem = problem;
  }
}

/** A target that will not get better by waiting. */
export const isHopeless = (error: unknown): boolean =>
  error instanceof TargetError && (error.problem === 'bad-url' || error.problem === 'private-address');

export type Outgoing = {
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
};
export type Reply = {
  readonly status: number;
  /** Milliseconds, when the target asks to wait. */
  readonly retryAfterMs: number | null;
};

export type GuardOptions = {
  /** Allows http, and addresses of this machine: for tests, and for receivers on the same machine. */
  readonly loopback: boolean;
  /** Trusted besides the usual authorities. */
  readonly ca?: string;
  readonly timeoutMs?: number;
  readonly resolve?: (host: string) => Promise<readonly string[]>;
};

const TIMEOUT_MS = 10_000;
const MAX_URL = 2_000;
/** Nothing in an answer is read, but a polite target is heard out. */
const MAX_REPLY_BYTES = 65_536;

const resolveAll = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Sends a POST to a URL given by a stranger. The host is resolved once and the connection goes to the address that was
 * checked, so a name that changes its address in between gains nothing. Redirects are not followed.
 */
export class GuardedRequests {
  readonly #options: GuardOptions;
  readonly #closing = new AbortController();

  constructor(options: GuardOptions) {
    this.#options = options;
  }

  /** Throws a TargetError for a URL that can be refused without asking the network. */
  check(text: string): URL {
    const url = text.length <= MAX_URL && URL.canParse(text) ? new URL(text) : null;
    if (url?.username !== '' || url.password !== '') throw new TargetError('bad-url');
    const plain = url.protocol === 'http:' && this.#options.loopback;
    if (url.protocol !== 'https:' && !plain) throw new TargetError('bad-url');
    const host = hostIn(url);
    if (isIP(host) !== 0) this.#checkAddress(host);
    else if (!this.#options.loopback && !host.includes('.')) throw new TargetError('private-address');
    return url;
  }

  /** Rejects with a TargetError. */
  async post(text: string, message: Outgoing): Promise<Reply> {
    const url = this.check(text);
    const late = AbortSignal.timeout(this.#options.timeoutMs ?? TIMEOUT_MS);
    const signal = AbortSignal.any([late, this.#closing.signal]);
    try {
      const address = await this.#addressOf(hostIn(url), signal);
      const reply = await this.#send(url, address, message, signal);
      if (reply.status >= 300 && reply.status < 400) throw new TargetError('redirect');
      return reply;
    } catch (error) {
      if (error instanceof TargetError) throw error;
      throw new TargetError(late.aborted ? 'too-slow' : 'unreachable', error);
    }
  }

  /** What is under way fails; it is sent after the next start. */
  close(): void {
    this.#closing.abort();
  }

  async #addressOf(host: string, signal: AbortSignal): Promise<string> {
    if (isIP(host) !== 0) return host;
    const resolve = this.#options.resolve ?? resolveAll;
    const late = new Promise<never>((_, fail) => {
      signal.addEventListener('abort', () => fail(new TargetError('too-slow')), { once: true });
    });
    const found = await Promise.race([
      resolve(host).catch(error => {
        throw new TargetError('unknown-host', error);
      }),
      late,
    ]);
    // One private address among public ones is a trap.
    for (const address of found) this.#checkAddress(address);
    const [first] = found;
    if (first === undefined) throw new TargetError('unknown-host');
    return first;
  }

  #checkAddress(address: string): void {
    if (isPublicAddress(address)) return;
    if (this.#options.loopback && isLoopbackAddress(address)) return;
    throw new TargetError('private-address');
  }

  #send(url: URL, address: string, { headers, body }: Outgoing, signal: AbortSignal): Promise<Reply> {
    const secure = url.protocol === 'https:';
    const { request } = secure ? https : http;
    return new Promise((done, fail) => {
      const sent = request(
        {
          method: 'POST',
          host: address,
          port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
          path: `${url.pathname}${url.search}`,
          headers: { ...headers, host: url.host, 'content-length': body.length, connection: 'close' },
          agent: false,
          signal,
          ...(secure ? { servername: isIP(hostIn(url)) === 0 ? url.hostname : '' } : {}),
          ...(this.#options.ca === undefined ? {} : { ca: this.#options.ca }),
        },
        response => {
          const wait = Number(response.headers['retry-after']);
          const reply = {
            status: response.statusCode ?? 0,
            retryAfterMs: Number.isFinite(wait) && wait > 0 ? wait * 1_000 : null,
          };
          let read = 0;
          response.on('data', (chunk: Buffer) => {
            read += chunk.length;
            if (read <= MAX_REPLY_BYTES) return;
            done(reply);
            sent.destroy();
          });
          response.on('end', () => done(reply));
          response.on('error', fail);
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  }
}

/** An IPv6 host is written in brackets. */
const hostIn = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
