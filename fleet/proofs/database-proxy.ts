import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { LOCALHOST } from '../node.ts';

/** How often it is looked whether the route works again. */
const HELD_POLL_MS = 20;

type Chunk = { readonly at: number; readonly data: Buffer };

/** One connection of a node to its database, whose bytes can be delayed or swallowed. */
class Link {
  readonly client: Socket;
  readonly server: Socket;
  /** Swallows everything, in both directions, without closing. */
  mute = false;
  /** It asked to be notified. */
  listens = false;

  constructor(client: Socket, server: Socket) {
    this.client = client;
    this.server = server;
  }

  end(): void {
    this.client.resetAndDestroy();
    this.server.resetAndDestroy();
  }
}

/** Stands between one node and PostgreSQL, without TLS, and makes the network bad. */
export class DatabaseProxy {
  readonly #server: Server;
  readonly #target: { readonly host: string; readonly port: number };
  readonly #links = new Set<Link>();
  /** Added to every byte, in each direction. */
  delayMs = 0;
  /** Holds everything back, of old and new connections, as a broken route does; it arrives afterwards. */
  blackHole = false;
  /** Connections that asked to be notified, so far. */
  listeners = 0;

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
    this.#server = createServer(client => this.#accept(client));
  }

  static async listen(databaseUrl: string): Promise<DatabaseProxy> {
    const { hostname, port } = new URL(databaseUrl);
    const proxy = new DatabaseProxy({ host: hostname, port: Number(port || 5432) });
    proxy.#server.listen(0, LOCALHOST);
    await once(proxy.#server, 'listening');
    return proxy;
  }

  /** The URL of the same database through this proxy. */
  urlOf(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.hostname = LOCALHOST;
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** Ends every connection at once; new ones are accepted. */
  cut(): void {
    for (const link of this.#links) link.end();
  }

  /** Swallows what the connections that listen send and receive from now on. Returns how many there are. */
  muteListeners(): number {
    const listening = [...this.#links].filter(link => link.listens && !link.mute);
    for (const link of listening) link.mute = true;
    return listening.length;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise<void>(closed => this.#server.close(() => closed()));
  }

  #accept(client: Socket): void {
    const server = connect(this.#target);
    const link = new Link(client, server);
    this.#links.add(link);
    const end = (): void => {
      this.#links.delete(link);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
    }
    client.on('data', data => {
      if (link.listens || !/\bLISTEN\s/i.test(data.toString('latin1'))) return;
      link.listens = true;
      this.listeners++;
    });
    this.#carry(link, client, server);
    this.#carry(link, server, client);
  }

  /** In order, each chunk not before its time. */
  #carry(link: Link, from: Socket, to: Socket): void {
    const waiting: Chunk[] = [];
    const deliver = (): void => {
      while (waiting.length > 0 && !to.destroyed) {
        const wait = this.blackHole ? HELD_POLL_MS : waiting[0]!.at - performance.now();
        if (wait > 0) {
          setTimeout(deliver, wait);
          return;
        }
        to.write(waiting.shift()!.data);
      }
    };
    from.on('data', (data: Buffer) => {
      if (link.mute) return;
      if (this.delayMs === 0 && !this.blackHole && waiting.length === 0) {
        to.write(data);
        return;
      }
      waiting.push({ at: performance.now() + this.delayMs, data });
      if (waiting.length === 1) deliver();
    });
  }
}
