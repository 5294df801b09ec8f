import type { Audience, TableViews } from './audience.ts';
import type { Message } from './message.ts';

/** A table that can be watched. */
export type Topic = { readonly id: string; readonly audience: Audience };

/**
 * Announces what happens at tables to those who watch. Everything that leaves a table passes through here, so that
 * several server processes need only another implementation, one that also reaches the other processes.
 */
export interface Bus {
  /** A stored change: brings every watcher to entry n. */
  announce(topic: Topic, n: number, views: TableViews): void;
  /** One frame for all eyes. Slow readers miss it. */
  send(topic: Topic, message: Message): void;
}

/** Reaches the watchers of this process. */
export const localBus: Bus = {
  announce: ({ audience }, n, views) => audience.announce(n, views),
  send: ({ audience }, message) => audience.send(message),
};
