import type { Duplex } from 'node:stream';
import type { ClientEyes } from '@tablee/table';
import type { DownFrame } from '@tablee/wire';
import { WebSocket } from 'ws';
import type { Watcher } from '../../bus/audience.ts';
import { FRAME_ENCODING, Message } from '../../bus/message.ts';
import { type Lag, USUAL_LAG_MS } from '../../clocks/lag.ts';
import type { LiveTable } from '../../tables/live-table.ts';

/** A client that sends without reading its answers is disconnected. */
const MAX_UNREAD_BYTES = 1_048_576;

/** A received message: text, possibly still as bytes; null when it was binary. */
export type Received = string | Buffer | null;

/** The part of the transport that a connection calls. */
export interface ConnectionOwner {
  readonly outbox: Outbox;
  receive(connection: Connection, data: Received): void;
  remove(connection: Connection): void;
  /** The socket of a slow reader accepts data again. */
  resume(watch: TableWatch): void;
}

/** One WebSocket. Thousands are idle, so it has few fields and neither timers nor closures. */
export class Connection extends WebSocket {
  owner: ConnectionOwner | null = null;
  /** The underlying socket. Whole frames are written to it directly, encoded once for all readers. */
  stream: Duplex | null = null;
  address = '';
  guestHash: string | null = null;
  alive = true;
  /** Null until the first table with a clock: most connections need no measurement. */
  lag: Lag | null = null;
  watches: readonly TableWatch[] = [];
  /** While a table is being opened, later frames wait, so that "watch, play" plays. */
  opening: Promise<void> | null = null;
  second = 0;
  framesThisSecond = 0;
  #pending = '';
  #draining = false;

  /** One listener, for any number of watched tables: a slow reader gets nothing until it fires. */
  awaitDrain(stream: Duplex): void {
    if (this.#draining) return;
    this.#draining = true;
    stream.once('drain', () => {
      this.#draining = false;
      for (const watch of this.watches) this.owner?.resume(watch);
    });
  }

  sendFrame(frame: DownFrame): void {
    if (this.stream && this.stream.writableLength > MAX_UNREAD_BYTES) this.terminate();
    else this.enqueue(Message.of(frame).ws);
  }

  /** Frames of one tick are sent in one write call. */
  enqueue(frame: string): void {
    if (this.#pending === '') this.owner?.outbox.add(this);
    this.#pending += frame;
  }

  flush(): void {
    const pending = this.#pending;
    this.#pending = '';
    if (pending !== '' && this.readyState === WebSocket.OPEN) this.stream?.write(pending, FRAME_ENCODING);
  }
}

/** Connections with pending frames. Flushed after all promises of a commit have run. */
export class Outbox {
  #connections: Connection[] = [];
  #scheduled = false;

  add(connection: Connection): void {
    this.#connections.push(connection);
    if (this.#scheduled) return;
    this.#scheduled = true;
    process.nextTick(() => this.#flush());
  }

  #flush(): void {
    this.#scheduled = false;
    const connections = this.#connections;
    this.#connections = [];
    for (const connection of connections) connection.flush();
  }
}

/** One table watched by a connection. */
export class TableWatch implements Watcher {
  readonly connection: Connection;
  readonly table: LiveTable;
  readonly eyes: ClientEyes;
  seen: number;
  behind = false;
  looks = true;

  constructor(connection: Connection, table: LiveTable, eyes: ClientEyes, seen: number) {
    this.connection = connection;
    this.table = table;
    this.eyes = eyes;
    this.seen = seen;
  }

  dismiss(): void {
    this.connection.terminate();
  }

  get lag(): number {
    return this.connection.lag?.credit ?? USUAL_LAG_MS;
  }

  give(message: Message): boolean {
    const { connection } = this;
    const { stream } = connection;
    if (!stream || connection.readyState !== WebSocket.OPEN) return true;
    if (stream.writableNeedDrain) {
      connection.awaitDrain(stream);
      return false;
    }
    connection.enqueue(message.ws);
    return true;
  }
}
