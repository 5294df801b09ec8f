import type { ServerResponse } from 'node:http';
import type { ClientEyes } from '@tablee/table';
import type { Watcher } from '../../bus/audience.ts';
import type { Message } from '../../bus/message.ts';
import type { LiveTable } from '../../tables/live-table.ts';
import { catchUp } from '../watching.ts';

/** A comment line: traffic for proxies, ignored by readers. */
const HEARTBEAT = Buffer.from(':\n\n');

export type StreamStart = {
  readonly table: LiveTable;
  readonly eyes: ClientEyes;
  /** Hash of the guest's secret; null without one. */
  readonly guest: string | null;
  /** Number of the last entry the reader has. */
  readonly seen: number;
};

/** The event stream of one reader at one table. */
export class EventStream implements Watcher {
  readonly #response: ServerResponse;
  readonly table: LiveTable;
  readonly eyes: ClientEyes;
  readonly guest: string | null;
  seen: number;
  behind = false;
  /** The buffer was full at the last heartbeat and has not drained since. */
  #stuck = false;

  constructor(response: ServerResponse, { table, eyes, guest, seen }: StreamStart) {
    this.#response = response;
    this.table = table;
    this.eyes = eyes;
    this.guest = guest;
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

  /** Closes a stream whose buffer has been full since the previous heartbeat. */
  beat(): void {
    if (!this.#response.writableNeedDrain) this.#response.write(HEARTBEAT);
    else if (this.#stuck) this.#response.destroy();
    else this.#stuck = true;
  }

  #drained(): void {
    this.#stuck = false;
    if (this.behind && !this.#response.closed) catchUp(this.table, this);
  }

  end(message: Message): void {
    this.#response.end(message.sse);
  }
}
