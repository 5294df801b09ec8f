import type { FleetStore, KnownTable, TableNews } from '../fleet-store.ts';
import type { StoreLog } from '../store.ts';
import { PostgresDutyRows } from './duty-rows.ts';
import { Link } from './link.ts';
import { NotifyChannel } from './notify-channel.ts';
import type { ReadLinks } from './read-links.ts';
import { readNews } from './table-news.ts';

/** Longer than a lease: on a busy machine a late answer comes sooner than that on a new connection. */
const BEAT_ANSWER_MS = 1_500;

export type PostgresFleetOptions = {
  readonly url: string;
  readonly name: string;
  readonly log: StoreLog;
  readonly readers: ReadLinks;
};

/** What several nodes with one PostgreSQL need. */
export class PostgresFleet implements FleetStore {
  readonly duties: PostgresDutyRows;
  readonly channel: NotifyChannel;
  readonly #link: Link;
  readonly #readers: ReadLinks;

  constructor({ url, name, log, readers }: PostgresFleetOptions) {
    this.#readers = readers;
    this.#link = new Link({
      url,
      name: `${name} leases`,
      log: { error: () => {}, info: () => {} },
      answerMs: BEAT_ANSWER_MS,
    });
    this.duties = new PostgresDutyRows(this.#link);
    this.channel = new NotifyChannel({ url, name: `${name} messages`, log });
  }

  newsOf(tables: readonly KnownTable[]): Promise<readonly TableNews[]> {
    return readNews(this.#readers, tables);
  }

  async close(): Promise<void> {
    await Promise.all([this.#link.close(), this.channel.close()]);
  }
}
