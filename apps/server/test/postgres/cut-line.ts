import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A TCP line to PostgreSQL that a test can cut. */
export class CutLine {
  readonly url: string;
  readonly #sockets: Set<Socket>;
  readonly #state: { cutAnswers: boolean };

  private constructor(url: string, sockets: Set<Socket>, state: { cutAnswers: boolean }) {
    this.url = url;
    this.#sockets = sockets;
    this.#state = state;
  }

  static async open(url: string): Promise<CutLine> {
    const { hostname, port } = new URL(url);
    const line = new URL(url);
    const sockets = new Set<Socket>();
    const state = { cutAnswers: false };
    const server = createServer(near => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.on('data', chunk => far.write(chunk));
      far.on('data', chunk => {
        if (state.cutAnswers) near.destroy();
        else near.write(chunk);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port was given');
    line.port = String(address.port);
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return new CutLine(line.href, sockets, state);
  }

  /** The server still gets what is sent; its next answers are lost with their connections. */
  cutAnswers(cut: boolean): void {
    this.#state.cutAnswers = cut;
  }

  cutAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
