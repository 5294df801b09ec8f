import type { Match, Seat, Step } from '@tablee/kernel';
import type { ClockState } from './clocks/kind.ts';
import type { Offers } from './offers.ts';

export type BotLevel = 1 | 2 | 3 | 4 | 5;

/** A person on a seat. Secrets are kept as hashes only; a table on one device leaves them empty. */
export type PersonHolder = {
  readonly name: string;
  readonly tokenHash: string;
  readonly guestHash: string | null;
  /** The number of a drawing; absent if none was chosen. */
  readonly avatar?: number | undefined;
};
/** A bot on a seat. It has no secret that a person could present. */
export type BotHolder = { readonly bot: BotLevel };
export type Holder = PersonHolder | BotHolder;
/** Who sits on each seat; null: free. */
export type Holders = readonly (Holder | null)[];

/** One line of chat. */
export type TalkLine = {
  readonly n: number;
  readonly seat: Seat;
  readonly text: string;
  readonly at: number;
};

/** Older lines are dropped. */
export const KEPT_LINES = 100;

/** Everything true at a table. Commands return the next one. */
export type TableState = {
  readonly match: Match;
  /** The step that led to this position; null right after the set-up. */
  readonly last: Step | null;
  readonly offers: Offers;
  readonly holders: Holders;
  /** Null at a table without a clock. */
  readonly clock: ClockState | null;
  /** Chat, oldest line first. */
  readonly lines: readonly TalkLine[];
  /** Hash of the guest who created the table; null once that guest is erased. */
  readonly host: string | null;
  /** When the animation of the last move ends, where a bot or a clock waits for it. Not stored. */
  readonly restsAt: number;
};

export const isBot = (holder: Holder): holder is BotHolder => 'bot' in holder;
export const isBotSeat = (holders: Holders, seat: Seat): boolean => levelOf(holders[seat] ?? null) !== null;
export const isPersonSeat = (holders: Holders, seat: Seat): boolean => {
  const holder = holders[seat];
  return holder !== null && holder !== undefined && !isBot(holder);
};
/** Null for a free seat and for a bot. */
export const nameOf = (holder: Holder | null): string | null =>
  holder === null || isBot(holder) ? null : holder.name;
export const avatarOf = (holder: Holder | null): number | undefined =>
  holder === null || isBot(holder) ? undefined : holder.avatar;
export const levelOf = (holder: Holder | null): BotLevel | null =>
  holder !== null && isBot(holder) ? holder.bot : null;

export const allSeatsTaken = (holders: Holders): boolean => holders.every(holder => holder !== null);
export const hasBots = (holders: Holders): boolean =>
  holders.some(holder => holder !== null && isBot(holder));
export const onlyBots = (holders: Holders): boolean =>
  holders.every(holder => holder !== null && isBot(holder));

export const withHolder = (holders: Holders, seat: Seat, holder: Holder | null): Holders =>
  holders.map((other, s) => (s === seat ? holder : other));

/** Seats that have to move now; none once the game is over. */
export const actorsOf = ({ game, state, outcome }: Match): readonly Seat[] =>
  outcome ? [] : game.actors(state);
