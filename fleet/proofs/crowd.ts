import { type Chance, searchChance } from '@tablee/kernel';
import { inParallel, sleep, until } from '../../attack/sandbox.ts';
import { kindOf, type TableKind } from './kinds.ts';
import { type Addresses, PlayedTable } from './played-table.ts';

export type CrowdOptions = {
  readonly addresses: Addresses;
  readonly tables: number;
  /** Moves a second over all tables. */
  readonly rate: number;
  readonly seed: number;
};

/** How long a table stood still after a fault. */
export type Stall = { readonly ms: number; readonly table: PlayedTable };
/** Something done to the fleet. */
export type Fault = { readonly at: number; readonly stalls: Stall[] };
type Wait = { readonly fault: Fault; readonly from: number };

const CREATED_AT_ONCE = 8;
const RETRY_MS = 300;
const CREATE_LIMIT_MS = 60_000;

const CREATE_ATTEMPTS = 5;

/** A request was done although its answer never came: its seat is taken, and its token is unknown. */
class AnswerLost extends Error {}

/** A constant number of tables that play. Finished games are replaced. */
export class Crowd {
  readonly #options: CrowdOptions;
  readonly #chance: Chance;
  readonly #waits = new Map<PlayedTable, Wait[]>();
  readonly #creations = new Set<Promise<void>>();
  /** All tables so far, also finished ones. */
  readonly tables: PlayedTable[] = [];
  readonly faults: Fault[] = [];
  /** Answers to requests that had to be repeated: a status, or the reason why there was none. */
  readonly failedRequests: string[] = [];
  /** The first bug of this harness or the server that no fault explains. */
  error: string | null = null;
  #stopped = false;
  #created = 0;

  private constructor(options: CrowdOptions) {
    this.#options = options;
    this.#chance = searchChance(options.seed);
  }

  static async open(options: CrowdOptions): Promise<Crowd> {
    const crowd = new Crowd(options);
    await inParallel(options.tables, CREATED_AT_ONCE, () => crowd.#create());
    return crowd;
  }

  get acknowledged(): number {
    return this.tables.reduce((sum, table) => sum + table.ledger.acknowledged, 0);
  }

  get entries(): number {
    return this.tables.reduce((sum, table) => sum + table.ledger.n, 0);
  }

  /** To be called when something is done to the fleet. */
  fault(): Fault {
    const fault: Fault = { at: performance.now(), stalls: [] };
    this.faults.push(fault);
    for (const table of this.tables) {
      if (table.isOver || !isMeasured(table.kind)) continue;
      const wait = { fault, from: Math.max(fault.at, table.progressAt + table.thinkMs) };
      this.#waits.set(table, [...(this.#waits.get(table) ?? []), wait]);
    }
    return fault;
  }

  /** Waits until every table has gone on after the last fault; false when one has not in this time. */
  goesOn(ms: number): Promise<boolean> {
    return until(ms, () => this.#waits.size === 0);
  }

  /** No new moves of people; waits until sent ones are answered and every client has seen the last entry. */
  async settle(ms: number): Promise<void> {
    this.#stopped = true;
    for (const [table, waits] of this.#waits)
      for (const { fault } of waits) fault.stalls.push({ ms: Number.POSITIVE_INFINITY, table });
    this.#waits.clear();
    await Promise.all(this.#creations);
    for (const table of this.tables) table.stop();
    await until(ms, () => this.tables.every(table => table.behind.length === 0 && !table.isWaiting));
  }

  close(): void {
    this.#stopped = true;
    for (const table of this.tables) table.close();
  }

  async #create(): Promise<void> {
    const number = this.#created++;
    for (let attempt = 1; ; attempt++)
      try {
        await this.#createOnce(number);
        return;
      } catch (error) {
        if (!(error instanceof AnswerLost) || attempt === CREATE_ATTEMPTS) throw error;
      }
  }

  async #createOnce(number: number): Promise<void> {
    const { addresses, tables, rate } = this.#options;
    const table = await PlayedTable.create({
      kind: kindOf(number),
      number,
      seed: this.#chance.pick(2 ** 31),
      thinkMs: (tables * 1000) / rate,
      addresses,
      post: (path, body) => this.#post(path, body),
    });
    this.tables.push(table);
    table.onProgress = () => this.#progress(table);
  }

  #progress(table: PlayedTable): void {
    const now = performance.now();
    for (const { fault, from } of this.#waits.get(table) ?? [])
      fault.stalls.push({ ms: Math.max(0, now - from), table });
    this.#waits.delete(table);
    if (!table.isOver || this.#stopped) return;
    table.onProgress = null;
    const creation: Promise<void> = this.#create().catch(error => {
      this.error ??= error instanceof Error ? error.message : String(error);
    });
    this.#creations.add(creation);
    void creation.finally(() => this.#creations.delete(creation));
  }

  /** Asks again while the fleet cannot answer, as a person would. */
  async #post<T>(path: string, body: unknown): Promise<T> {
    const limit = performance.now() + CREATE_LIMIT_MS;
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(`${this.#options.addresses.balancer}${path}`, body);
      if (answer.status === 201) return JSON.parse(answer.text) as T;
      if (answer.status === 409 && attempt > 1) throw new AnswerLost(`POST ${path}: ${answer.text}`);
      const passing = answer.status === 0 || answer.status >= 500;
      if (!passing || performance.now() > limit)
        throw new Error(`POST ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
      this.failedRequests.push(`${answer.status || answer.text}`);
      await sleep(RETRY_MS);
    }
  }
}

/** People who move by themselves, through the balancer: only there is standing still the fleet's fault. */
const isMeasured = ({ sleeper, direct }: TableKind): boolean => sleeper === undefined && direct !== true;

async function ask(url: string, body: unknown): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error) };
  }
}
