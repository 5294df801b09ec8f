import type { Problem } from '@tablee/wire';
import { type Ticker, ticker } from '../clocks/ticker.ts';
import { type Seeds, secretSeeds } from '../lobby/seal.ts';
import { Trouble, trouble } from '../problems.ts';
import { OWN_WORK } from '../replays/work-budget.ts';
import { type Store, type StoredTable, StoreError } from '../store/store.ts';
import { goneMessage, newsOf } from './frames.ts';
import { Replays } from './replays.ts';
import type { Shelf } from './shelf.ts';
import { LiveTable } from './table.ts';

/** What those at a table may still bring onto this server. */
export type Rights = {
  /** Why no rematch may be laid after this table; null when one may. */
  rematchProblem(table: LiveTable): Promise<Problem | null>;
  /** Seats the bot that makes a table of this owner one where only bots play. */
  withinBots<T>(owner: string | null, seat: () => Promise<T>): Promise<T | Problem>;
};
const ALL_RIGHTS: Rights = { rematchProblem: async () => null, withinBots: (_owner, seat) => seat() };

export type RegistryOptions = {
  readonly store: Store;
  readonly shelf: Shelf;
  /** Told when a log cannot be played again: a bug, never a visitor's fault. */
  readonly onBroken: (id: string, error: unknown) => void;
  /** Told once per table whose rules are not known here: it was laid by a newer server, or its game is gone. */
  readonly onUnknownRules?: (id: string, game: string, rules: number) => void;
  /** A frame was not given to a slow reader. */
  readonly onDrop: () => void;
  /** Somebody touched a table that was not in memory. */
  readonly onOpened?: (table: LiveTable) => void;
  /** Where the luck of new tables comes from; real secrets unless told otherwise. */
  readonly seeds?: Seeds;
  /** Brings back a table that left the database; null when there is none. */
  readonly revive?: (id: string) => Promise<StoredTable | null>;
  /** Without quotas unless told otherwise. */
  readonly rights?: Rights;
  readonly idleMs?: number;
  /** What `idleMs` is measured by: the ticker unless told otherwise, never the date. */
  readonly now?: () => number;
  /** What clocks go by; the time of this machine unless told otherwise. */
  readonly ticker?: Ticker;
  /** Replays logs; on this thread alone unless told otherwise. */
  readonly replays?: Replays;
  /** Entries in the log of one table. */
  readonly maxEntries?: number;
};

const IDLE_MS = 5 * 60_000;
const MAX_ENTRIES = 10_000;

/** The tables in memory. A restart finds it empty; each table is rebuilt from its log when somebody first touches it. */
export class Registry {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly seeds: Seeds;
  readonly replays: Replays;
  readonly rights: Rights;
  readonly #options: RegistryOptions;
  readonly #tables = new Map<string, LiveTable>();
  /** Tables whose rules are not known here, as far as somebody asked for them. */
  readonly #unknown = new Set<string>();
  readonly #opening = new Map<string, Promise<LiveTable | null>>();
  /** Tables that are being removed or archived: opening one waits for the end of that. */
  readonly #away = new Map<string, Promise<void>>();
  readonly #now: () => number;
  readonly #ticker: Ticker;

  constructor(options: RegistryOptions) {
    this.store = options.store;
    this.shelf = options.shelf;
    this.seeds = options.seeds ?? secretSeeds;
    this.replays = options.replays ?? new Replays({ store: options.store });
    this.rights = options.rights ?? ALL_RIGHTS;
    this.#options = options;
    this.#ticker = options.ticker ?? ticker;
    this.#now = options.now ?? this.#ticker.now;
  }

  get size(): number {
    return this.#tables.size;
  }

  get tables(): Iterable<LiveTable> {
    return this.#tables.values();
  }

  /**
   * Null when there is no such table; throws a Trouble when its log is broken, or its rules are not known here.
   * `address`: who is charged for replaying its log.
   */
  async open(id: string, address: string = OWN_WORK): Promise<LiveTable | null> {
    const table = this.#tables.get(id) ?? (await (this.#opening.get(id) ?? this.#load(id, address)));
    if (table) table.touchedAt = this.#now();
    return table;
  }

  /** The table, when it is in memory already. */
  inMemory(id: string): LiveTable | null {
    return this.#tables.get(id) ?? null;
  }

  /** A table that has left the database: its watchers are told, and its queue refuses from now on. */
  drop(table: LiveTable): void {
    table.gone = true;
    this.#tables.delete(table.id);
    table.audience.call(goneMessage(table));
  }

  /** Asked for by two at once, a table is still rebuilt once. Only the first can be refused for what that costs. */
  #load(id: string, address: string): Promise<LiveTable | null> {
    const problem = this.replays.budget.refuse(address);
    if (problem) throw new Trouble(problem);
    const opening = this.#rebuild(id, address).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /**
   * Runs a job on a table that is not in memory, and keeps it out until the job is done, so that no move
   * is made at a table that leaves the database. False, and nothing done, when somebody uses it.
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

  /** Resolves when what is being done to a table that is not in memory is done. */
  async settled(id: string): Promise<void> {
    await this.#away.get(id);
    await this.#opening.get(id)?.catch(() => null);
  }

  async #rebuild(id: string, address: string): Promise<LiveTable | null> {
    await this.#away.get(id);
    const stored =
      (await this.store.load(id)) ?? (await this.#blaming(id, async () => this.#options.revive?.(id)));
    if (!stored) return null;
    const game = await this.shelf.load(stored.head.game, stored.head.rules);
    if (!game) throw this.#unknownRules(stored);
    return this.#blaming(id, async () => {
      const lines = await this.store.linesOf(stored.key);
      const rebuilt = await this.replays.rebuild(stored, game, this.#ticker.now(), address);
      const { onDrop, maxEntries = MAX_ENTRIES } = this.#options;
      const table = new LiveTable(stored, lines, game, rebuilt, onDrop, this.#ticker, maxEntries);
      this.#tables.set(id, table);
      this.#options.onOpened?.(table);
      return table;
    });
  }

  /** When a table cannot be opened its log is broken, unless it is the database that does not answer. */
  async #blaming<T>(id: string, open: () => Promise<T>): Promise<T> {
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

  /** After trouble with the disk: believes the disk, and shows everybody what it says if that is news. */
  async reload(table: LiveTable): Promise<void> {
    table.doubtful = true;
    const stored = await this.store.load(table.id);
    if (!stored) throw new Error(`table ${table.id} has left the database`);
    const before = table.match.n;
    const rebuilt = await this.replays.rebuild(stored, table.game, this.#ticker.now(), OWN_WORK);
    table.standing = rebuilt.standing;
    table.checkpoints = rebuilt.checkpoints;
    table.lines = await this.store.linesOf(table.key);
    table.doubtful = false;
    if (table.match.n !== before) table.audience.tell(table.match.n, newsOf(table));
  }

  /** Lets go of tables nobody has looked at for a while. */
  sweep(): void {
    const limit = this.#now() - (this.#options.idleMs ?? IDLE_MS);
    for (const [id, table] of this.#tables) {
      const quiet = table.audience.size === 0 && table.queue.idle && !table.driven && !table.timed;
      if (quiet && table.touchedAt < limit) this.#tables.delete(id);
    }
  }

  /** Resolves when nothing is on its way to the disk any more. */
  async drained(): Promise<void> {
    await Promise.all([...this.#tables.values()].map(t => t.queue.drained()));
  }
}
