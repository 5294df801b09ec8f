import { setImmediate as nextTurn } from 'node:timers/promises';
import { freezeClock } from '@tablee/table';
import type { FastifyBaseLogger } from 'fastify';
import { holdersOf, type KeptTable } from '../store/kept.ts';
import { type Holder, isBot, NO_WISHES, type StoredTable, type Summary, type Write } from '../store/store.ts';
import { FORGOTTEN, hasOthers } from '../store/traces.ts';
import { newsOf } from '../tables/frames.ts';
import type { Answer } from '../tables/ruling.ts';
import { type LiveTable, summarize } from '../tables/table.ts';
import { type Deleting, inTurn, removeArchived, removeLive, removeStored } from './delete.ts';
import { visit } from './whereabouts.ts';

/** Tables of one guest in one request, or one run of the chore; what is left waits for the next run. */
const MAX_TABLES = 200;
const BATCH = 50;
const MAX_GUESTS = 20;
/** The disk is to blame then, not a table. */
const MAX_FAILED = 10;
/** A table is found once for every seat of the guest, and once as the host's. */
const ROWS = 20;

export type EraserParts = Deleting & { readonly log: Pick<FastifyBaseLogger, 'info' | 'error'> };
export type Erased = { readonly tables: number; readonly done: boolean };

/**
 * Forgets guests who ask for it: names, secrets and lines go, tables where they were alone go altogether, and the games of
 * others stay whole. That somebody asked is on disk until everything is done.
 */
export class Eraser {
  readonly #parts: EraserParts;
  readonly #running = new Map<string, Promise<Erased>>();

  constructor(parts: EraserParts) {
    this.#parts = parts;
  }

  async erase(guestHash: string): Promise<Erased> {
    const { upkeep } = this.#parts.store;
    if ((await upkeep.tracesOf(guestHash, 1)).length === 0) return { tables: 0, done: true };
    return this.#once(guestHash);
  }

  /** Asked for while it is under way, it is that one. */
  #once(guestHash: string): Promise<Erased> {
    const known = this.#running.get(guestHash);
    if (known) return known;
    const running = this.#erase(guestHash).finally(() => this.#running.delete(guestHash));
    this.#running.set(guestHash, running);
    return running;
  }

  /** Goes on with what a crash or a long list has left. */
  async resume(): Promise<void> {
    for (const guestHash of await this.#parts.store.upkeep.erasures(MAX_GUESTS)) {
      const { done } = await this.#once(guestHash);
      if (done) this.#parts.log.info('a guest was forgotten');
    }
  }

  async #erase(guestHash: string): Promise<Erased> {
    const { store } = this.#parts;
    await store.write({ kind: 'erasure', guestHash, done: false });
    const failed = new Set<string>();
    let tables = 0;
    while (tables < MAX_TABLES && failed.size < MAX_FAILED) {
      const found = await store.upkeep.tracesOf(guestHash, BATCH + ROWS * failed.size);
      const ids = found.filter(id => !failed.has(id));
      for (const id of ids) {
        if (await this.#tryAt(id, guestHash)) tables++;
        else failed.add(id);
        await nextTurn();
      }
      if (ids.length > 0) continue;
      if (failed.size > 0) break;
      await store.write({ kind: 'erasure', guestHash, done: true });
      return { tables, done: true };
    }
    return { tables, done: false };
  }

  /** One table that cannot be changed, such as a broken file, does not keep the others. */
  async #tryAt(table: string, guestHash: string): Promise<boolean> {
    try {
      await this.#forgetAt(table, guestHash);
      return true;
    } catch (err) {
      this.#parts.log.error({ table, err }, 'a guest could not be forgotten at a table');
      return false;
    }
  }

  async #forgetAt(id: string, guestHash: string): Promise<void> {
    const parts = this.#parts;
    await visit(parts, id, {
      live: table =>
        inTurn(parts, table, () =>
          hasOthers(table.standing.holders, guestHash)
            ? this.#forgetLive(table, guestHash)
            : removeLive(parts, table),
        ),
      stored: stored =>
        hasOthers(stored.holders, guestHash)
          ? this.#forgetStored(stored, guestHash)
          : removeStored(parts, stored),
      archived: kept =>
        hasOthers(holdersOf(kept), guestHash)
          ? this.#forgetArchived(kept, guestHash)
          : removeArchived(parts, kept),
    });
  }

  /** Within the table's queue. */
  async #forgetLive(table: LiveTable, guestHash: string): Promise<Answer> {
    const { match, wishes, sand, holders } = table.standing;
    const stands = summarize(match, wishes);
    const summary = sand ? { ...stands, sand: freezeClock(sand, table.ticker.now()) } : stands;
    await this.#parts.store.write(...writesFor(table.key, summary, guestHash));
    const seats = seatsOf(holders, guestHash);
    const left = match.outcome === null ? null : FORGOTTEN;
    table.standing = {
      ...table.standing,
      wishes: summaryWithout(summary).wishes,
      holders: holders.map((h, seat) => (seats.includes(seat) ? left : h)),
    };
    if (table.host === guestHash) table.host = null;
    table.lines = table.lines.filter(line => !seats.includes(line.seat));
    for (const seat of seats) table.audience.dismiss(seat);
    table.audience.tell(match.n, newsOf(table));
    return { n: match.n };
  }

  async #forgetStored({ key, summary }: StoredTable, guestHash: string): Promise<true> {
    await this.#parts.store.write(...writesFor(key, summary, guestHash));
    return true;
  }

  async #forgetArchived(table: KeptTable, guestHash: string): Promise<true> {
    const { store, archive } = this.#parts;
    const without = keptWithout(table, guestHash);
    await archive.write(without);
    await store.write({ kind: 'refile', table: without });
    return true;
  }
}

const isOf = (holder: Holder | null, guestHash: string): boolean =>
  holder !== null && !isBot(holder) && holder.guestHash === guestHash;
const seatsOf = (holders: readonly (Holder | null)[], guestHash: string): number[] =>
  holders.flatMap((h, seat) => (isOf(h, guestHash) ? [seat] : []));

/** Offers in a running game lapse: who made or accepted them may be the one who goes. */
const summaryWithout = (summary: Summary): Summary =>
  summary.outcome === null ? { ...summary, wishes: NO_WISHES } : summary;

function writesFor(key: number, summary: Summary, guestHash: string): Write[] {
  const erase: Write = { kind: 'erase', key, guestHash, free: summary.outcome === null };
  const lapsed = summaryWithout(summary);
  return lapsed === summary
    ? [erase]
    : [{ kind: 'append', key, after: summary.n, entry: null, summary: lapsed }, erase];
}

function keptWithout(table: KeptTable, guestHash: string): KeptTable {
  const seats = seatsOf(holdersOf(table), guestHash);
  const running = table.summary.outcome === null;
  return {
    ...table,
    host: table.host === guestHash ? null : table.host,
    summary: summaryWithout(table.summary),
    lines: table.lines.filter(line => !seats.includes(line.seat)),
    seats: table.seats.flatMap(kept =>
      !seats.includes(kept.seat) ? [kept] : running ? [] : [{ ...kept, holder: FORGOTTEN }],
    ),
  };
}
