import type { Outcome, Seat } from '@tablee/kernel';
import {
  type BotLevel,
  type FrozenClock,
  type Holder,
  hasOffers,
  isBot,
  levelOf,
  NO_OFFERS,
  nameOf,
  type Offers,
  type Replies,
  type TalkLine,
  type Understudy,
} from '@tablee/table';
import type { GuestTable, Summary, TableHead } from './stored-table.ts';

/**
 * Rows to values and back, for every SQL database: numbers may arrive as text. The server wrote these columns itself, so
 * their shape is trusted.
 */

export type Row = { readonly [column: string]: unknown };

export const textOf = (row: Row, column: string): string => String(row[column]);
export const seatsIn = (text: string): Seat[] => (text === '' ? [] : text.split(',').map(Number));

export const holderIn = (row: Row): Holder =>
  row.bot !== null
    ? { bot: Number(row.bot) as BotLevel }
    : {
        name: textOf(row, 'name'),
        tokenHash: textOf(row, 'token_hash'),
        guestHash: row.guest_hash === null ? null : textOf(row, 'guest_hash'),
        ...(row.avatar === null ? {} : { avatar: Number(row.avatar) }),
        ...(row.understudy === null ? {} : { understudy: JSON.parse(String(row.understudy)) as Understudy }),
        ...(row.pass_hash === null ? {} : { passHash: textOf(row, 'pass_hash') }),
        ...(row.replies === null ? {} : { replies: JSON.parse(String(row.replies)) as Replies }),
      };

/** The holders of all seats, from the rows of `seats`. */
export function holdersIn(rows: readonly Row[], seats: number): (Holder | null)[] {
  const holders: (Holder | null)[] = Array.from({ length: seats }, () => null);
  for (const row of rows) holders[Number(row.seat)] = holderIn(row);
  return holders;
}

export const headIn = (row: Row): TableHead => JSON.parse(textOf(row, 'head')) as TableHead;

export const lineIn = (row: Row): TalkLine => ({
  n: Number(row.n),
  seat: Number(row.seat),
  text: textOf(row, 'text'),
  at: Number(row.said_at),
});

/** `row`: a table with its newest summary and the seat of the guest; `seats`: its rows of `seats`. */
export function guestTableIn(row: Row, seats: readonly Row[]): GuestTable {
  const head = headIn(row);
  const holders = holdersIn(seats, head.seats);
  return {
    id: textOf(row, 'id'),
    game: head.game,
    seat: Number(row.seat),
    people: holders.map(nameOf),
    bots: holders.map(levelOf),
    n: Number(row.n),
    actors: seatsIn(textOf(row, 'actors')),
    over: row.outcome !== null,
    touchedAt: Number(row.touched_at),
  };
}

/** Archived tables were untouched for longest, so they come last as a rule. */
export const withArchived = (
  tables: readonly GuestTable[],
  archived: readonly GuestTable[],
): readonly GuestTable[] =>
  archived.length === 0 ? tables : [...tables, ...archived].sort((a, b) => b.touchedAt - a.touchedAt);

export const summaryIn = (row: Row): Summary => ({
  n: Number(row.n),
  actors: seatsIn(textOf(row, 'actors')),
  outcome: row.outcome === null ? null : (JSON.parse(textOf(row, 'outcome')) as Outcome),
  offers: { ...offersIn(row), version: Number(row.offers_version) },
  ...(row.clock === null ? {} : { clock: JSON.parse(textOf(row, 'clock')) as FrozenClock }),
});

const offersIn = ({ offers }: Row): Omit<Offers, 'version'> =>
  offers === null || offers === undefined
    ? NO_OFFERS
    : { ...NO_OFFERS, ...(JSON.parse(String(offers)) as Partial<Offers>) };

/** A summary as the columns n, actors, outcome and offers. */
export const columnsOf = (s: Summary): [number, string, string | null, string | null] => [
  s.n,
  // Nearly always one actor: joining an array was measured at 3 µs a move.
  s.actors.length === 1 ? String(s.actors[0]) : s.actors.join(','),
  s.outcome === null ? null : JSON.stringify(s.outcome),
  hasOffers(s.offers) ? writeOffers(s.offers) : null,
];

/** Newer kinds of offers are left out where there is none: the text stays as it always was. */
export const offersKept = ({ draw, back, rematch, understudy, pause }: Offers): Partial<Offers> => ({
  draw,
  back,
  rematch,
  ...(understudy ? { understudy } : {}),
  ...(pause ? { pause } : {}),
});
const writeOffers = (offers: Offers): string => JSON.stringify(offersKept(offers));

export const clockColumn = ({ clock }: Summary): string | null => (clock ? JSON.stringify(clock) : null);

/** The columns of a seat that say who holds it, in the order of `seatColumns`. */
export const SEAT_COLUMNS = 'name, token_hash, guest_hash, bot, avatar, understudy, pass_hash, replies';

export type SeatColumns = [
  name: string,
  token: string,
  guest: string | null,
  bot: number | null,
  avatar: number | null,
  understudy: string | null,
  passHash: string | null,
  replies: string | null,
];

export function seatColumns(holder: Holder): SeatColumns {
  if (isBot(holder)) return ['', '', null, holder.bot, null, null, null, null];
  const { name, tokenHash, guestHash, avatar = null, understudy, passHash = null, replies } = holder;
  const text = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null);
  return [name, tokenHash, guestHash, null, avatar, text(understudy), passHash, text(replies)];
}
