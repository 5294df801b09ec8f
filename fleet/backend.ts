import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { LOCALHOST } from './node.ts';

export type Upstream = { readonly name: string; readonly port: number; readonly host?: string };

/**
 * - `healthy`: /healthz says 200.
 * - `unhealthy`: it says something else, or nothing for half of `silentMs`.
 * - `silent`: it accepts connections and says nothing: the process is frozen.
 * - `refusing`: it does not accept connections.
 */
export type BackendState = 'healthy' | 'unhealthy' | 'silent' | 'refusing';

export const CHECK_EVERY_MS = 250;
export const SILENT_MS = 2_000;
const CONNECT_MS = 1_000;

/** One node behind the balancer: its health, and the connections to it. */
export class Backend {
  readonly name: string;
  readonly #address: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  readonly #silentMs: number;
  state: BackendState = 'refusing';
  #checking = false;

  constructor({ name, port, host = LOCALHOST }: Upstream, silentMs: number) {
    this.name = name;
    this.#silentMs = silentMs;
    this.#address = { host, port };
  }

  /** One at a time: a node that does not answer is asked once. */
  async check(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    const slow = setTimeout(() => {
      this.state = 'unhealthy';
    }, this.#silentMs / 2);
    this.state = await this.#ask();
    clearTimeout(slow);
    this.#checking = false;
  }

  #ask(): Promise<BackendState> {
    return new Promise(done => {
      const sent = get({ ...this.#address, path: '/healthz', agent: false }, answer => {
        answer.resume();
        clearTimeout(timer);
        done(answer.statusCode === 200 ? 'healthy' : 'unhealthy');
      });
      const timer = setTimeout(() => {
        done('silent');
        sent.destroy();
      }, this.#silentMs);
      sent.on('error', () => {
        clearTimeout(timer);
        done('refusing');
      });
    });
  }

  /** Null when it cannot be reached; it then gets no connection until a check succeeds. */
  connect(): Promise<Socket | null> {
    return new Promise(done => {
      const socket = connect(this.#address);
      const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), CONNECT_MS);
      socket.setNoDelay(true);
      socket.once('connect', () => {
        clearTimeout(timer);
        this.#sockets.add(socket);
        done(socket);
      });
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        clearTimeout(timer);
        if (!this.#sockets.delete(socket)) {
          this.state = 'refusing';
          done(null);
        }
      });
    });
  }

  /** Ends all connections, so that clients of a frozen node come back through another one. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
