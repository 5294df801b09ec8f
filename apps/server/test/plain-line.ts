import { type DownFrame, downFrame } from '@tablee/wire';
import { WebSocket } from 'ws';

type Kind = DownFrame['t'];
type Of<K extends Kind> = Extract<DownFrame, { t: K }>;

export type LineOptions = {
  readonly headers?: { readonly [name: string]: string };
  /** The address of this machine to call from. */
  readonly localAddress?: string;
};

/** A WebSocket client that checks every frame against its schema and keeps it until somebody asks. */
export class PlainLine {
  readonly socket: WebSocket;
  /** Frames not read yet. */
  readonly heard: DownFrame[] = [];
  readonly closed: Promise<number>;
  /** Who listens gets every frame at once; nothing is kept then. */
  listener: ((frame: DownFrame) => void) | null = null;
  #wake: (() => void) | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise(done => socket.once('close', code => done(code)));
    socket.on('message', data => {
      const frame = downFrame.parse(JSON.parse(data.toString()));
      if (this.listener) this.listener(frame);
      else this.heard.push(frame);
      this.#wake?.();
    });
    socket.on('error', () => {});
  }

  static async open(url: string, options: LineOptions = {}): Promise<PlainLine> {
    const socket = new WebSocket(url, { ...options, perMessageDeflate: false });
    const line = new PlainLine(socket);
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
    return line;
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
  }

  /** The next frame of this kind that fits; earlier ones of other kinds are dropped. */
  async next<K extends Kind>(kind: K, fits: (frame: Of<K>) => boolean = () => true): Promise<Of<K>> {
    const deadline = Date.now() + 20_000;
    for (;;) {
      while (this.heard.length > 0) {
        const frame = this.heard.shift()!;
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

  /** Everything said until now has been answered: the server works through a line in order. */
  async quiet(): Promise<readonly DownFrame[]> {
    this.send({ t: 'ping' });
    const before: DownFrame[] = [];
    for (;;) {
      const frame = this.heard.shift();
      if (frame?.t === 'pong') return before;
      if (frame) before.push(frame);
      else await new Promise<void>(done => setTimeout(done, 5));
    }
  }
}
