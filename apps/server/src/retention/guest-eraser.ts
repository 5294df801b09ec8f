import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Holder,
  type Holders,
  isBot,
  NO_OFFERS,
  NOTHING_OFFERED,
  nextOffers,
  type TableState,
} from '@tablee/table';
import type { FastifyBaseLogger } from 'fastify';
import { type FullTable, holdersOf } from '../store/full-table.ts';
import { ERASED_HOLDER, hasOthers, type StoredTable, type Summary, type Write } from '../store/store.ts';
import type { ServerChange } from '../tables/command-result.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { summarize } from '../tables/records.ts';
import { type DeletionContext, inQueue, removeArchived, removeLive, removeStored } from './table-deletion.ts';
import { atLocation } from './table-location.ts';

/** Tables of one guest in one run; the rest waits for the next run. */
const MAX_TABLES = 200;
const BATCH = 50;
const MAX_GUESTS = 20;
/** More failures than this are the fault of the disk, not of a table. */
const MAX_FAILED = 10;
/** A query returns a table once for every seat of the guest, and once for the host. */
const ROWS = 20;

export type EraserParts = DeletionContext & { readonly log: Pick<FastifyBaseLogger, 'info' | 'error'> };
export type Erased = { readonly tables: number; readonly done: boolean };

/**
 * Erases guests on request: names, secrets and lines are removed, tables without other people are deleted, and the
 * games of others stay complete. The request is on disk until everything is done.
 */
export class GuestEraser {
  readonly #parts: EraserParts;
  readonly #running = new Map<string, Promise<Erased>>();

  constructor(parts: EraserParts) {
    this.#parts = parts;
  }

  async erase(guestHash: string): Promise<Erased> {
    const { maintenance, reach } = this.#parts.store;
    const [tables, { mailboxes }] = await Promise.all([
      maintenance.tableIdsOf(guestHash, 1),
      reach.of(guestHash),
    ]);
    // Any cookie can ask: without anything stored nothing is written.
    return tables.length + mailboxes.length === 0 ? { tables: 0, done: true } : this.#once(guestHash);
  }

  /** Concurrent calls for one guest share one run. */
  #once(guestHash: string): Promise<Erased> {
    const known = this.#running.get(guestHash);
    if (known) return known;
    const running = this.#erase(guestHash).finally(() => this.#running.delete(guestHash));
    this.#running.set(guestHash, running);
    return running;
  }

  /** Continues requests left by a crash or a long list. */
  async resume(): Promise<void> {
    for (const guestHash of await this.#parts.store.maintenance.pendingErasures(MAX_GUESTS)) {
      const { done } = await this.#once(guestHash);
      if (done) this.#parts.log.info('a guest was erased');
    }
  }

  async #erase(guestHash: string): Promise<Erased> {
    const { store } = this.#parts;
    await store.write({ kind: 'erasure-request', guestHash, done: false });
    const failed = new Set<string>();
    let tables = 0;
    while (tables < MAX_TABLES && failed.size < MAX_FAILED) {
      const found = await store.maintenance.tableIdsOf(guestHash, BATCH + ROWS * failed.size);
      const ids = found.filter(id => !failed.has(id));
      for (const id of ids) {
        if (await this.#tryTable(id, guestHash)) tables++;
        else failed.add(id);
        await nextTurn();
      }
      if (ids.length > 0) continue;
      if (failed.size > 0) break;
      await store.write({ kind: 'erasure-request', guestHash, done: true });
      return { tables, done: true };
    }
    return { tables, done: false };
  }

  /** A table that cannot be changed, such as a broken file, must not block the others. */
  async #tryTable(table: string, guestHash: string): Promise<boolean> {
    try {
      await this.#eraseAt(table, guestHash);
      return true;
    } catch (err) {
      this.#parts.log.error({ table, err }, 'a guest could not be erased at a table');
      return false;
    }
  }

  async #eraseAt(id: string, guestHash: string): Promise<void> {
    const parts = this.#parts;
    await atLocation(parts, id, {
      live: table =>
        inQueue(parts, table, state =>
          hasOthers(state.holders, [guestHash])
            ? eraseLive(table, state, guestHash)
            : removeLive(parts, table),
        ),
      stored: stored =>
        hasOthers(stored.holders, [guestHash])
          ? this.#eraseStored(stored, guestHash)
          : removeStored(parts, stored),
      archived: full =>
        hasOthers(holdersOf(full), [guestHash])
          ? this.#eraseArchived(full, guestHash)
          : removeArchived(parts, full),
    });
  }

  async #eraseStored({ key, summary }: StoredTable, guestHash: string): Promise<true> {
    await this.#parts.store.write(...writesFor(key, summary, guestHash));
    return true;
  }

  async #eraseArchived(table: FullTable, guestHash: string): Promise<true> {
    const { store, archive } = this.#parts;
    const without = withoutGuest(table, guestHash);
    await archive.write(without);
    await store.write({ kind: 'update-archived', table: without });
    return true;
  }
}

const isOf = (holder: Holder | null, guestHash: string): boolean =>
  holder !== null && !isBot(holder) && holder.guestHash === guestHash;
const seatsOf = (holders: Holders, guestHash: string): number[] =>
  holders.flatMap((h, seat) => (isOf(h, guestHash) ? [seat] : []));

/** Offers in a running game lapse: the guest may have made or accepted them. */
const withoutOffers = (summary: Summary): Summary =>
  summary.outcome === null ? { ...summary, offers: nextOffers(summary.offers, NOTHING_OFFERED) } : summary;

function eraseLive(table: LiveTable, state: TableState, guestHash: string): ServerChange {
  const { match, holders, host, lines } = state;
  const summary = summarize(state, table.now, table.sharesTime);
  const seats = seatsOf(holders, guestHash);
  const left = match.outcome === null ? null : ERASED_HOLDER;
  return {
    kind: 'server',
    state: {
      ...state,
      offers: withoutOffers(summary).offers,
      holders: holders.map((holder, seat) => (seats.includes(seat) ? left : holder)),
      host: host === guestHash ? null : host,
      lines: lines.filter(line => !seats.includes(line.seat)),
    },
    writes: writesFor(table.key, summary, guestHash),
    adopted: () => {
      for (const seat of seats) table.audience.dismiss(seat);
    },
  };
}

function writesFor(key: number, summary: Summary, guestHash: string): Write[] {
  const erase: Write = { kind: 'erase-guest', key, guestHash, free: summary.outcome === null };
  const lapsed = withoutOffers(summary);
  return lapsed === summary
    ? [erase]
    : [
        {
          kind: 'append',
          key,
          after: summary.n,
          version: summary.offers.version,
          entry: null,
          summary: lapsed,
        },
        erase,
      ];
}

/** In a file the version stays 0. */
const lapse = (summary: Summary): Summary =>
  summary.outcome === null ? { ...summary, offers: NO_OFFERS } : summary;

function withoutGuest(table: FullTable, guestHash: string): FullTable {
  const seats = seatsOf(holdersOf(table), guestHash);
  const running = table.summary.outcome === null;
  return {
    ...table,
    host: table.host === guestHash ? null : table.host,
    summary: lapse(table.summary),
    lines: table.lines.filter(line => !seats.includes(line.seat)),
    seats: table.seats.flatMap(seat =>
      !seats.includes(seat.seat) ? [seat] : running ? [] : [{ ...seat, holder: ERASED_HOLDER }],
    ),
  };
}
