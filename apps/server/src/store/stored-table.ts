import type { GameRecord, Outcome, Seal, Seat } from '@tablee/kernel';
import type { FrozenClock } from '@tablee/table';
import type { BotLevel } from '@tablee/wire';

/** A person on a seat. Secrets are stored as hashes only. */
export type PersonHolder = {
  readonly name: string;
  readonly tokenHash: string;
  readonly guestHash: string | null;
};
/** A bot on a seat. It has no secret, so no person can claim its seat. */
export type BotHolder = { readonly bot: BotLevel };
export type Holder = PersonHolder | BotHolder;

export const isBot = (holder: Holder): holder is BotHolder => 'bot' in holder;
/** Null for a free seat and for a bot: the page has its own words for those. */
export const nameOf = (holder: Holder | null): string | null =>
  holder === null || isBot(holder) ? null : holder.name;
export const levelOf = (holder: Holder | null): BotLevel | null =>
  holder !== null && isBot(holder) ? holder.bot : null;
export const onlyBots = (holders: readonly (Holder | null)[]): boolean =>
  holders.every(holder => holder !== null && isBot(holder));

/** A person whose data was erased keeps the seat of a finished game, without a name and without a secret. */
export const ERASED_HOLDER: Holder = { name: '', tokenHash: '', guestHash: null };
const isErased = (holder: Holder): boolean => !isBot(holder) && holder.tokenHash === '';

/** Whether another person sits here: bots and erased people do not count. */
export const hasOthers = (holders: readonly (Holder | null)[], guestHash: string): boolean =>
  holders.some(h => h !== null && !isBot(h) && !isErased(h) && h.guestHash !== guestHash);

/** A chat line. */
export type Line = { readonly n: number; readonly seat: Seat; readonly text: string; readonly at: number };
/** Older lines are deleted. */
export const KEPT_LINES = 100;

/** An offer that needs the consent of others; `yes` lists the seats that agreed so far. */
export type Wish = { readonly seat: Seat; readonly yes: readonly Seat[] };
export type Wishes = {
  readonly draw: Wish | null;
  readonly back: (Wish & { readonly to: number }) | null;
  readonly rematch: (Wish & { readonly table: string | null }) | null;
};
export const NO_WISHES: Wishes = { draw: null, back: null, rematch: null };

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
  readonly wishes: Wishes;
  /** The hourglass at that moment; absent without a clock and before its first turn. */
  readonly sand?: FrozenClock;
};

export type StoredTable = {
  /** The short name of the table inside the database. */
  readonly key: number;
  readonly id: string;
  readonly head: TableHead;
  readonly summary: Summary;
  readonly holders: readonly (Holder | null)[];
  /** Hash of the guest who created the table, with or without a seat at it. */
  readonly host: string | null;
  /** Keyed hash of the address the table was created from; null for tables older than quotas. */
  readonly owner: string | null;
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
