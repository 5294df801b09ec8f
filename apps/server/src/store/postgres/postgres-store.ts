import type { Entry } from '@tablee/kernel';
import type { TalkLine } from '@tablee/table';
import type pg from 'pg';
import { StoreError } from '../errors.ts';
import { GroupCommit } from '../group-commit.ts';
import { HealthWatch } from '../health-watch.ts';
import type {
  GuestTable,
  Health,
  Store,
  StoredTable,
  StoreGauge,
  StoreLog,
  StoreObserver,
  StoreWarning,
  Write,
} from '../store.ts';
import type { TestClock } from './append.ts';
import { PostgresArchiveFiles } from './archive-files.ts';
import { Link } from './link.ts';
import { openDatabase } from './open-database.ts';
import { PostgresPeople } from './people.ts';
import { isDiskFull, reasonOf } from './postgres-errors.ts';
import { PostgresFleet } from './postgres-fleet.ts';
import { PostgresMaintenance } from './postgres-maintenance.ts';
import { PostgresReach } from './reach-rows.ts';
import { ReadLinks } from './read-links.ts';
import { PostgresTableReads } from './table-reads.ts';
import { PostgresTransactions, PROBE, type Work } from './transactions.ts';

export type PostgresOptions = {
  /** postgres://user:password@host:port/database, with sslmode and so on as pg understands them. */
  readonly url: string;
  /** The name of our connections in pg_stat_activity. */
  readonly name?: string;
  /** For tests. Default: the clock of the database. */
  readonly now?: () => number;
};

const NO_OBSERVER: StoreObserver = { committed: () => {}, log: { error: () => {}, info: () => {} } };

/** A store that several processes share. The database decides every race between them. */
export class PostgresStore implements Store {
  readonly maintenance: PostgresMaintenance;
  readonly people: PostgresPeople;
  readonly reach: PostgresReach;
  readonly fleet: PostgresFleet;
  readonly archiveFiles: PostgresArchiveFiles;
  readonly warnings: readonly StoreWarning[] = [];
  readonly gauges: readonly StoreGauge[];
  readonly #writer: Link;
  readonly #readers: ReadLinks;
  readonly #group: GroupCommit<Work>;
  readonly #reads: PostgresTableReads;
  readonly #health: HealthWatch;
  #observer = NO_OBSERVER;
  #closed: Promise<void> | null = null;

  private constructor(first: pg.Client, { url, name = 'tablee', now }: PostgresOptions) {
    const log: StoreLog = {
      error: (details, sentence) => this.#observer.log.error(details, sentence),
      info: (details, sentence) => this.#observer.log.info(details, sentence),
    };
    const silent: StoreLog = { error: () => {}, info: () => {} };
    const clock: TestClock = now ?? null;
    this.#writer = new Link({ url, name, log });
    // One connection tells of a loss; all of them have it.
    this.#readers = new ReadLinks({ url, name, log: silent }, first);
    this.#reads = new PostgresTableReads(this.#readers);
    this.fleet = new PostgresFleet({ url, name, log, readers: this.#readers });
    this.fleet.channel.start();
    this.archiveFiles = new PostgresArchiveFiles(this.#readers);
    this.maintenance = new PostgresMaintenance(this.#readers, this.#reads);
    this.people = new PostgresPeople(this.#readers, this.#reads, clock);
    this.reach = new PostgresReach(this.#readers, clock);
    this.#health = new HealthWatch({
      probe: () => this.#group.add(PROBE),
      reasonOf,
      gravityOf: error => (isDiskFull(error) ? 'fault' : null),
      known: () => null,
      shortage: () => null,
      log,
    });
    const transactions = new PostgresTransactions(this.#writer, clock, error => this.#health.note(error));
    this.#group = new GroupCommit(transactions.write, (writes, seconds) =>
      this.#observer.committed(writes, seconds),
    );
    this.gauges = [
      {
        name: 'tablee_database_connections_opened',
        help: 'Connections to the database opened since the start',
        read: () => this.#writer.opened + this.#readers.opened,
      },
      {
        name: 'tablee_database_away',
        help: 'Whether the database cannot be reached for writing',
        read: () => (this.#writer.isAway ? 1 : 0),
      },
    ];
  }

  /** Creates or migrates the schema. Rejects with StoreUnusable when the database cannot be used. */
  static async open(options: PostgresOptions): Promise<PostgresStore> {
    const store = new PostgresStore(await openDatabase(options.url, options.name ?? 'tablee'), options);
    store.#writer.open();
    return store;
  }

  observe(observer: StoreObserver): void {
    this.#observer = observer;
  }

  write(...writes: readonly Write[]): Promise<void> {
    if (this.#closed) return Promise.reject(new StoreError('failed', 'the database is closed'));
    return this.#group.add(writes);
  }

  load(id: string): Promise<StoredTable | null> {
    return this.#reads.load(id);
  }

  async entriesSince(key: number, after: number, limit: number): Promise<readonly Entry[]> {
    return (await this.#reads.entryTextsSince(key, after, limit)).map(text => JSON.parse(text) as Entry);
  }

  entryTextsSince(key: number, after: number, limit: number): Promise<readonly string[]> {
    return this.#reads.entryTextsSince(key, after, limit);
  }

  linesOf(key: number): Promise<readonly TalkLine[]> {
    return this.#reads.linesOf(key);
  }

  tablesOf(guests: readonly string[], limit: number): Promise<readonly GuestTable[]> {
    return this.#reads.tablesOf(guests, limit);
  }

  async health(): Promise<Health> {
    if (this.#closed) return { ok: false, reason: 'The database is closed.' };
    return this.#health.check();
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#group.drained();
    await Promise.all([this.#writer.close(), this.#readers.close(), this.fleet.close()]);
  }
}
