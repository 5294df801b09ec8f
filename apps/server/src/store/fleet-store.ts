import type { Entry } from '@tablee/kernel';
import type { Summary } from './stored-table.ts';

/**
 * What several server processes with one database need besides the `Store`. A node is one process. All times are those
 * of the database, in milliseconds: the clocks of nodes may disagree.
 */

export type Beat = {
  /** The time of the database. */
  readonly now: number;
  /** The lease of this node had not lapsed since its last beat: no other node has taken a duty of it. */
  readonly kept: boolean;
  /** The other nodes whose lease holds. */
  readonly others: readonly string[];
  /** What they know of rules, as they said it; null for one that says nothing. */
  readonly othersKnow: readonly (string | null)[];
  /** Milliseconds until the first of their leases ends, unless it is renewed; null without other nodes. */
  readonly lapsesIn: number | null;
  /** Some duties belong to nodes whose lease has lapsed. */
  readonly orphans: boolean;
  /** When a node last started while no other was running. */
  readonly startedAt: number;
};

/** A duty is work that one node does for the fleet. Its epoch grows whenever it is given; no epoch comes twice. */
export type Duty = { readonly name: string; readonly node: string; readonly epoch: number };

/** Proof that a write comes from the present holder of a duty. */
export type Fence = Duty;

export interface DutyRows {
  /** Renews the lease of a node for `ttlMs`. `first`: the node has just started. `knows`: told to the other nodes. */
  beat(node: string, ttlMs: number, first: boolean, knows: string): Promise<Beat>;
  /** Takes those duties that are free or belong to a lapsed node. Returns the holder of each, this node or another. */
  claim(node: string, names: readonly string[]): Promise<readonly Duty[]>;
  /** Takes up to `limit` duties of lapsed nodes, unless this one has lapsed itself. Returns those it got. */
  takeOver(node: string, limit: number): Promise<readonly Duty[]>;
  /** The duties of this node. */
  held(node: string): Promise<readonly Duty[]>;
  /** Frees duties, unless they were given anew since. */
  release(duties: readonly Duty[]): Promise<void>;
  /** The lease ends now: others take over the duties of this node. */
  leave(node: string): Promise<void>;
}

/** Messages between nodes. Best effort: they may be lost, late or doubled. A message is ASCII, below `MAX_MESSAGE`. */
export interface Channel {
  publish(text: string): void;
  /** Own messages are heard too. One listener; a later call replaces it. */
  listen(heard: (text: string) => void): void;
}

/** PostgreSQL refuses 8,000 bytes. */
export const MAX_MESSAGE = 7_500;

/** How far a node knows a table. */
export type KnownTable = { readonly key: number; readonly n: number };

export type StoredStep = {
  readonly entry: Entry;
  /** As stored with the entry. */
  readonly summary: Summary;
};

/** What has happened at a table. */
export type TableNews = {
  readonly key: number;
  /** Null: the table has left the database. `seats` and `line` grow with changes of seats and with talk. */
  readonly now: { readonly summary: Summary; readonly seats: number; readonly line: number } | null;
  /** The entries after the last known one, oldest first, at most `NEWS_LIMIT`. */
  readonly steps: readonly StoredStep[];
};

/** A node that is further behind reads the whole table again. */
export const NEWS_LIMIT = 200;

export interface FleetStore {
  readonly duties: DutyRows;
  readonly channel: Channel;
  /** One query for all tables. */
  newsOf(tables: readonly KnownTable[]): Promise<readonly TableNews[]>;
}
