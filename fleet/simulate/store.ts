import type { Entry } from '@tablee/kernel';
import type { TalkLine } from '@tablee/table';
import type {
  Beat,
  Channel,
  Duty,
  DutyRows,
  Fence,
  FleetStore,
} from '../../apps/server/src/store/fleet-store.ts';
import type { Maintenance } from '../../apps/server/src/store/maintenance.ts';
import type { PeopleRows } from '../../apps/server/src/store/people.ts';
import type { ReachStore } from '../../apps/server/src/store/reach-store.ts';
import {
  type Health,
  type Store,
  type StoredTable,
  StoreError,
  type Write,
} from '../../apps/server/src/store/store.ts';
import type { DutyTables, Statement } from './duty-tables.ts';
import { ConnectionLost, type LinkParts, SimulatedLink } from './link.ts';

/** As in `store/postgres`. */
const BEAT_ANSWER_MS = 1_500;
const ANSWER_MS = 6_000;
const READ_RETRY_MS = 600;
const READ_PAUSE_MS = 30;
const WRITE_RETRY_MS = 700;
const WRITE_PAUSE_MS = 50;

const absent = (): never => {
  throw new Error('a run has neither maintenance nor reach');
};

/** Errors of a lost connection become `busy`, as for statements that change nothing or that are repeated. */
const busy = (error: unknown): unknown =>
  error instanceof ConnectionLost ? new StoreError('busy', error.message, error) : error;

class SimulatedDutyRows implements DutyRows {
  readonly #link: SimulatedLink;
  readonly #tables: DutyTables;

  constructor(parts: LinkParts) {
    this.#link = new SimulatedLink(parts, BEAT_ANSWER_MS);
    this.#tables = parts.database.duties;
  }

  beat(node: string, ttlMs: number, first: boolean, knows: string): Promise<Beat> {
    return this.#query(this.#tables.beat(node, ttlMs, first, knows));
  }

  claim(node: string, names: readonly string[]): Promise<readonly Duty[]> {
    return this.#query(this.#tables.claim(node, names));
  }

  async takeOver(node: string, limit: number): Promise<readonly Duty[]> {
    const duties = await this.#query(this.#tables.takeOver(node, limit));
    if (duties.length < limit) await this.#query(this.#tables.forget());
    return duties;
  }

  held(node: string): Promise<readonly Duty[]> {
    return this.#query(this.#tables.held(node));
  }

  release(duties: readonly Duty[]): Promise<void> {
    return this.#query(this.#tables.release(duties));
  }

  leave(node: string): Promise<void> {
    return this.#query(this.#tables.leave(node));
  }

  async #query<T>(statement: Statement<T>): Promise<T> {
    try {
      return await this.#link.query(statement);
    } catch (error) {
      throw busy(error);
    }
  }
}

/** The store of one process. */
export class SimulatedStore implements Store {
  readonly fleet: FleetStore;
  readonly archiveFiles = null;
  readonly warnings = [];
  readonly gauges = [];
  readonly #parts: LinkParts;
  readonly #writer: SimulatedLink;
  readonly #readers: readonly SimulatedLink[];
  readonly #toldBeforeStored: boolean;
  #reads = 0;

  constructor(parts: LinkParts, channel: Channel, toldBeforeStored: boolean) {
    this.#parts = parts;
    this.#toldBeforeStored = toldBeforeStored;
    this.#writer = new SimulatedLink(parts, ANSWER_MS);
    this.#readers = [0, 1, 2].map(() => new SimulatedLink(parts, ANSWER_MS));
    const { tables } = parts.database;
    this.fleet = {
      duties: new SimulatedDutyRows(parts),
      channel,
      newsOf: known => {
        // Read when the query is sent.
        const asked = known.map(({ key, n }) => ({ key, n }));
        return this.#read(() => tables.news(asked));
      },
    };
  }

  async write(...writes: readonly Write[]): Promise<void> {
    const stored = this.#write(this.#parts.database.tables.write(writes));
    if (!this.#toldBeforeStored) return stored;
    stored.catch(() => undefined);
  }

  /** Done once a period by the holder of a duty. */
  doChore(period: number, fence: Fence): Promise<void> {
    return this.#write(this.#parts.database.doChore(period, fence));
  }

  /** The last period for which the chore was done. */
  lastChore(): Promise<number> {
    return this.#read(() => Math.max(-1, ...this.#parts.database.chores.map(({ period }) => period)));
  }

  load(id: string): Promise<StoredTable | null> {
    return this.#read(() => this.#parts.database.tables.load(id));
  }

  async entriesSince(key: number, after: number, limit: number): Promise<readonly Entry[]> {
    return (await this.entryTextsSince(key, after, limit)).map(text => JSON.parse(text) as Entry);
  }

  entryTextsSince(key: number, after: number, limit: number): Promise<readonly string[]> {
    return this.#read(() => this.#parts.database.tables.entryTexts(key, after, limit));
  }

  linesOf(key: number): Promise<readonly TalkLine[]> {
    return this.#read(() => this.#parts.database.tables.lines(key));
  }

  async tablesOf(): Promise<readonly []> {
    return [];
  }

  get reach(): ReachStore {
    return absent();
  }

  get maintenance(): Maintenance {
    return absent();
  }

  get people(): PeopleRows {
    return absent();
  }

  async health(): Promise<Health> {
    return { ok: true };
  }

  observe(): void {}

  async close(): Promise<void> {}

  /** A write that was not sent is repeated for a while; one whose answer was lost may be stored all the same. */
  async #write(statement: Statement<void>): Promise<void> {
    const until = this.#parts.process.scheduler.now() + WRITE_RETRY_MS;
    for (;;) {
      try {
        return await this.#writer.query(statement);
      } catch (error) {
        if (error instanceof ConnectionLost) throw new StoreError('uncertain', error.message, error);
        if (!isBusy(error) || this.#parts.process.scheduler.now() >= until) throw error;
      }
      await this.#pause(WRITE_PAUSE_MS);
    }
  }

  async #read<T>(read: () => T): Promise<T> {
    const until = this.#parts.process.scheduler.now() + READ_RETRY_MS;
    for (;;) {
      try {
        const link = this.#readers[this.#reads++ % this.#readers.length]!;
        return await link.query(() => {
          const value = read();
          return () => value;
        });
      } catch (error) {
        const fault = busy(error);
        if (!isBusy(fault) || this.#parts.process.scheduler.now() >= until) throw fault;
      }
      await this.#pause(READ_PAUSE_MS);
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise(done => this.#parts.process.scheduler.schedule(ms, done));
  }
}

const isBusy = (error: unknown): boolean => error instanceof StoreError && error.kind === 'busy';
