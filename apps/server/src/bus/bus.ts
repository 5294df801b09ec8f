import type { DownFrame } from '@tablee/wire';
import type { Audience, TableViews } from './audience.ts';
import { Message } from './message.ts';

/** A table that can be watched. `n`: the number of its entries. */
export type Topic = { readonly id: string; readonly audience: Audience; readonly n: number };

/**
 * Announces what happens at tables to those who watch. Everything that leaves a table passes through here. The watchers
 * of other nodes hear of it through their own node: see `fleet/`.
 */
export interface Bus {
  /** Brings every watcher of this process to the present entry. */
  announce(topic: Topic, views: TableViews): void;
  /** One frame for all watchers of this process. Slow readers miss it. */
  send(topic: Topic, message: Message): void;
  /** A frame that is not stored, for the watchers of all nodes. */
  hint(topic: Topic, frame: DownFrame): void;
  /** This process has changed the table in the database: other nodes read it. */
  stored(topic: Topic): void;
}

/** Reaches the watchers of this process. */
export const localBus: Bus = {
  announce: ({ audience, n }, views) => audience.announce(n, views),
  send: ({ audience }, message) => audience.send(message),
  hint: ({ audience }, frame) => audience.send(Message.of(frame)),
  stored: () => {},
};
