import { type Entry, isMove } from '@tablee/kernel';

/** What a database keeps beside the games: from which address they come and how large they are. */

/** Bytes added to a table since they were last counted. */
export type TallyWrite = { readonly kind: 'tally'; readonly key: number; readonly bytes: number };

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
}

/** Rows of a table and its seats beside the head. */
export const TABLE_BYTES = 500;
const ENTRY_BYTES = 80;

/** Estimated: writing an entry as JSON a second time to count it would make every move dearer. */
export const bytesOf = (entry: Entry): number =>
  isMove(entry) ? ENTRY_BYTES + entry.move.length + 4 * (entry.picks?.length ?? 0) : ENTRY_BYTES;
