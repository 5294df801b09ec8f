import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@tablee/wire';
import { type RawData, type Server as SocketServer, type WebSocket, WebSocketServer } from 'ws';
import { Message } from '../../bus/message.ts';
import { Lag } from '../../clocks/lag.ts';
import { problemOf } from '../../common/problems.ts';
import { guestOf } from '../../people/credentials.ts';
import { plansOf } from '../../talk/talk.ts';
import type { ServerContext } from '../context.ts';
import { endWith, ignoreSocketError } from '../raw-response.ts';
import { addressOf, originProblem } from '../request-origin.ts';
import { pathOf } from '../request-path.ts';
import { catchUp, isOfGuests, isOneOf, stopWatching } from '../watching.ts';
import { Connection, type ConnectionOwner, Outbox, type Received, type TableWatch } from './connection.ts';
import { readFramesFast } from './fast-frame-reader.ts';
import { MessageHandlers } from './message-handlers.ts';

export const WS_PATH = '/ws';
/** Larger messages close the connection; those above MAX_FRAME_BYTES are only refused. */
const MAX_PAYLOAD = 65_536;
const HEARTBEAT_MS = 30_000;
const PING = '\x89\x00';
const CLOSE_GOING_AWAY = 1001;
const CLOSE_GRACE_MS = 1_000;

/** WebSockets: upgrades, heartbeats and connections. */
export class WsTransport implements ConnectionOwner {
  readonly outbox = new Outbox();
  readonly #context: ServerContext;
  readonly #handlers: MessageHandlers;
  readonly #connections = new Set<Connection>();
  readonly #sockets: SocketServer<typeof Connection>;
  readonly #heartbeat: NodeJS.Timeout;
  #stopping = false;

  constructor(context: ServerContext, server: Server) {
    this.#context = context;
    this.#handlers = new MessageHandlers(context, connection => this.#measureLag(connection));
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: MAX_PAYLOAD,
      WebSocket: Connection,
    });
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      this.#upgrade(request, socket, head);
    });
    this.#heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS).unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', ignoreSocketError);
    const { config, connections, requests } = this.#context;
    const address = addressOf(request, config.proxies);
    const wait = requests.request(address);
    const problem = wait > 0 ? problemOf('too-often') : this.#admit(request, address);
    if (problem) {
      endWith(socket, problem, wait);
      return;
    }
    let upgraded = false;
    this.#sockets.handleUpgrade(request, socket, head, connection => {
      upgraded = true;
      socket.removeListener('error', ignoreSocketError);
      connection.owner = this;
      connection.stream = socket;
      connection.address = address;
      connection.guestHash = guestOf(request.headers.cookie);
      readFramesFast(connection, socket, text => this.receive(connection, text));
      connection.on('message', onMessage);
      connection.on('pong', onPong);
      connection.on('close', onClose);
      connection.on('error', ignoreSocketError);
      this.#connections.add(connection);
    });
    // ws refused the handshake: the connection no longer counts.
    if (!upgraded) connections.leave(address);
  }

  /** Null: admitted, and counted among the live connections. */
  #admit(request: IncomingMessage, address: string): Problem | null {
    const { config, connections } = this.#context;
    if (pathOf(request.url ?? '') !== WS_PATH) return problemOf('no-route');
    if (this.#stopping) return problemOf('stopping');
    return originProblem(request, config) ?? connections.admit(address);
  }

  receive(connection: Connection, data: Received): void {
    connection.alive = true;
    this.#handlers.receive(connection, data);
  }

  remove(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    this.#context.connections.leave(connection.address);
    for (const watch of connection.watches) stopWatching(this.#context, watch.table, watch);
    connection.watches = [];
  }

  resume(watch: TableWatch): void {
    if (!watch.behind) return;
    catchUp(watch.table, watch);
    for (const planned of plansOf(watch.table)) watch.give(Message.of(planned));
  }

  /** Cuts the connections of guests whose session has ended, and those that show their seats. */
  cut(guests: readonly string[]): void {
    for (const connection of this.#connections)
      if (
        isOneOf(connection.guestHash, guests) ||
        connection.watches.some(watch => isOfGuests(watch, guests))
      )
        connection.terminate();
  }

  /** Disconnects clients that have not answered since the last heartbeat. */
  beat(): void {
    for (const connection of this.#connections) {
      if (!connection.alive) {
        connection.terminate();
        continue;
      }
      connection.alive = false;
      this.#ping(connection);
    }
  }

  /** The first call measures at once, later ones every few seconds. */
  #measureLag(connection: Connection): void {
    connection.lag ??= new Lag();
    if (connection.lag.isOld(performance.now())) this.#ping(connection);
  }

  #ping(connection: Connection): void {
    connection.lag?.sent(performance.now());
    connection.enqueue(PING);
  }

  /** Tells all clients; resolves when all connections are closed. */
  async stop(sentence: string): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#heartbeat);
    const closed = [...this.#connections].map(
      connection => new Promise<void>(done => connection.once('close', () => done())),
    );
    for (const connection of this.#connections) {
      connection.sendFrame({ t: 'stopping', sentence });
      connection.flush();
      connection.close(CLOSE_GOING_AWAY);
    }
    const timer = setTimeout(() => {
      for (const connection of this.#connections) connection.terminate();
    }, CLOSE_GRACE_MS);
    await Promise.all(closed);
    clearTimeout(timer);
  }
}

// Shared by all connections, so that an idle one needs no closures.
function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  if (this instanceof Connection) this.owner?.receive(this, isBinary || !Buffer.isBuffer(data) ? null : data);
}

function onPong(this: WebSocket): void {
  if (!(this instanceof Connection)) return;
  this.alive = true;
  this.lag?.answered(performance.now());
}

function onClose(this: WebSocket): void {
  if (this instanceof Connection) this.owner?.remove(this);
}
