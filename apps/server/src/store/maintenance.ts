import { type Entry, isMove } from '@tablee/kernel';
import type { FullTable } from './full-table.ts';

/** What one address and one guest have stored. */
export type Usage = {
  /** Tables created from the address since the given time. */
  readonly tables: number;
  /** Estimated size of those tables. */
  readonly bytes: number;
  /** Unfinished tables of the address where bots took the last seat since the given time. */
  readonly botTables: number;
  /** Unfinished tables the guest created, at any time. */
  readonly unfinished: number;
};

/** Decides whether a table may be deleted or archived. */
export type TableActivity = {
  readonly key: number;
  readonly touchedAt: number;
  /** It has entries beyond those it was created with. */
  readonly played: boolean;
  /** A person sits there. */
  readonly people: boolean;
};

/** `unused`: no people, not played. `unplayed`: people, not played. `untouched`: any table. */
export type IdleKind = 'unused' | 'unplayed' | 'untouched';

/** A position in the list of idle tables, longest untouched first. */
export type IdleTable = { readonly id: string; readonly key: number; readonly touchedAt: number };

/** All tables were replayed by a program: how many, and how many differed from what was stored. */
export type StoredAudit = {
  /** Version and rules numbers of the program. */
  readonly program: string;
  readonly games: number;
  readonly differing: number;
};

/** Queries for quotas, retention, erasure and audits. */
export interface Maintenance {
  /** Random bytes under a name: created by the first call, the same in all later ones. */
  secret(name: string): Promise<Uint8Array>;
  /** Must be answered from indexes alone: it runs before every new table, also for clients over their quota. */
  usageOf(owner: string, guestHash: string, since: number): Promise<Usage>;
  /** Tables untouched before a time, longest first, after `after`. May be outdated after a crash. */
  idleTables(
    idle: IdleKind,
    before: number,
    after: IdleTable | null,
    limit: number,
  ): Promise<readonly IdleTable[]>;
  /** Computed from the rows of a table, so never outdated; null when there is no such table. */
  activityOf(id: string): Promise<TableActivity | null>;
  /** Null when there is no such table. */
  fullTable(id: string): Promise<FullTable | null>;
  /** Ids of tables whose clock runs out before a date, earliest first. */
  dueTables(before: number, limit: number): Promise<readonly string[]>;
  isArchived(id: string): Promise<boolean>;
  /** Ids of tables, archived ones too, at which a guest sits or which the guest created. */
  tableIdsOf(guestHash: string, limit: number): Promise<readonly string[]>;
  /** Guests with an open erasure request, in random order: a failing one must not block the others. */
  pendingErasures(limit: number): Promise<readonly string[]>;
  lastAudit(): Promise<StoredAudit | null>;
  /** Whether no table is stored, archived ones included. */
  isEmpty(): Promise<boolean>;
}

/** Estimated size of the rows of a table and its seats, without the head. */
const TABLE_BYTES = 500;
const ENTRY_BYTES = 80;

/** Estimated: serializing an entry a second time to count it would slow down every move. */
export const bytesOf = (entry: Entry): number =>
  isMove(entry) ? ENTRY_BYTES + entry.move.length + 4 * (entry.picks?.length ?? 0) : ENTRY_BYTES;

/** `head`: as JSON. */
export const tableBytes = (head: string, entries: readonly Entry[]): number =>
  TABLE_BYTES + head.length + entries.reduce((sum, entry) => sum + bytesOf(entry), 0);
