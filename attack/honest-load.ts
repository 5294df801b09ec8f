import { HonestTable, type HonestTableOptions } from './honest-table.ts';
import { sleep } from './sandbox.ts';
import type { Target } from './target.ts';

export type LoadOptions = {
  readonly tables: number;
  /** Moves a second over all tables. */
  readonly rate: number;
  /** Options of the n-th table. */
  readonly tableOptions: (number: number) => HonestTableOptions;
  /** After every so many moves a client reconnects. Default: never. */
  readonly reconnectEvery?: number;
  /** Longer games are resigned and replaced. */
  readonly maxEntries?: number;
};

const MAX_ENTRIES = 400;
/** Pause while bots or clocks have to act. */
const POLL_MS = 10;

/** Plays legal moves at many tables at a given rate. Finished games are replaced. */
export class HonestLoad {
  readonly #target: Target;
  readonly #options: LoadOptions;
  readonly #tables = new Set<HonestTable>();
  readonly #loops: Promise<void>[] = [];
  #delays: number[] = [];
  #created = 0;
  #stopped = false;
  played = 0;
  /** Number of refused moves, by reason. */
  readonly refusals = new Map<string, number>();
  finished = 0;
  reconnected = 0;
  /** The first error at a table. */
  error: string | null = null;

  private constructor(target: Target, options: LoadOptions) {
    this.#target = target;
    this.#options = options;
  }

  static async open(target: Target, options: LoadOptions): Promise<HonestLoad> {
    const load = new HonestLoad(target, options);
    for (let i = 0; i < options.tables; i++) {
      const table = await load.#create();
      load.#loops.push(load.#loop(table, i));
    }
    return load;
  }

  /** Durations of the moves since the last call, in ms. */
  take(): readonly number[] {
    const delays = this.#delays;
    this.#delays = [];
    return delays;
  }

  async close(): Promise<void> {
    this.#stopped = true;
    for (const table of this.#tables) table.close();
    await Promise.all(this.#loops);
  }

  async #create(): Promise<HonestTable> {
    const table = await HonestTable.create(this.#target, this.#options.tableOptions(this.#created++));
    this.#tables.add(table);
    return table;
  }

  /** Keeps its schedule: a delayed table catches up by at most one move. */
  async #loop(first: HonestTable, i: number): Promise<void> {
    const gapMs = (this.#options.tables * 1000) / this.#options.rate;
    let due = performance.now() + (gapMs * i) / this.#options.tables;
    let table: HonestTable | null = first;
    while (!this.#stopped) {
      try {
        await sleep(Math.max(0, due - performance.now()));
        if (this.#stopped) return;
        table ??= await this.#create();
        if (table.isOver || table.length >= (this.#options.maxEntries ?? MAX_ENTRIES)) {
          this.#leave(table);
          table = null;
          continue;
        }
        due = (await this.#move(table)) ? Math.max(due, performance.now() - gapMs) + gapMs : soon();
      } catch (e) {
        this.error ??= e instanceof Error ? e.message : String(e);
        if (table) this.#leave(table);
        table = null;
        due = performance.now() + 1_000;
      }
    }
  }

  get refused(): number {
    let all = 0;
    for (const count of this.refusals.values()) all += count;
    return all;
  }

  async #move(table: HonestTable): Promise<boolean> {
    const turn = await table.play();
    if (turn.kind === 'nothing') return false;
    if (turn.kind === 'refused') this.refusals.set(turn.reason, (this.refusals.get(turn.reason) ?? 0) + 1);
    else {
      this.played++;
      this.#delays.push(turn.ms);
    }
    const { reconnectEvery = 0 } = this.#options;
    if (reconnectEvery > 0 && this.played % reconnectEvery === 0 && !this.#stopped) {
      this.reconnected++;
      await table.reconnect();
    }
    return true;
  }

  #leave(table: HonestTable): void {
    if (!table.isOver) table.resign();
    this.finished++;
    this.#tables.delete(table);
    table.close();
  }
}

const soon = (): number => performance.now() + POLL_MS;
