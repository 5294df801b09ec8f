import { type DownFrame, downFrame } from '@tablee/wire';
import { WebSocket } from 'ws';

type Kind = DownFrame['t'];
type Of<K extends Kind> = Extract<DownFrame, { t: K }>;

export type WsClientOptions = {
  readonly headers?: { readonly [name: string]: string };
  /** The local address to connect from. */
  readonly localAddress?: string;
};

/** A WebSocket client that checks every frame against its schema and stores it until it is read. */
export class WsClient {
  readonly socket: WebSocket;
  /** Frames not read yet. */
  readonly received: DownFrame[] = [];
  readonly closed: Promise<number>;
  /** Gets every frame at once; frames are not stored then. */
  listener: ((frame: DownFrame) => void) | null = null;
  #wake: (() => void) | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise(done => socket.once('close', code => done(code)));
    socket.on('message', data => {
      const frame = downFrame.parse(JSON.parse(data.toString()));
      if (this.listener) this.listener(frame);
      else this.received.push(frame);
      this.#wake?.();
    });
    socket.on('error', () => {});
  }

  static async open(url: string, options: WsClientOptions = {}): Promise<WsClient> {
    const socket = new WebSocket(url, { ...options, perMessageDeflate: false });
    const client = new WsClient(socket);
    await new Promise<void>((done, failed) => {
      socket.once('open', done);
      socket.once('unexpected-response', (_request, response) => {
        let text = '';
        response.on('data', chunk => {
          text += chunk;
        });
        response.on('end', () => failed(new Error(`${response.statusCode} ${text}`)));
      });
      socket.once('error', failed);
    });
    return client;
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
  }

  /** The next frame of this kind that fits; all frames before it are dropped. */
  async next<K extends Kind>(kind: K, fits: (frame: Of<K>) => boolean = () => true): Promise<Of<K>> {
    const deadline = Date.now() + 20_000;
    for (;;) {
      while (this.received.length > 0) {
        const frame = this.received.shift()!;
        if (frame.t === kind && fits(frame as Of<K>)) return frame as Of<K>;
      }
      if (Date.now() > deadline) throw new Error(`no "${kind}" frame came`);
      await new Promise<void>(done => {
        const timer = setTimeout(done, 1_000);
        this.#wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  }

  /** Resolves when all frames sent so far are answered: the server handles a connection in order. */
  async quiet(): Promise<readonly DownFrame[]> {
    this.send({ t: 'ping' });
    const before: DownFrame[] = [];
    for (;;) {
      const frame = this.received.shift();
      if (frame?.t === 'pong') return before;
      if (frame) before.push(frame);
      else await new Promise<void>(done => setTimeout(done, 5));
    }
  }
}
