import type { Chance, Entry, Match, Refused, Seat } from '@tablee/kernel';
import type { Holder, Holders, TableState, TalkLine } from './state.ts';

/**
 * Commands are pure functions of a table state. Each returns a change, a refusal, the fact that nothing changes, or a
 * request for a fact it needs; it is then called again with that fact.
 */

/** What commands know besides the state. */
export type Context = {
  /** Milliseconds of a clock that never goes back. */
  readonly now: number;
  /** The longest log a table may have. */
  readonly maxEntries: number;
  /** The clock was stopped because no person plays: moves of bots do not restart it. */
  readonly idle: boolean;
  /** Whether the person of this seat is connected. Default: yes. */
  isHere?(seat: Seat): boolean;
  /** Whether that person was absent for so long that the others may decide. Default: no. */
  isAbsent?(seat: Seat): boolean;
  /** Luck of entry n. */
  chance(n: number): Chance & { readonly picks?: readonly number[] };
  /** The position after entry n of the present line, if it is at hand; null: the command asks for it. */
  matchAt(n: number): Match | null;
  /** An id for a new table. */
  newId(): string;
};

/** Facts that take time to find out. */
export type Facts = {
  /** The position after the entry asked for. */
  readonly match?: Match;
  /** The entries asked for. */
  readonly entries?: readonly Entry[];
  /** A rematch may be created. */
  readonly rematch?: true;
};

export type Needs =
  | { readonly needs: 'match'; readonly n: number }
  | { readonly needs: 'entries'; readonly after: number; readonly limit: number }
  | { readonly needs: 'rematch' };

/** A table to be created together with the change. */
export type Rematch = { readonly id: string; readonly holders: Holders };

/** What has to be stored, and the state that holds afterwards. */
export type Change =
  /** `state.last.entry` is appended to the log. */
  | { readonly kind: 'entry'; readonly state: TableState }
  /** Offers or clock changed, without an entry. */
  | { readonly kind: 'offers'; readonly state: TableState; readonly rematch?: Rematch }
  | {
      readonly kind: 'seat';
      readonly state: TableState;
      readonly seat: Seat;
      readonly before: Holder | null;
      readonly after: Holder | null;
    }
  | { readonly kind: 'line'; readonly state: TableState; readonly line: TalkLine };

/** Nothing changes: it was so already. `n`: the entry that says so. */
export type NoChange = { readonly n: number; readonly again: true };

export type CommandResult = Change | Refused | NoChange | Needs;

export const isChange = (result: CommandResult): result is Change => 'state' in result;
export const isNeeded = (result: CommandResult): result is Needs => 'needs' in result;

export const noChange = (n: number): NoChange => ({ n, again: true });
