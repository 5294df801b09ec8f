import type { Match, Seat, Step } from '@tablee/kernel';
import type { BotLevel } from './bot-level.ts';
import type { ClockState } from './clocks/kind.ts';
import type { Offers } from './offers.ts';

/** A bot that may play for a person who is absent. */
export type Understudy = {
  readonly level: BotLevel;
  /** Minutes of absence after which it begins to play; null: only when the others or the clock decide so. */
  readonly after: number | null;
  /** Who put it to work; null while the person plays. */
  readonly by: UnderstudyBy | null;
};
export type UnderstudyBy = 'self' | 'vote' | 'clock';

/** Lines that a person has planned: played as long as the game follows one of them. */
export type Replies = {
  /** The entry of the last move before the lines begin. */
  readonly from: number;
  /** Moves of all seats, in order. */
  readonly lines: readonly (readonly string[])[];
};

/** A person on a seat. Secrets are kept as hashes only; a table on one device leaves them empty. */
export type PersonHolder = {
  readonly name: string;
  readonly tokenHash: string;
  readonly guestHash: string | null;
  /** The number of a drawing; absent if none was chosen. */
  readonly avatar?: number | undefined;
  readonly understudy?: Understudy | undefined;
  /** Hash of the code with which another person may take this seat. */
  readonly passHash?: string | undefined;
  /** Private: never sent to others. */
  readonly replies?: Replies | undefined;
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

export const personAt = (holders: Holders, seat: Seat): PersonHolder | null => {
  const holder = holders[seat];
  return holder === null || holder === undefined || isBot(holder) ? null : holder;
};

/** Whether two holders look the same to others: a code and planned replies are private. */
export function looksSame(a: Holder | null, b: Holder | null): boolean {
  if (a === b) return true;
  if (a === null || b === null || isBot(a) || isBot(b))
    return levelOf(a) !== null && levelOf(a) === levelOf(b);
  const seen = ({ name, tokenHash, avatar, understudy }: PersonHolder): string =>
    JSON.stringify([name, tokenHash, avatar ?? null, understudy ?? null]);
  return seen(a) === seen(b);
}

/** The level of the understudy that plays for a person now; null when the person plays. */
export const understudyOf = (holder: Holder | null): BotLevel | null =>
  holder !== null && !isBot(holder) && holder.understudy && holder.understudy.by !== null
    ? holder.understudy.level
    : null;
export const hasUnderstudy = (holders: Holders, seat: Seat): boolean =>
  understudyOf(holders[seat] ?? null) !== null;
/** The level at which the server plays this seat, as a bot or as an understudy; null: a person plays, or the seat is free. */
export const playedLevelOf = (holder: Holder | null): BotLevel | null =>
  levelOf(holder) ?? understudyOf(holder);

export const allSeatsTaken = (holders: Holders): boolean => holders.every(holder => holder !== null);
export const hasBots = (holders: Holders): boolean =>
  holders.some(holder => holder !== null && isBot(holder));
/** Whether the server plays some seat. */
export const hasPlayed = (holders: Holders): boolean =>
  holders.some(holder => playedLevelOf(holder) !== null);
/** Whether the server plays every seat: no person does. */
export const allPlayed = (holders: Holders): boolean =>
  holders.every(holder => playedLevelOf(holder) !== null);
export const onlyBots = (holders: Holders): boolean =>
  holders.every(holder => holder !== null && isBot(holder));

export const withHolder = (holders: Holders, seat: Seat, holder: Holder | null): Holders =>
  holders.map((other, s) => (s === seat ? holder : other));

/** Seats that have to move now; none once the game is over. */
export const actorsOf = ({ game, state, outcome }: Match): readonly Seat[] =>
  outcome ? [] : game.actors(state);
