import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@tablee/wire';
import { type RawData, type Server as SocketServer, type WebSocket, WebSocketServer } from 'ws';
import { Lag } from '../clocks/lag.ts';
import { problemOf } from '../problems.ts';
import { newsOf } from '../tables/frames.ts';
import { plansOf } from '../talk/plans.ts';
import { Message } from '../watch/message.ts';
import { addressOf, guestIn, originProblem } from './caller.ts';
import type { ServerContext } from './context.ts';
import { endWith } from './errors.ts';
import { answerFrame, type Sent } from './frames.ts';
import { Outbox } from './outbox.ts';
import { Peer, type Watch } from './peer.ts';
import { takeShortcut } from './shortcut.ts';
import { pathOf } from './target.ts';

export const WS_PATH = '/ws';
/** Beyond this a peer is cut off unread; below it, a frame that is too large is answered with a sentence. */
const MAX_PAYLOAD = 65_536;
const HEARTBEAT_MS = 30_000;
const PING = '\x89\x00';
const CLOSE_GOING_AWAY = 1001;
const CLOSE_GRACE_MS = 1_000;

/** The WebSocket door: upgrades, heartbeat, and a line per peer. What frames mean is in frames.ts. */
export class WsDoor {
  readonly context: ServerContext;
  readonly outbox = new Outbox();
  readonly #peers = new Set<Peer>();
  readonly #sockets: SocketServer<typeof Peer>;
  readonly #heartbeat: NodeJS.Timeout;
  #stopping = false;

  constructor(context: ServerContext, server: Server) {
    this.context = context;
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: MAX_PAYLOAD,
      WebSocket: Peer,
    });
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      this.#upgrade(request, socket, head);
    });
    this.#heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS).unref();
  }

  get size(): number {
    return this.#peers.size;
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', ignoreBrokenLine);
    const { config, connections, requests } = this.context;
    const address = addressOf(request, config.proxies);
    const wait = requests.request(address);
    const problem = wait > 0 ? problemOf('too-often') : this.#refuse(request, address);
    if (problem) {
      endWith(socket, problem, wait);
      return;
    }
    let admitted = false;
    this.#sockets.handleUpgrade(request, socket, head, peer => {
      admitted = true;
      socket.removeListener('error', ignoreBrokenLine);
      peer.door = this;
      peer.line = socket;
      peer.address = address;
      peer.guestHash = guestIn(request);
      takeShortcut(peer, socket, text => this.hear(peer, text));
      peer.on('message', onMessage);
      peer.on('pong', onPong);
      peer.on('close', onClose);
      peer.on('error', ignoreBrokenLine);
      this.#peers.add(peer);
    });
    // A handshake the library refuses never becomes a peer: its place is free again.
    if (!admitted) connections.leave(address);
  }

  /** Null: admitted, and counted among the live connections. */
  #refuse(request: IncomingMessage, address: string): Problem | null {
    const { config, connections } = this.context;
    if (pathOf(request.url ?? '') !== WS_PATH) return problemOf('no-route');
    if (this.#stopping) return problemOf('stopping');
    return originProblem(request, config) ?? connections.admit(address);
  }

  hear(peer: Peer, sent: Sent): void {
    peer.alive = true;
    answerFrame(this, peer, sent);
  }

  leave(peer: Peer): void {
    if (!this.#peers.delete(peer)) return;
    this.context.connections.leave(peer.address);
    for (const watch of peer.watches) this.unwatch(watch);
    peer.watches = [];
  }

  unwatch(watch: Watch): void {
    watch.table.audience.leave(watch);
    this.context.presence.mark(watch.table);
  }

  /** A slow reader's line is free again: the newest view, and nothing of what it missed. */
  catchUp(watch: Watch): void {
    if (!watch.behind) return;
    watch.table.audience.catchUp(watch, watch.table.match.n, newsOf(watch.table));
    for (const planned of plansOf(watch.table)) watch.give(Message.of(planned));
  }

  /** Who did not answer since the last beat is gone. */
  beat(): void {
    for (const peer of this.#peers) {
      if (!peer.alive) {
        peer.terminate();
        continue;
      }
      peer.alive = false;
      this.#ping(peer);
    }
  }

  /** Against a clock, how long a line takes is measured at once and then every few seconds. */
  measure(peer: Peer): void {
    peer.lag ??= new Lag();
    if (peer.lag.isOld(performance.now())) this.#ping(peer);
  }

  #ping(peer: Peer): void {
    peer.lag?.sent(performance.now());
    peer.post(PING);
  }

  /** Says goodbye to everybody; resolves when all lines are closed. */
  async stop(sentence: string): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#heartbeat);
    const gone = [...this.#peers].map(peer => new Promise<void>(done => peer.once('close', () => done())));
    for (const peer of this.#peers) {
      peer.say({ t: 'stopping', sentence });
      peer.flush();
      peer.close(CLOSE_GOING_AWAY);
    }
    const patience = setTimeout(() => {
      for (const peer of this.#peers) peer.terminate();
    }, CLOSE_GRACE_MS);
    await Promise.all(gone);
    clearTimeout(patience);
  }
}

// Shared by all peers, so that an idle one costs no closures.
function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  if (this instanceof Peer) this.door?.hear(this, isBinary || !Buffer.isBuffer(data) ? null : data);
}

function onPong(this: WebSocket): void {
  if (!(this instanceof Peer)) return;
  this.alive = true;
  this.lag?.answered(performance.now());
}

function onClose(this: WebSocket): void {
  if (this instanceof Peer) this.door?.leave(this);
}

/** A line that breaks is closed by the library right after; there is nobody left to tell. */
function ignoreBrokenLine(): void {}
