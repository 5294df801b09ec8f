import { type DownFrame, downFrame, type TableFrame, type UpFrame } from '@tablee/wire';
import { WebSocket } from 'ws';

/** A connection to a table that is kept as a page keeps it. Must agree with apps/web/src/session/remote. */

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 12_000;
const PING_MS = 15_000;
const DEAD_MS = 40_000;

export type ClientEvents = {
  readonly frame: (frame: DownFrame, client: TableClient) => void;
  /** A connection that never got a frame: refused, or ended before. */
  readonly failed?: () => void;
};

export type ClientOptions = {
  readonly table: string;
  /** Null: a spectator. */
  readonly token: string | null;
  /** Called for every attempt, with the number of failures since the last success. */
  readonly address: (failures: number) => string;
  readonly events: ClientEvents;
  /** 0 ‥ 1, for the jitter of the pauses. */
  readonly luck: () => number;
};

export class TableClient {
  readonly #options: ClientOptions;
  #socket: WebSocket | null = null;
  #timer: NodeJS.Timeout | null = null;
  #failures = 0;
  #closed = false;
  #heardAt = 0;
  #greeted = false;
  /** Connections opened so far. */
  connections = 0;
  /** The newest position received. */
  last: TableFrame | null = null;
  /** Positions older than one received before, as "entry 5 after 7". */
  readonly wentBack: string[] = [];

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Greeted by a server. */
  get isConnected(): boolean {
    return this.#greeted;
  }

  send(frame: UpFrame): void {
    if (this.#greeted) this.#socket?.send(JSON.stringify(frame));
  }

  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#greeted = false;
    this.#socket?.terminate();
  }

  #connect(): void {
    const { table, token, address } = this.#options;
    const socket = new WebSocket(`${address(this.#failures).replace('http', 'ws')}/ws`, {
      perMessageDeflate: false,
    });
    this.#socket = socket;
    this.#heardAt = performance.now();
    const pulse = setInterval(() => {
      if (performance.now() - this.#heardAt > DEAD_MS) socket.terminate();
      else if (this.#greeted) this.send({ t: 'ping' });
    }, PING_MS);
    socket.on('open', () => {
      this.connections++;
      const watch: UpFrame = { t: 'watch', table };
      if (token !== null) watch.token = token;
      if (this.last) watch.seen = this.last.n;
      socket.send(JSON.stringify(watch));
    });
    // The close event follows.
    socket.on('error', () => {});
    socket.on('message', data => {
      if (!this.#closed) this.#receive(downFrame.parse(JSON.parse(data.toString())));
    });
    socket.on('close', () => {
      clearInterval(pulse);
      if (!this.#greeted) this.#options.events.failed?.();
      this.#greeted = false;
      if (this.#closed) return;
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures++);
      this.#timer = setTimeout(() => this.#connect(), wait * (0.6 + 0.8 * this.#options.luck()));
    });
  }

  #receive(frame: DownFrame): void {
    this.#heardAt = performance.now();
    if (frame.t === 'hello') {
      this.#greeted = true;
      this.#failures = 0;
    }
    if (frame.t === 'table') {
      if (this.last && frame.n < this.last.n) this.wentBack.push(`entry ${frame.n} after ${this.last.n}`);
      else this.last = frame;
    }
    this.#options.events.frame(frame, this);
  }
}
