import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Entry, type Game, type GameRecord, type Match, replaySteps } from '@tablee/kernel';
import { type ClientEyes, isOpen } from '@tablee/table';
import type { Checked } from '../replays/jobs.ts';
import { ReplayPool } from '../replays/replay-pool.ts';
import { TimeSlices } from '../replays/time-slices.ts';
import { OWN_WORK, WorkBudget } from '../replays/work-budget.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { LiveTable, Rebuilt } from './live-table.ts';
import { type RebuildTime, rebuildSteps } from './rebuild.ts';
import { recordOf, writeRecord } from './records.ts';

/** Rows read at once: a few milliseconds on the main thread. */
const PAGE = 2_000;

export type ReplaysOptions = {
  readonly store: Store;
  readonly budget?: WorkBudget;
  /** True when the games are those of the catalogue: only those can a thread load. */
  readonly threaded?: boolean;
  readonly slices?: TimeSlices;
};

/**
 * Reads and replays whole logs. Work that results in a live position (opening a table, taking back) runs on the main
 * thread in slices; work that results in text (histories, checks of records) runs in a worker thread.
 */
export class Replays {
  readonly budget: WorkBudget;
  readonly pool: ReplayPool;
  readonly #store: Store;
  readonly #slices: TimeSlices;

  constructor({
    store,
    budget = new WorkBudget(0),
    threaded = false,
    slices = new TimeSlices(),
  }: ReplaysOptions) {
    this.#store = store;
    this.#slices = slices;
    this.budget = budget;
    this.pool = new ReplayPool({ budget, threaded });
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  /** Replays a stored table. `owner`: the address that is charged. */
  async rebuild(stored: StoredTable, game: Game, time: RebuildTime, owner: string): Promise<Rebuilt> {
    const [lines, entries] = await Promise.all([
      this.#store.linesOf(stored.key),
      this.#log(stored.key, stored.summary.n),
    ]);
    const { value, ms } = await this.#slices.run(owner, rebuildSteps(stored, entries, lines, game, time));
    this.budget.charge(owner, ms);
    return value;
  }

  /** The match after entry n of a table's line. Reads the log only when no checkpoint is near. */
  async matchAt(table: LiveTable, n: number): Promise<Match> {
    const near = table.matchAt(n);
    if (near) return near;
    const entries = await this.#log(table.key, n);
    const steps = lastMatch(table.game, recordOf(table.head, entries, true));
    return (await this.#slices.run(OWN_WORK, steps)).value;
  }

  /** Chapters `from` to `to` as a JSON array, as these eyes may see them. */
  async history(
    table: LiveTable,
    eyes: ClientEyes,
    from: number,
    to: number,
    owner: string,
  ): Promise<string> {
    const { match, game } = table;
    const entries = await this.#texts(table.key, match.n);
    const record = recordOf(table.head, [], false);
    const openly = isOpen(match);
    return this.pool.run(game, owner, entries.length, {
      kind: 'history',
      log: table.id,
      record,
      entries,
      eyes,
      from,
      to,
      openly,
    });
  }

  /** The record of a game, as JSON. */
  record(table: LiveTable, owner: string): Promise<string> {
    return this.budget.spend(owner, async () =>
      writeRecord(table, await this.#texts(table.key, table.match.n)),
    );
  }

  /** Throws a BadText when a record from outside does not follow the rules. */
  check(game: Game, record: GameRecord, owner: string): Promise<Checked> {
    return this.pool.run(game, owner, record.entries.length, { kind: 'check', record });
  }

  /** The unredacted events of each entry; index 0 is the set-up. */
  async events(table: LiveTable): Promise<readonly (readonly unknown[])[]> {
    const entries = await this.#texts(table.key, table.match.n);
    const record = recordOf(table.head, [], false);
    return this.pool.run(table.game, OWN_WORK, entries.length, { kind: 'events', record, entries });
  }

  /** The stored texts of all entries up to n. */
  async #texts(key: number, n: number): Promise<readonly string[]> {
    return this.#paged(n, (after, limit) => this.#store.entryTextsSince(key, after, limit));
  }

  async #log(key: number, n: number): Promise<readonly Entry[]> {
    return this.#paged(n, (after, limit) => this.#store.entriesSince(key, after, limit));
  }

  /** Yields to the event loop between two pages. */
  async #paged<T>(
    n: number,
    read: (after: number, limit: number) => Promise<readonly T[]>,
  ): Promise<readonly T[]> {
    if (n <= PAGE) return read(0, n);
    const all: T[] = [];
    for (let after = 0; after < n; after += PAGE) {
      for (const item of await read(after, Math.min(PAGE, n - after))) all.push(item);
      await nextTurn();
    }
    return all;
  }
}

function* lastMatch(game: Game, record: GameRecord): Generator<void, Match> {
  let match: Match | null = null;
  for (const step of replaySteps(game, record)) {
    match = step.match;
    yield;
  }
  return match!;
}
