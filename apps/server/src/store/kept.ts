import type { Entry, Seat } from '@tablee/kernel';
import type { GuestTable, Holder, Line, Summary, TableHead } from './store.ts';

/** A table as a whole: what leaves the database when it is archived, and comes back as it was. */

export type KeptSeat = { readonly seat: Seat; readonly holder: Holder; readonly satAt: number };

export type KeptTable = {
  readonly id: string;
  readonly host: string | null;
  readonly owner: string | null;
  readonly madeAt: number;
  /** When an entry or a wish last changed it, as lists of tables say. */
  readonly touchedAt: number;
  /** Entries it was laid with. */
  readonly began: number;
  readonly head: TableHead;
  readonly summary: Summary;
  readonly seats: readonly KeptSeat[];
  readonly lines: readonly Line[];
  readonly entries: readonly Entry[];
  /** When each entry was made; null where that was not noted. */
  readonly times: readonly (number | null)[];
};

/** The entry of an archived table in a guest's list. */
export type ArchivedCard = Omit<GuestTable, 'id' | 'seat'>;

/** Leaves the database: entries, seats, lines and all. Conflicts when there is no such table. */
export type RemoveWrite = { readonly kind: 'remove'; readonly key: number };
/** The same, for a table that a file holds from now on. Conflicts when it no longer stands at `n`. */
export type ArchiveWrite = {
  readonly kind: 'archive';
  readonly key: number;
  readonly n: number;
  readonly table: KeptTable;
};
/** Comes back from its file. Conflicts when it is there already. */
export type ReviveWrite = { readonly kind: 'revive'; readonly table: KeptTable };
/** The file of an archived table is gone. */
export type ForgetWrite = { readonly kind: 'forget'; readonly id: string };
export type KeepWrite = RemoveWrite | ArchiveWrite | ReviveWrite | ForgetWrite;

/** What decides whether a table is still wanted. */
export type Facts = {
  readonly key: number;
  readonly touchedAt: number;
  /** Entries beyond those it was laid with. */
  readonly played: boolean;
  /** A person sits there. */
  readonly people: boolean;
};

/** Tables that may be let go: without people and unplayed; with people and unplayed; all of them. */
export type Idle = 'unused' | 'unplayed' | 'untouched';

/** A place in the list of idle tables, longest untouched first. */
export type IdleTable = { readonly id: string; readonly key: number; readonly touchedAt: number };

export function holdersOf({ seats, head }: Pick<KeptTable, 'seats' | 'head'>): (Holder | null)[] {
  const holders: (Holder | null)[] = Array.from({ length: head.seats }, () => null);
  for (const { seat, holder } of seats) holders[seat] = holder;
  return holders;
}
