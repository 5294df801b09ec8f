import type { Entry, Seat } from '@tablee/kernel';
import type { Holder, Holders, TalkLine } from '@tablee/table';
import type { Fence } from './fleet-store.ts';
import type { FullTable } from './full-table.ts';
import type { StoredAudit } from './maintenance.ts';
import type { PeopleWrite } from './people.ts';
import type { OutboxWrite, ReachWrite } from './reach-store.ts';
import type { Summary, TableHead } from './stored-table.ts';

/** Everything that can be written, as values. `key` names a table; unknown keys and ids are conflicts. */

export type CreateWrite = {
  readonly kind: 'create';
  readonly id: string;
  readonly host: string | null;
  readonly owner: string | null;
  readonly head: TableHead;
  readonly summary: Summary;
  readonly holders: Holders;
  readonly entries: readonly Entry[];
};
/**
 * The next entry, or only new offers or a new clock. Conflicts unless the log has exactly `after` entries and the
 * offers have this version. Without an entry the version increases by one.
 */
export type AppendWrite = {
  readonly kind: 'append';
  readonly key: number;
  readonly after: number;
  /** `Offers.version` of the state this was computed from. */
  readonly version: number;
  readonly entry: Entry | null;
  readonly summary: Summary;
  /** Conflicts unless this duty is held, where several nodes share duties. */
  readonly fence?: Fence | undefined;
};
export type SitWrite = {
  readonly kind: 'sit';
  readonly key: number;
  readonly seat: Seat;
  readonly holder: Holder;
  /** With this bot, bots hold every seat. */
  readonly onlyBots?: boolean;
};
/** A seat becomes free. Conflicts unless `holder` sits there. */
export type RiseWrite = {
  readonly kind: 'rise';
  readonly key: number;
  readonly seat: Seat;
  readonly holder: Holder;
};
/** Another holder, or the same with other settings. Conflicts unless `before` sits there, with the same settings. */
export type ReseatWrite = {
  readonly kind: 'reseat';
  readonly key: number;
  readonly seat: Seat;
  readonly before: Holder;
  readonly after: Holder;
  /** With this change, bots hold every seat. */
  readonly onlyBots: boolean;
};
/** When the clock of a table runs out, by the date; null: it does not. Only a hint where to look: the clock decides. */
export type DeadlineWrite = { readonly kind: 'deadline'; readonly key: number; readonly at: number | null };
export type SayWrite = { readonly kind: 'say'; readonly key: number; readonly line: TalkLine };

/** Growth and activity of a table since its last tally. */
export type TallyWrite = {
  readonly kind: 'tally';
  readonly key: number;
  /** Bytes added to its log. */
  readonly bytes: number;
  readonly touchedAt: number;
  readonly played: boolean;
};

/** Deletes a table with its entries, seats and lines. */
export type RemoveWrite = { readonly kind: 'remove'; readonly key: number };
/** Deletes a table that a file now holds. Conflicts unless its log has exactly `n` entries. */
export type ArchiveWrite = {
  readonly kind: 'archive';
  readonly key: number;
  readonly n: number;
  readonly table: FullTable;
};
/** Restores a table from its file. Conflicts when the table exists already. */
export type UnarchiveWrite = { readonly kind: 'unarchive'; readonly table: FullTable };
/** The contents of an archive file have changed. */
export type UpdateArchivedWrite = { readonly kind: 'update-archived'; readonly table: FullTable };
/** An archive file was deleted. */
export type RemoveArchivedWrite = { readonly kind: 'remove-archived'; readonly id: string };

/** Removes a guest's name, secrets, lines and host mark from a table. `free`: the seats become free. */
export type EraseGuestWrite = {
  readonly kind: 'erase-guest';
  readonly key: number;
  readonly guestHash: string;
  readonly free: boolean;
};
/** A guest asked to be erased. Stored until done, so that a crash cannot lose the request. */
export type ErasureRequestWrite = {
  readonly kind: 'erasure-request';
  readonly guestHash: string;
  readonly done: boolean;
};

/** All tables were replayed. */
export type AuditedWrite = { readonly kind: 'audited'; readonly audit: StoredAudit };

export type TableWrite =
  | CreateWrite
  | AppendWrite
  | SitWrite
  | RiseWrite
  | ReseatWrite
  | DeadlineWrite
  | SayWrite;
export type MaintenanceWrite =
  | TallyWrite
  | RemoveWrite
  | ArchiveWrite
  | UnarchiveWrite
  | UpdateArchivedWrite
  | RemoveArchivedWrite
  | EraseGuestWrite
  | ErasureRequestWrite
  | AuditedWrite;
export type Write = TableWrite | MaintenanceWrite | PeopleWrite | ReachWrite | OutboxWrite;
