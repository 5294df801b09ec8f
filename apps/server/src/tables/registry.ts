import type { Game } from '@tablee/kernel';
import type { Problem } from '@tablee/wire';
import { type Bus, localBus } from '../bus/bus.ts';
import { Trouble, trouble } from '../common/problems.ts';
import { OWN_WORK } from '../replays/work-budget.ts';
import type { TableNews } from '../store/fleet-store.ts';
import type { Delays } from '../store/reach-store.ts';
import { type Store, type StoredTable, StoreError } from '../store/store.ts';
import { adoptNews, announceOthers } from './adopt-news.ts';
import type { GameSource } from './game-source.ts';
import { LiveTable } from './live-table.ts';
import { type Seeds, secretSeeds } from './new-table.ts';
import type { RebuildTime } from './rebuild.ts';
import { Replays } from './replays.ts';
import { type Scheduler, systemScheduler } from './scheduler.ts';
import { DEFAULT_DELAYS } from './tells.ts';
import { goneMessage, viewsOf } from './view-encoder.ts';

/** Which rules the processes with the same database know. */
export interface FleetRules {
  /** The number for a new table; null when some process knows none of ours. */
  newest(game: string): number | null;
  areShared(game: string, rules: number): boolean;
  /** Another process knows them. */
  areElsewhere(game: string, rules: number): boolean;
}

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
  /** Called when a table has been loaded into memory, and when it leaves it. */
  readonly onOpened?: (table: LiveTable) => void;
  readonly onClosed?: (table: LiveTable) => void;
  /** Called when a table has adopted what the database says, for whatever reason it was read again. */
  readonly onAdopted?: (table: LiveTable) => void;
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
  /** Milliseconds of absence after which the others may decide. */
  readonly voteAfterMs?: number;
  /** Default: watchers of this process only. */
  readonly bus?: Bus;
  /** Default: no other process uses the database. */
  readonly fleetRules?: FleetRules;
  /** Several nodes share the scheduler's time: a clock stored since then is still running. Default: it has stopped. */
  readonly clocksRunSince?: () => number;
  /** When people are told that it is their turn. */
  readonly notices?: Delays;
};

const IDLE_MS = 5 * 60_000;
const MAX_ENTRIES = 10_000;
const VOTE_AFTER_MS = 3 * 60_000;

/** The tables in memory. A table is rebuilt from its log when it is first used. */
export class Registry {
  readonly store: Store;
  readonly games: GameSource;
  readonly seeds: Seeds;
  readonly replays: Replays;
  readonly quotas: TableQuotas;
  readonly notices: Delays;
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
    this.notices = options.notices ?? DEFAULT_DELAYS;
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
    table.stored();
    this.#options.onClosed?.(table);
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
      const rebuilt = await this.replays.rebuild(stored, game, this.#time(), address);
      const { onDrop, maxEntries = MAX_ENTRIES, bus = localBus, clocksRunSince } = this.#options;
      const { voteAfterMs = VOTE_AFTER_MS } = this.#options;
      const sharesTime = clocksRunSince !== undefined;
      const services = { bus, scheduler: this.#scheduler, sharesTime, maxEntries, voteAfterMs, onDrop };
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

  /**
   * The game for a new table, under rules that all nodes know: a table that some node could not open is not created. Null
   * when there is none here.
   */
  async gameForNew(id: string, rules?: number): Promise<Game | null> {
    const { fleetRules } = this.#options;
    if (!fleetRules) return this.games.load(id, rules);
    const game = await this.games.load(id, rules ?? fleetRules.newest(id) ?? undefined);
    if (game && !fleetRules.areShared(id, game.rules))
      throw trouble(
        'upgrading',
        `Not every server here knows rules ${game.rules} of ${id} yet. Please try again in a moment.`,
      );
    return game;
  }

  #unknownRules({ id, head: { game, rules } }: StoredTable): Trouble {
    if (!this.#unknown.has(id)) this.#options.onUnknownRules?.(id, game, rules);
    this.#unknown.add(id);
    if (this.#options.fleetRules?.areElsewhere(game, rules))
      return trouble(
        'upgrading',
        `This game follows rules ${rules} of ${game}, which another server here knows. Please try again in a moment.`,
      );
    return trouble(
      'unknown-rules',
      `This game follows rules ${rules} of ${game}, which this server does not know. Please update the server.`,
    );
  }

  #time(): RebuildTime {
    const runsSince = this.#options.clocksRunSince?.() ?? Number.POSITIVE_INFINITY;
    return { now: this.#scheduler.now(), runsSince };
  }

  /** Adopts what the database says, and announces it if it is new. */
  async reload(table: LiveTable): Promise<void> {
    table.distrust();
    const stored = await this.store.load(table.id);
    if (!stored) return this.drop(table);
    const before = table.state;
    table.restore(await this.replays.rebuild(stored, table.game, this.#time(), OWN_WORK));
    table.seatsVersion = stored.seatsVersion;
    table.told = stored.reach ?? null;
    const { match, offers } = table.state;
    if (match.n !== before.match.n || offers.version !== before.offers.version)
      table.announce(viewsOf(table));
    announceOthers(table, before);
    this.#options.onAdopted?.(table);
  }

  /** Adopts what other nodes have stored. In the queue of the table. */
  async catchUp(table: LiveTable): Promise<void> {
    const { fleet } = this.store;
    if (!fleet || table.status !== 'ready') return this.reload(table);
    const [news] = await fleet.newsOf([table]);
    if (news) await this.adopt(table, news);
  }

  /** To be called for a client that knows more than this process, from another node. */
  async refresh(table: LiveTable): Promise<void> {
    if (this.store.fleet) await table.queue.run(() => this.catchUp(table));
  }

  /** In the queue of the table. */
  async adopt(table: LiveTable, news: TableNews): Promise<void> {
    if (table.status === 'removed') return;
    if (!news.now) this.drop(table);
    else if (table.status === 'uncertain' || !(await adoptNews(table, news, this.store)))
      await this.reload(table);
    else this.#options.onAdopted?.(table);
  }

  /** Drops tables from memory that have not been used for a while. */
  sweep(idleMs: number = this.#options.idleMs ?? IDLE_MS): void {
    const limit = this.#now() - idleMs;
    for (const [id, table] of this.#tables) {
      const unused = table.audience.size === 0 && table.queue.idle && table.ephemera.holds.size === 0;
      if (!unused || (this.#lastUse.get(table) ?? 0) >= limit) continue;
      this.#tables.delete(id);
      this.#options.onClosed?.(table);
    }
  }

  /** Resolves when every queue is empty. */
  async drained(): Promise<void> {
    await Promise.all([...this.#tables.values()].map(t => t.queue.drained()));
  }
}
