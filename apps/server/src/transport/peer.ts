import type { Duplex } from 'node:stream';
import type { DownFrame } from '@tablee/wire';
import { WebSocket } from 'ws';
import { type Lag, USUAL_LAG_MS } from '../clocks/lag.ts';
import type { LiveTable } from '../tables/table.ts';
import type { OutsideEyes, Watcher } from '../watch/audience.ts';
import { FRAME_ENCODING, Message } from '../watch/message.ts';
import type { WsDoor } from './ws.ts';

/** Who asks and asks without ever reading an answer is let go. */
const MAX_UNREAD_BYTES = 1_048_576;

/** One WebSocket. Thousands sit idle, so it is one object with few fields and neither timers nor closures. */
export class Peer extends WebSocket {
  door: WsDoor | null = null;
  /** The socket below: whole frames are written to it directly, each encoded once for all readers. */
  line: Duplex | null = null;
  address = '';
  guestHash: string | null = null;
  alive = true;
  /** Measured from the first table with a clock on; most lines never need it. */
  lag: Lag | null = null;
  watches: readonly Watch[] = [];
  /** While a table is being opened, later frames wait, so that "watch, play" plays. */
  opening: Promise<void> | null = null;
  second = 0;
  framesThisSecond = 0;
  out = '';
  #draining = false;

  /** Once per lag, however many tables are watched: a reader who is behind is given nothing until this fires. */
  awaitDrain(line: Duplex): void {
    if (this.#draining) return;
    this.#draining = true;
    line.once('drain', () => {
      this.#draining = false;
      for (const watch of this.watches) this.door?.catchUp(watch);
    });
  }

  say(frame: DownFrame): void {
    if (this.line && this.line.writableLength > MAX_UNREAD_BYTES) this.terminate();
    else this.post(Message.of(frame).ws);
  }

  /** Frames of one tick leave in one write call. */
  post(frame: string): void {
    if (this.out === '') this.door?.outbox.add(this);
    this.out += frame;
  }

  flush(): void {
    const { out } = this;
    this.out = '';
    if (out !== '' && this.readyState === WebSocket.OPEN) this.line?.write(out, FRAME_ENCODING);
  }
}

/** A peer's view of one table. */
export class Watch implements Watcher {
  readonly peer: Peer;
  readonly table: LiveTable;
  readonly eyes: OutsideEyes;
  seen: number;
  behind = false;

  constructor(peer: Peer, table: LiveTable, eyes: OutsideEyes, seen: number) {
    this.peer = peer;
    this.table = table;
    this.eyes = eyes;
    this.seen = seen;
  }

  dismiss(): void {
    this.peer.terminate();
  }

  get lag(): number {
    return this.peer.lag?.credit ?? USUAL_LAG_MS;
  }

  give(message: Message): boolean {
    const { peer } = this;
    const { line } = peer;
    if (!line || peer.readyState !== WebSocket.OPEN) return true;
    if (line.writableNeedDrain) {
      peer.awaitDrain(line);
      return false;
    }
    peer.post(message.ws);
    return true;
  }
}
