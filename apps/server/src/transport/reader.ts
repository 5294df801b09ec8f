import type { ServerResponse } from 'node:http';
import { newsOf } from '../tables/frames.ts';
import type { LiveTable } from '../tables/table.ts';
import type { OutsideEyes, Watcher } from '../watch/audience.ts';
import type { Message } from '../watch/message.ts';

/** A comment line: proxies see traffic, readers see nothing. */
const HEARTBEAT = Buffer.from(':\n\n');

/** Somebody reading one table's event stream. */
export class Reader implements Watcher {
  readonly #response: ServerResponse;
  readonly table: LiveTable;
  readonly eyes: OutsideEyes;
  seen: number;
  behind = false;
  /** Full at the last heartbeat, and not empty since. */
  #stuck = false;

  constructor(response: ServerResponse, table: LiveTable, eyes: OutsideEyes, seen: number) {
    this.#response = response;
    this.table = table;
    this.eyes = eyes;
    this.seen = seen;
    response.on('drain', () => this.#drained());
  }

  give(message: Message): boolean {
    if (this.#response.writableNeedDrain) return false;
    this.#response.write(message.sse);
    return true;
  }

  dismiss(): void {
    this.#response.end();
  }

  /** Whose stream is still as full as at the heartbeat before no longer reads: it is cut. */
  beat(): void {
    if (!this.#response.writableNeedDrain) this.#response.write(HEARTBEAT);
    else if (this.#stuck) this.#response.destroy();
    else this.#stuck = true;
  }

  #drained(): void {
    this.#stuck = false;
    if (this.behind && !this.#response.closed)
      this.table.audience.catchUp(this, this.table.match.n, newsOf(this.table));
  }

  end(message: Message): void {
    this.#response.end(message.sse);
  }
}
