import type { Seat } from '@tablee/kernel';
import type { StoredTable } from './stored-table.ts';

/**
 * Who wants to be told that it is their turn, and what is still to be sent. A reach is one way to one device, address or
 * URL. A notice is a row of the outbox: written in the transaction of the move that is its cause, deleted once sent.
 */

export const WAYS = ['push', 'mail', 'webhook'] as const;
export type Way = (typeof WAYS)[number];

/** The seat of a reach that tells of every seat of its table. */
export const ALL_SEATS = -1;

export type Reach = {
  /** Random. */
  readonly id: string;
  /** The table. */
  readonly key: number;
  readonly seat: Seat | typeof ALL_SEATS;
  /** The device that asked. */
  readonly guestHash: string;
  /** Of the seat when it was asked: a seat with another holder is not told. */
  readonly tokenHash: string;
  readonly way: Way;
  /** A subscription as JSON, an address, or a URL. */
  readonly target: string;
  readonly language: string;
  /** The origin of the pages, for links. */
  readonly base: string;
  /** Why the last message did not arrive; null when it did. */
  readonly problem: string | null;
};

/** `hello` greets a new address or URL; `reminder` tells that a clock runs out; `offer` that an answer is awaited. */
export type NoticeKind = 'turn' | 'reminder' | 'offer' | 'hello';

/** At most one a reach, seat and kind: a later decision replaces an earlier one. */
export type NoticeName = {
  readonly reach: string;
  readonly seat: Seat;
  readonly kind: NoticeKind;
  /** For an offer, the version of the offers. */
  readonly decision: number;
};

/** A notice that is due, with where to send it. */
export type DueNotice = NoticeName & {
  /** How often it was claimed, this time included. */
  readonly attempts: number;
  readonly to: Reach;
  /** The id of the table. */
  readonly table: string;
};

/** A seat that faces a new decision. */
export type Tell = { readonly seat: Seat; readonly decision: number };

/** When to remind a seat of its decision, in milliseconds since 1970; null: not at all. */
export type Reminder = Tell & { readonly at: number | null };

/** What is known of a mail address that a guest has named. */
export type Mailbox = {
  readonly address: string;
  readonly guestHash: string;
  readonly confirmed: boolean;
  /** Mails refused for good, in a row. */
  readonly refusals: number;
  /** No digest before that moment. */
  readonly nextAt: number;
};

export type ReachesOfGuest = {
  readonly reaches: readonly { readonly reach: Reach; readonly table: string }[];
  readonly mailboxes: readonly Mailbox[];
};

/** How the queue stands, for the metrics. */
export type OutboxSize = { readonly waiting: number; readonly oldestMs: number };

/** Reads, and claims: single statements that several nodes may run at once. */
export interface ReachStore {
  /** The reaches of a table. */
  at(key: number): Promise<readonly Reach[]>;
  find(id: string): Promise<{ readonly reach: Reach; readonly table: string } | null>;
  /** Of a guest at unfinished tables. */
  count(guestHash: string): Promise<number>;
  mailbox(address: string, guestHash: string): Promise<Mailbox | null>;
  /** Everything stored about a guest. */
  of(guestHash: string): Promise<ReachesOfGuest>;
  /** Confirmations asked from an address since a time, by anybody. */
  askedSince(address: string, since: number): Promise<number>;
  /**
   * Up to `limit` notices of one way that are due. They are due again after `leaseMs` unless they are finished or postponed: a
   * process that dies loses none. Two processes never get the same one within that time.
   */
  claim(way: Way, limit: number, leaseMs: number): Promise<readonly DueNotice[]>;
  /** All notices for one mail address of a guest, due or not. */
  noticesFor(address: string, guestHash: string): Promise<readonly DueNotice[]>;
  /** True for one caller at a time: a mail to this address may be written within `leaseMs`. */
  takeMailbox(address: string, guestHash: string, leaseMs: number): Promise<boolean>;
  size(): Promise<OutboxSize>;
}

/** How long after its cause a notice is due. */
export type Delays = { readonly soonMs: number; readonly mailMs: number };

/** Changes of reaches and notices. They are part of the transaction of the other writes beside them. */
export type ReachChange =
  /** Replaces the reach of the same table, seat, guest and way. `hello`: greets it at once. */
  | { readonly do: 'add'; readonly reach: Omit<Reach, 'key' | 'problem'>; readonly hello: boolean }
  | { readonly do: 'tell'; readonly tells: readonly Tell[]; readonly delays: Delays }
  /** What waits about the turn of a seat is void. */
  | { readonly do: 'moved'; readonly seat: Seat }
  /** `version`: of the offers; a later one replaces an earlier one. */
  | {
      readonly do: 'offer';
      readonly seats: readonly Seat[];
      readonly version: number;
      readonly delays: Delays;
    }
  /** Replaces the reminders of these seats. */
  | { readonly do: 'remind'; readonly reminders: readonly Reminder[] };

/** The same for changes that belong to no table. */
export type OutboxChange =
  /** With their notices. */
  | { readonly do: 'drop'; readonly ids: readonly string[] }
  /** All with this way and target. */
  | { readonly do: 'drop-target'; readonly way: Way; readonly target: string }
  /** `problem` undefined: nothing was sent, and what is known of the last message stays. */
  | { readonly do: 'done'; readonly notices: readonly NoticeName[]; readonly problem?: string | null }
  | {
      readonly do: 'later';
      readonly notice: NoticeName;
      readonly ms: number;
      readonly problem?: string | null;
      /** Waiting was no attempt. */
      readonly uncounted?: boolean;
    }
  | { readonly do: 'asked'; readonly address: string; readonly guestHash: string }
  | { readonly do: 'confirmed'; readonly address: string; readonly guestHash: string }
  /** A mail was sent; no digest within `pauseMs`. */
  | {
      readonly do: 'mailed';
      readonly address: string;
      readonly guestHash: string;
      readonly pauseMs: number;
    }
  /** A mail was not sent. `refused`: for good. */
  | {
      readonly do: 'unmailed';
      readonly address: string;
      readonly guestHash: string;
      readonly refused: boolean;
    }
  /** Deletes reaches by mail that were not confirmed within `ms`. */
  | { readonly do: 'forget-unconfirmed'; readonly ms: number }
  /** Forgets reaches of games that ended this long ago, and mailboxes unused for `unusedMs`. */
  | { readonly do: 'forget-finished'; readonly ms: number; readonly unusedMs: number };

export type ReachWrite = { readonly kind: 'reach'; readonly key: number; readonly change: ReachChange };
export type OutboxWrite = { readonly kind: 'outbox'; readonly change: OutboxChange };

/** Which seats of a table have a reach; absent when none has. */
export const toldSeats = ({ reach = [] }: Pick<StoredTable, 'reach'>): readonly number[] => reach;
