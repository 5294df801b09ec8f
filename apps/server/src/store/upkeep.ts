import { type Entry, isMove } from '@tablee/kernel';
import type { Facts, Idle, IdleTable, KeptTable } from './kept.ts';

/** What a database keeps beside the games: whose they are, how large, and how long ago they were touched. */

/** What happened at a table since it was last counted. */
export type TallyWrite = {
  readonly kind: 'tally';
  readonly key: number;
  /** Bytes added to its log. */
  readonly bytes: number;
  readonly touchedAt: number;
  readonly played: boolean;
};

/** What one address and one guest hold. */
export type Held = {
  /** Tables laid from the address since the asked moment. */
  readonly tables: number;
  /** What those tables hold, about. */
  readonly bytes: number;
  /** Unfinished tables from the address where every seat became a bot's since the asked moment. */
  readonly botTables: number;
  /** Unfinished tables the guest laid, however old. */
  readonly unfinished: number;
};

export interface Upkeep {
  /** Random bytes of this name: made when first asked for, the same ever after. */
  secret(name: string): Promise<Uint8Array>;
  /** Answered from indexes alone: this is asked before every new table, also by those who are refused. */
  heldBy(owner: string, guestHash: string, since: number): Promise<Held>;
  /** Tables untouched before a moment, as far as is noted, longest untouched first, from `after` on. */
  idleTables(
    idle: Idle,
    before: number,
    after: IdleTable | null,
    limit: number,
  ): Promise<readonly IdleTable[]>;
  /** What the rows of a table say, whatever is noted about it; null when there is no such table. */
  factsOf(id: string): Promise<Facts | null>;
  /** Everything about a table; null when there is no such table. */
  wholeOf(id: string): Promise<KeptTable | null>;
  isArchived(id: string): Promise<boolean>;
  /** Tables, archived ones too, that a guest sits at or has laid. */
  tracesOf(guestHash: string, limit: number): Promise<readonly string[]>;
  /** Guests who asked to be forgotten and are not yet, in any order: one that fails does not keep the others. */
  erasures(limit: number): Promise<readonly string[]>;
}

/** Rows of a table and its seats beside the head. */
export const TABLE_BYTES = 500;
const ENTRY_BYTES = 80;

/** Estimated: writing an entry as JSON a second time to count it would make every move dearer. */
export const bytesOf = (entry: Entry): number =>
  isMove(entry) ? ENTRY_BYTES + entry.move.length + 4 * (entry.picks?.length ?? 0) : ENTRY_BYTES;
