import type { Channel } from '../store/fleet-store.ts';
import type { Scheduler } from '../tables/scheduler.ts';
import { type News, readMessage, writeMessages } from './messages.ts';

/** News of this many milliseconds shares a message: a busy node sends 250 messages a second, not one per move. */
const GATHER_MS = 4;

/** Sends and receives news. Own messages are left out. */
export class NewsChannel {
  readonly #node: string;
  readonly #channel: Channel;
  readonly #scheduler: Scheduler;
  #waiting: News[] = [];
  /** The newest entry number of each table that changed since the last message. */
  #changed = new Map<string, number>();
  #cancel: (() => void) | null = null;

  constructor(node: string, channel: Channel, scheduler: Scheduler) {
    this.#node = node;
    this.#channel = channel;
    this.#scheduler = scheduler;
  }

  listen(heard: (from: string, news: News) => void): void {
    this.#channel.listen(text => {
      const message = readMessage(text);
      if (!message || message.from === this.#node) return;
      for (const news of message.news) heard(message.from, news);
    });
  }

  tell(news: News): void {
    // Several moves at one table within a message are one piece of news.
    if (news.kind === 'changed') this.#changed.set(news.table, news.n);
    else this.#waiting.push(news);
    this.#cancel ??= this.#scheduler.schedule(GATHER_MS, () => this.#send());
  }

  stop(): void {
    this.#cancel?.();
    this.#send();
  }

  #send(): void {
    this.#cancel = null;
    const changed = Array.from(this.#changed, ([table, n]) => ({ kind: 'changed' as const, table, n }));
    const all = [...changed, ...this.#waiting];
    this.#changed = new Map();
    this.#waiting = [];
    for (const text of writeMessages(this.#node, all)) this.#channel.publish(text);
  }
}
