import type { FastifyBaseLogger } from 'fastify';
import { StoreError } from '../store/errors.ts';
import type { Maintenance } from '../store/maintenance.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Registry } from '../tables/registry.ts';
import type { Scheduler } from '../tables/scheduler.ts';
import { HORIZON_MS } from './clock-runner.ts';

/** How often deadlines are looked for: well before the horizon within which a table in memory has its own timer. */
const EVERY_MS = 60_000;
/** Tables opened in one turn. Those due within the horizon ring late if there are more. */
const BATCH = 5_000;

export type DueTablesParts = {
  readonly maintenance: Pick<Maintenance, 'dueTables'>;
  readonly registry: Registry;
  readonly scheduler: Scheduler;
  /** Sets the timer of a table: one that was open all along has none yet. */
  readonly notice: (table: LiveTable) => void;
  /** Whether this process does the chores of the fleet. */
  readonly isOurs: () => boolean;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/** Finds tables whose clock is about to run out, although no page shows them, and sets their timers. */
export class DueTables {
  readonly #parts: DueTablesParts;
  /** Tables that could not be opened: one of them must not hold up the others at every turn. */
  readonly #broken = new Set<string>();
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(parts: DueTablesParts) {
    this.#parts = parts;
  }

  /** The first look is soon: clocks may have run out while the server was down. */
  start(): void {
    this.#schedule(0);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }

  #schedule(ms: number): void {
    if (this.#stopped) return;
    this.#cancel = this.#parts.scheduler.schedule(ms, () => {
      void this.look().finally(() => this.#schedule(EVERY_MS));
    });
  }

  async look(): Promise<void> {
    const { maintenance, registry, scheduler, isOurs, log } = this.#parts;
    if (!isOurs()) return;
    try {
      const before = scheduler.now() + HORIZON_MS / 2;
      const ids = await maintenance.dueTables(before, BATCH + this.#broken.size);
      for (const id of ids) {
        if (this.#stopped) return;
        if (!this.#broken.has(id)) await this.#open(registry, id);
      }
    } catch (err) {
      log.error({ err }, 'tables whose time is up could not be looked for');
    }
  }

  async #open(registry: Registry, id: string): Promise<void> {
    try {
      const table = await registry.open(id);
      if (table) this.#parts.notice(table);
    } catch (err) {
      // The database is away: all of them are tried again.
      if (err instanceof StoreError) throw err;
      this.#broken.add(id);
      this.#parts.log.error({ table: id, err }, 'a table whose time is up could not be opened');
    }
  }
}
