import type { Entry, GameRecord, Outcome, Seal, Seat } from '@tablee/kernel';

/** What the tables need from a database, whichever it is. One contract suite holds for every implementation. */

/** Who sits on a seat. Secrets are kept as hashes only. */
export type Holder = {
  readonly name: string;
  readonly tokenHash: string;
  readonly guestHash: string | null;
};

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
export type TableHead = Pick<GameRecord, 'game' | 'rules' | 'seats' | 'options' | 'lot' | 'setup'> & {
  readonly seals: readonly SecretSeal[];
  readonly rematchOf?: string;
};

/** What can be known of a table without replaying it. */
export type Summary = {
  readonly n: number;
  readonly actors: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly wishes: Wishes;
};

export type StoredTable = {
  /** The database's own short name for the table. */
  readonly key: number;
  readonly id: string;
  readonly head: TableHead;
  readonly summary: Summary;
  readonly holders: readonly (Holder | null)[];
  readonly entries: readonly Entry[];
};

export type CreateWrite = {
  readonly kind: 'create';
  readonly id: string;
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
};
export type Write = CreateWrite | AppendWrite | SitWrite;

export type GuestTable = {
  readonly id: string;
  readonly game: string;
  readonly seat: Seat;
  readonly people: readonly (string | null)[];
  readonly n: number;
  readonly actors: readonly Seat[];
  readonly over: boolean;
  readonly touchedAt: number;
};

export interface Store {
  /** All or nothing, and on disk when the promise resolves. Rejects with a StoreError. */
  write(...writes: readonly Write[]): Promise<void>;
  load(id: string): Promise<StoredTable | null>;
  tablesOf(guestHash: string, limit: number): Promise<readonly GuestTable[]>;
  /** Throws when the database does not answer. */
  check(): Promise<void>;
  /** After what was written so far. */
  close(): Promise<void>;
}

/** `conflict`: another got there first (same table and number, same seat). `failed`: nothing was written. */
export class StoreError extends Error {
  readonly kind: 'conflict' | 'failed';
  constructor(kind: 'conflict' | 'failed', sentence: string, cause?: unknown) {
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
