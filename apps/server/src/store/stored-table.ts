import type { GameRecord, Outcome, Seal, Seat } from '@tablee/kernel';
import {
  type BotLevel,
  type FrozenClock,
  type Holder,
  type Holders,
  isBot,
  type Offers,
} from '@tablee/table';

/** A person whose data was erased keeps the seat of a finished game, without a name and without a secret. */
export const ERASED_HOLDER: Holder = { name: '', tokenHash: '', guestHash: null };
const isErased = (holder: Holder): boolean => !isBot(holder) && holder.tokenHash === '';

/** Whether another person than these guests sits here: bots and erased people do not count. */
export const hasOthers = (holders: Holders, guests: readonly string[]): boolean =>
  holders.some(
    h => h !== null && !isBot(h) && !isErased(h) && (h.guestHash === null || !guests.includes(h.guestHash)),
  );

/** A seal whose seed may still be secret: never sent, never logged while the game runs. */
export type SecretSeal = Seal;

/** The part of a table that never changes. */
export type TableHead = Pick<
  GameRecord,
  'game' | 'rules' | 'seats' | 'options' | 'clock' | 'lot' | 'setup'
> & {
  readonly seals: readonly SecretSeal[];
  readonly rematchOf?: string;
};

/** The state of a table as far as it is known without replaying the log. */
export type Summary = {
  readonly n: number;
  readonly actors: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly offers: Offers;
  /** The clock at that moment; absent without a clock and before its first turn. */
  readonly clock?: FrozenClock;
};

export type StoredTable = {
  /** The short name of the table inside the database. */
  readonly key: number;
  readonly id: string;
  readonly head: TableHead;
  readonly summary: Summary;
  readonly holders: Holders;
  /** Hash of the guest who created the table, with or without a seat at it. */
  readonly host: string | null;
  /** Keyed hash of the address the table was created from; null for tables older than quotas. */
  readonly owner: string | null;
  /** Increases with every change of seats, where several processes write. */
  readonly seatsVersion: number;
  /** Seats somebody wants to be told of, `ALL_SEATS` for all; absent when there are none. */
  readonly reach?: readonly number[];
};

/** A row in the list of a guest's tables. */
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
