import type { Entry, GameRecord, Outcome, Seal, Seat } from '@tablee/kernel';
import type { FrozenClock } from '@tablee/table';
import type { BotLevel } from '@tablee/wire';
import type { KeepWrite } from './kept.ts';
import type { TraceWrite } from './traces.ts';
import type { TallyWrite, Upkeep } from './upkeep.ts';

/** What the tables need from a database, whichever it is. One contract suite holds for every implementation. */

/** A person on a seat. Secrets are kept as hashes only. */
export type PersonHolder = {
  readonly name: string;
  readonly tokenHash: string;
  readonly guestHash: string | null;
};
/** A bot on a seat: without a secret, so that nobody can claim it. */
export type BotHolder = { readonly bot: BotLevel };
/** Who sits on a seat. */
export type Holder = PersonHolder | BotHolder;
export const isBot = (holder: Holder): holder is BotHolder => 'bot' in holder;
/** Null for a free seat and for a bot: the page has its own words for those. */
export const nameOf = (holder: Holder | null): string | null =>
  holder === null || isBot(holder) ? null : holder.name;
export const onlyBots = (holders: readonly (Holder | null)[]): boolean =>
  holders.every(holder => holder !== null && isBot(holder));
export const levelOf = (holder: Holder | null): BotLevel | null =>
  holder !== null && isBot(holder) ? holder.bot : null;

/** A line said at a table. */
export type Line = { readonly n: number; readonly seat: Seat; readonly text: string; readonly at: number };

/** A wish that needs others' consent; `yes` are those who agreed so far. */
export type Wish = { readonly seat: Seat; readonly yes: readonly Seat[] };
export type Wishes = {
  readonly draw: Wish | null;
  readonly back: (Wish & { readonly to: number }) | null;
  readonly rematch: (Wish & { readonly table: string | null }) | null;
};
export const NO_WISHES: Wishes = { draw: null, back: null, rematch: null };

/** A seal whose seed may still be secret: never sent, never logged while the game runs. */
export type SecretSeal = Seal;

/** What does not change while a game runs. */
export type TableHead = Pick<
  GameRecord,
  'game' | 'rules' | 'seats' | 'options' | 'clock' | 'lot' | 'setup'
> & {
  readonly seals: readonly SecretSeal[];
  readonly rematchOf?: string;
};

/** What can be known of a table without replaying it. */
export type Summary = {
  readonly n: number;
  readonly actors: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly wishes: Wishes;
  /** The glass at that moment, where there is one and it has been turned. */
  readonly sand?: FrozenClock;
};

export type StoredTable = {
  /** The database's own short name for the table. */
  readonly key: number;
  readonly id: string;
  readonly head: TableHead;
  readonly summary: Summary;
  readonly holders: readonly (Holder | null)[];
  /** Hash of the guest who laid the table, who may hold no seat at it. */
  readonly host: string | null;
  /** Keyed hash of the address the table was laid from; null for tables older than quotas. */
  readonly owner: string | null;
};

export type CreateWrite = {
  readonly kind: 'create';
  readonly id: string;
  readonly host: string | null;
  readonly owner: string | null;
  readonly head: TableHead;
  readonly summary: Summary;
  readonly holders: readonly (Holder | null)[];
  readonly entries: readonly Entry[];
};
/** The next entry, or only wishes, of a table that stands at `after`. */
export type AppendWrite = {
  readonly kind: 'append';
  readonly key: number;
  readonly after: number;
  readonly entry: Entry | null;
  readonly summary: Summary;
};
export type SitWrite = {
  readonly kind: 'sit';
  readonly key: number;
  readonly seat: Seat;
  readonly holder: Holder;
  /** With this bot every seat is a bot's. */
  readonly onlyBots?: boolean;
};
/** A bot leaves its seat; people keep theirs. */
export type RiseWrite = { readonly kind: 'rise'; readonly key: number; readonly seat: Seat };
export type SayWrite = { readonly kind: 'say'; readonly key: number; readonly line: Line };
export type Write =
  | CreateWrite
  | AppendWrite
  | SitWrite
  | RiseWrite
  | SayWrite
  | TallyWrite
  | KeepWrite
  | TraceWrite;

export type GuestTable = {
  readonly id: string;
  readonly game: string;
  readonly seat: Seat;
  readonly people: readonly (string | null)[];
  readonly bots: readonly (BotLevel | null)[];
  readonly n: number;
  readonly actors: readonly Seat[];
  readonly over: boolean;
  readonly touchedAt: number;
};

/** More lines than anybody reads again: older ones are let go. */
export const KEPT_LINES = 100;

/** Reason and note are sentences for strangers, without paths. A note: something was lost before, and it works now. */
export type Health =
  | { readonly ok: true; readonly note?: string }
  | { readonly ok: false; readonly reason: string };

export interface Store {
  /** All or nothing, and on disk when the promise resolves. Rejects with a StoreError. */
  write(...writes: readonly Write[]): Promise<void>;
  /** Without the log, which may be long: see `entriesSince`. */
  load(id: string): Promise<StoredTable | null>;
  /** Up to `limit` entries after entry `after`, in order. */
  entriesSince(key: number, after: number, limit: number): Promise<readonly Entry[]>;
  /** The same as the JSON texts they are stored as, for readers that pass them on. */
  entryTextsSince(key: number, after: number, limit: number): Promise<readonly string[]>;
  /** The last lines said at a table, oldest first. */
  linesOf(key: number): Promise<readonly Line[]>;
  tablesOf(guestHash: string, limit: number): Promise<readonly GuestTable[]>;
  /** Questions beside the game: who keeps how much here, and what is still wanted. */
  readonly upkeep: Upkeep;
  /** Whether it can be written, tried for real, and is whole as far as is known. Cheap, however often it is asked. */
  health(): Promise<Health>;
  /** After what was written so far. */
  close(): Promise<void>;
}

/**
 * Why something was not written or read. `conflict`: another got there first (same table and number, same seat).
 * `busy`: the database was locked for too long. `failed`: the disk, or a mistake. With these three nothing was written.
 * `uncertain`: a commit failed, and perhaps it is on disk all the same; read again before going on.
 */
export type StoreFault = 'conflict' | 'busy' | 'failed' | 'uncertain';

export class StoreError extends Error {
  readonly kind: StoreFault;
  constructor(kind: StoreFault, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StoreError';
    this.kind = kind;
  }
}

/** The data cannot be used at all; the message is a sentence for whoever starts the server. */
export class StoreUnusable extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StoreUnusable';
  }
}
