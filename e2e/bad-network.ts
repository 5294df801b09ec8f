import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A network as phones have it, between a browser and the server: all bytes are late, and connections break. */
export class BadNetwork {
  #delayMs = 0;
  readonly #sockets = new Set<Socket>();
  readonly #proxy: Server;
  #isDown = false;

  private constructor(target: URL) {
    this.#proxy = createServer(near => {
      if (this.#isDown) return void near.destroy();
      const far = connect(Number(target.port), target.hostname);
      this.#pipe(near, far);
      this.#pipe(far, near);
    });
  }

  /** Fast at first, so that a test can get to its table. */
  static async open(target: string): Promise<BadNetwork> {
    const network = new BadNetwork(new URL(target));
    await once(network.#proxy.listen(0, '127.0.0.1'), 'listening');
    return network;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#proxy.address() as AddressInfo).port}`;
  }

  get isDown(): boolean {
    return this.#isDown;
  }

  #pipe(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.setNoDelay(true);
    from.on('data', bytes => setTimeout(() => to.writable && to.write(bytes), this.#delayMs));
    from.on('close', () => {
      this.#sockets.delete(from);
      setTimeout(() => to.destroy(), this.#delayMs);
    });
    // A broken connection is what this class is for; its other half is closed above.
    from.on('error', () => from.destroy());
  }

  /** From now on all bytes arrive so much later. */
  slow(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  /** Breaks all connections; new ones fail until `mend`. */
  cut(): void {
    this.#isDown = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isDown = false;
  }

  close(): void {
    this.cut();
    this.#proxy.close();
  }
}
