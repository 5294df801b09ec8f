import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as requestHttp,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Backend, CHECK_EVERY_MS, SILENT_MS, type Upstream } from './backend.ts';
import { LOCALHOST } from './node.ts';

export type { Upstream } from './backend.ts';
export type BalancerOptions = {
  readonly port?: number;
  readonly host?: string;
  /** A node that says nothing for so long counts as frozen: its connections are ended. */
  readonly silentMs?: number;
  /** Called after each check with the names of healthy nodes. */
  readonly onChecked?: (healthy: readonly string[]) => void;
};

/** Set by this proxy, or meant for one connection only. */
const OWN_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'upgrade',
  'te',
  'trailer',
  'x-forwarded-host',
  'x-forwarded-proto',
];
const REPEATABLE = ['GET', 'HEAD'];
const UNAVAILABLE = {
  status: 503,
  rule: 'TABLE',
  key: 'unhealthy',
  sentence: 'No server answers at the moment. Please try again in a moment.',
};

/**
 * A load balancer for one machine: round robin over nodes that answer /healthz with 200. A connection that is refused is
 * tried on the next node. Without a healthy node, those that answer at all are used.
 */
export class Balancer {
  readonly #server: Server;
  readonly #backends: readonly Backend[];
  readonly #checks: NodeJS.Timeout;
  readonly #sockets = new Set<Duplex>();
  readonly #onChecked: BalancerOptions['onChecked'];
  #turn = 0;

  private constructor(upstreams: readonly Upstream[], { silentMs = SILENT_MS, onChecked }: BalancerOptions) {
    this.#onChecked = onChecked;
    this.#backends = upstreams.map(upstream => new Backend(upstream, silentMs));
    this.#server = createServer((request, response) => void this.#forward(request, response));
    this.#server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    this.#server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    this.#checks = setInterval(() => void this.#checkAll(), CHECK_EVERY_MS);
  }

  static async listen(upstreams: readonly Upstream[], options: BalancerOptions = {}): Promise<Balancer> {
    const balancer = new Balancer(upstreams, options);
    try {
      balancer.#server.listen(options.port ?? 0, options.host ?? LOCALHOST);
      await once(balancer.#server, 'listening');
    } catch (error) {
      clearInterval(balancer.#checks);
      throw error;
    }
    await balancer.#checkAll();
    return balancer;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://${LOCALHOST}:${this.port}`;
  }

  /** Names of the nodes that get new connections. */
  get healthy(): readonly string[] {
    return this.#backends.filter(b => b.state === 'healthy').map(b => b.name);
  }

  async close(): Promise<void> {
    clearInterval(this.#checks);
    for (const backend of this.#backends) backend.cut();
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>(closed => this.#server.close(() => closed()));
  }

  async #checkAll(): Promise<void> {
    await Promise.all(this.#backends.map(backend => backend.check()));
    // When no node answers, the fault is elsewhere and their connections may still be good.
    if (this.healthy.length > 0)
      for (const backend of this.#backends) if (backend.state === 'silent') backend.cut();
    this.#onChecked?.(this.healthy);
  }

  /** Healthy nodes first, each time beginning with the next one. */
  #candidates(): readonly Backend[] {
    const first = this.#turn++;
    const turned = this.#backends.map((_, i) => this.#backends[(first + i) % this.#backends.length]!);
    return [
      ...turned.filter(b => b.state === 'healthy'),
      ...turned.filter(b => b.state === 'unhealthy'),
      ...turned.filter(b => b.state === 'silent' || b.state === 'refusing'),
    ];
  }

  async #connect(): Promise<Socket | null> {
    for (const backend of this.#candidates()) {
      const socket = await backend.connect();
      if (socket) return socket;
    }
    return null;
  }

  async #forward(request: IncomingMessage, response: ServerResponse, attempt = 1): Promise<void> {
    request.pause();
    const socket = await this.#connect();
    if (!socket) return refuse(response);
    const sent = requestHttp({
      createConnection: () => socket,
      method: request.method,
      path: request.url,
      headers: headersOf(request),
      setHost: false,
    });
    response.once('close', () => sent.destroy());
    sent.once('response', answer => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutOwn(answer.rawHeaders));
      response.flushHeaders();
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    sent.once('error', () => {
      if (response.headersSent) response.destroy();
      else if (REPEATABLE.includes(request.method ?? '') && attempt < this.#backends.length)
        void this.#forward(request, response, attempt + 1);
      else refuse(response);
    });
    request.pipe(sent);
  }

  async #upgrade(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    client.on('error', () => client.destroy());
    const socket = await this.#connect();
    if (!socket || client.destroyed) {
      socket?.destroy();
      client.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\n\r\n');
      return;
    }
    socket.write(writeHead(request));
    if (head.length > 0) socket.write(head);
    // Both ends close together, after what was sent has been delivered.
    socket.once('close', () => (client as Socket).destroySoon());
    client.once('close', () => socket.destroySoon());
    client.pipe(socket);
    socket.pipe(client);
  }
}

function refuse(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(UNAVAILABLE.status, { 'content-type': 'application/json', 'retry-after': '1' });
  response.end(JSON.stringify(UNAVAILABLE));
}

/** Pairs of name and value, as Node keeps and takes them. */
function withoutOwn(raw: readonly string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < raw.length; i += 2)
    if (!OWN_HEADERS.includes(raw[i]!.toLowerCase())) kept.push(raw[i]!, raw[i + 1]!);
  return kept;
}

/** The server trusts the last address only (TABLEE_PROXIES=1), so what the client claims before it is kept. */
const forwarded = ({ socket, headers }: IncomingMessage): string[] => [
  'x-forwarded-for',
  socket.remoteAddress ?? '',
  'x-forwarded-proto',
  'http',
  ...(headers.host === undefined ? [] : ['x-forwarded-host', headers.host]),
];

const headersOf = (request: IncomingMessage): string[] => [
  ...withoutOwn(request.rawHeaders),
  ...forwarded(request),
  'connection',
  'close',
];

function writeHead(request: IncomingMessage): string {
  const lines = [`${request.method} ${request.url} HTTP/1.1`];
  const pairs = [
    ...withoutOwn(request.rawHeaders),
    ...forwarded(request),
    ...['connection', 'Upgrade', 'upgrade', request.headers.upgrade ?? 'websocket'],
  ];
  for (let i = 0; i < pairs.length; i += 2) lines.push(`${pairs[i]}: ${pairs[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
