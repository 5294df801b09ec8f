import type { Problem } from '@tablee/wire';
import { type Bus, localBus } from '../bus/bus.ts';
import { Trouble, trouble } from '../common/problems.ts';
import { OWN_WORK } from '../replays/work-budget.ts';
import { type Store, type StoredTable, StoreError } from '../store/store.ts';
import type { GameSource } from './game-source.ts';
import { LiveTable } from './live-table.ts';
import { type Seeds, secretSeeds } from './new-table.ts';
import { Replays } from './replays.ts';
import { type Scheduler, systemScheduler } from './scheduler.ts';
import { goneMessage, viewsOf } from './view-encoder.ts';

/** Limits that commands at a table are subject to. */
export type TableQuotas = {
  /** Why no rematch may be created; null when one may. */
  rematchProblem(table: { owner: string | null; host: string | null }): Promise<Problem | null>;
  /** Seats the bot that takes the last seat of a table with bots only. */
  withinBots<T>(owner: string | null, seat: () => Promise<T>): Promise<T | Problem>;
};
const NO_QUOTAS: TableQuotas = { rematchProblem: async () => null, withinBots: (_owner, seat) => seat() };

export type RegistryOptions = {
  readonly store: Store;
  readonly games: GameSource;
  /** Called when a log cannot be replayed: a bug, never a fault of the client. */
  readonly onBroken: (id: string, error: unknown) => void;
  /** Called once per table with rules unknown here: of a newer server, or of a removed game. */
  readonly onUnknownRules?: (id: string, game: string, rules: number) => void;
  /** Called for every frame a slow reader misses. */
  readonly onDrop: () => void;
  /** Called when a table has been loaded into memory. */
  readonly onOpened?: (table: LiveTable) => void;
  /** Default: random seeds. */
  readonly seeds?: Seeds;
  /** Restores an archived table into the database; null when there is none. */
  readonly unarchive?: (id: string) => Promise<StoredTable | null>;
  /** Default: no quotas. */
  readonly quotas?: TableQuotas;
  /** How long an unused table stays in memory. */
  readonly idleMs?: number;
  /** Measures `idleMs`. Default: the scheduler. */
  readonly now?: () => number;
  readonly scheduler?: Scheduler;
  /** Default: replays on this thread only. */
  readonly replays?: Replays;
  readonly maxEntries?: number;
  /** Default: watchers of this process only. */
  readonly bus?: Bus;
};

const IDLE_MS = 5 * 60_000;
const MAX_ENTRIES = 10_000;

/** The tables in memory. A table is rebuilt from its log when it is first used. */
export class Registry {
  readonly store: Store;
  readonly games: GameSource;
  readonly seeds: Seeds;
  readonly replays: Replays;
  readonly quotas: TableQuotas;
  readonly #options: RegistryOptions;
  readonly #tables = new Map<string, LiveTable>();
  readonly #lastUse = new WeakMap<LiveTable, number>();
  /** Tables reported to `onUnknownRules`. */
  readonly #unknown = new Set<string>();
  readonly #opening = new Map<string, Promise<LiveTable | null>>();
  /** Tables being removed or archived: opening one waits until that is done. */
  readonly #away = new Map<string, Promise<void>>();
  readonly #now: () => number;
  readonly #scheduler: Scheduler;

  constructor(options: RegistryOptions) {
    this.store = options.store;
    this.games = options.games;
    this.seeds = options.seeds ?? secretSeeds;
    this.replays = options.replays ?? new Replays({ store: options.store });
    this.quotas = options.quotas ?? NO_QUOTAS;
    this.#options = options;
    this.#scheduler = options.scheduler ?? systemScheduler;
    this.#now = options.now ?? this.#scheduler.now;
  }

  get size(): number {
    return this.#tables.size;
  }

  get tables(): Iterable<LiveTable> {
    return this.#tables.values();
  }

  /**
   * Null when there is no such table; throws a Trouble when its log is broken or its rules are unknown. `address` is
   * charged for the replay.
   */
  async open(id: string, address: string = OWN_WORK): Promise<LiveTable | null> {
    const table = this.#tables.get(id) ?? (await (this.#opening.get(id) ?? this.#load(id, address)));
    if (table) this.#lastUse.set(table, this.#now());
    return table;
  }

  /** The table, if it is in memory. */
  inMemory(id: string): LiveTable | null {
    return this.#tables.get(id) ?? null;
  }

  /** Drops a table that has left the database: watchers are told, and its queue refuses from now on. */
  drop(table: LiveTable): void {
    table.markRemoved();
    this.#tables.delete(table.id);
    table.send(goneMessage(table));
  }

  /** Concurrent calls for one table share one rebuild; the first pays for it. */
  #load(id: string, address: string): Promise<LiveTable | null> {
    const problem = this.replays.budget.refuse(address);
    if (problem) throw new Trouble(problem);
    const opening = this.#rebuild(id, address).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /**
   * Runs a job on a table that is not in memory, and keeps it out of memory until the job is done, so that no move is
   * lost. Returns false, without running the job, when the table is in use.
   */
  async whileAway(id: string, job: () => Promise<void>): Promise<boolean> {
    if (this.#tables.has(id) || this.#opening.has(id) || this.#away.has(id)) return false;
    const done = job().finally(() => this.#away.delete(id));
    this.#away.set(
      id,
      done.catch(() => undefined),
    );
    await done;
    return true;
  }

  /** Resolves when a table is neither being opened nor removed nor archived. */
  async settled(id: string): Promise<void> {
    await this.#away.get(id);
    await this.#opening.get(id)?.catch(() => null);
  }

  async #rebuild(id: string, address: string): Promise<LiveTable | null> {
    await this.#away.get(id);
    const stored =
      (await this.store.load(id)) ?? (await this.#reporting(id, async () => this.#options.unarchive?.(id)));
    if (!stored) return null;
    const game = await this.games.load(stored.head.game, stored.head.rules);
    if (!game) throw this.#unknownRules(stored);
    return this.#reporting(id, async () => {
      const rebuilt = await this.replays.rebuild(stored, game, this.#scheduler.now(), address);
      const { onDrop, maxEntries = MAX_ENTRIES, bus = localBus } = this.#options;
      const services = { bus, scheduler: this.#scheduler, maxEntries, onDrop };
      const table = new LiveTable(stored, game, rebuilt, services);
      this.#tables.set(id, table);
      this.#options.onOpened?.(table);
      return table;
    });
  }

  /** A table that cannot be opened is broken, unless the database failed. */
  async #reporting<T>(id: string, open: () => Promise<T>): Promise<T> {
    try {
      return await open();
    } catch (e) {
      if (e instanceof StoreError) throw e;
      this.#options.onBroken(id, e);
      throw trouble('broken-table');
    }
  }

  #unknownRules({ id, head: { game, rules } }: StoredTable): Trouble {
    if (!this.#unknown.has(id)) this.#options.onUnknownRules?.(id, game, rules);
    this.#unknown.add(id);
    return trouble(
      'unknown-rules',
      `This game follows rules ${rules} of ${game}, which this server does not know. Please update the server.`,
    );
  }

  /** Adopts what the database says, and announces it if it is new. */
  async reload(table: LiveTable): Promise<void> {
    table.distrust();
    const stored = await this.store.load(table.id);
    if (!stored) throw new Error(`table ${table.id} has left the database`);
    const before = table.state;
    table.restore(await this.replays.rebuild(stored, table.game, this.#scheduler.now(), OWN_WORK));
    const { match, offers } = table.state;
    if (match.n !== before.match.n || offers.version !== before.offers.version)
      table.announce(viewsOf(table));
  }

  /** Drops tables from memory that have not been used for a while. */
  sweep(idleMs: number = this.#options.idleMs ?? IDLE_MS): void {
    const limit = this.#now() - idleMs;
    for (const [id, table] of this.#tables) {
      const unused = table.audience.size === 0 && table.queue.idle && table.ephemera.holds.size === 0;
      if (unused && (this.#lastUse.get(table) ?? 0) < limit) this.#tables.delete(id);
    }
  }

  /** Resolves when every queue is empty. */
  async drained(): Promise<void> {
    await Promise.all([...this.#tables.values()].map(t => t.queue.drained()));
  }
}
