import type { Entry, Seat } from '@tablee/kernel';
import { type Holder, levelOf, nameOf, type TalkLine } from '@tablee/table';
import type { GuestTable, Summary, TableHead } from './stored-table.ts';

export type FullSeat = { readonly seat: Seat; readonly holder: Holder; readonly satAt: number };

/** Everything stored about a table. Archiving writes it to a file; unarchiving restores it unchanged. */
export type FullTable = {
  readonly id: string;
  readonly host: string | null;
  readonly owner: string | null;
  readonly madeAt: number;
  /** Time of the last entry or offer, as shown in lists of tables. */
  readonly touchedAt: number;
  /** Number of entries the table was created with. */
  readonly began: number;
  readonly head: TableHead;
  /** The version of the offers is 0: it counts writes to one row, and a restored table gets a new row. */
  readonly summary: Summary;
  readonly seats: readonly FullSeat[];
  readonly lines: readonly TalkLine[];
  readonly entries: readonly Entry[];
  /** Time of each entry; null where none was recorded. */
  readonly times: readonly (number | null)[];
};

/** The row of an archived table in a guest's list. */
export type ArchivedCard = Omit<GuestTable, 'id' | 'seat'>;

export function holdersOf({ seats, head }: Pick<FullTable, 'seats' | 'head'>): (Holder | null)[] {
  const holders: (Holder | null)[] = Array.from({ length: head.seats }, () => null);
  for (const { seat, holder } of seats) holders[seat] = holder;
  return holders;
}

export function cardOf(table: FullTable): ArchivedCard {
  const { head, summary, touchedAt } = table;
  const holders = holdersOf(table);
  return {
    game: head.game,
    people: holders.map(nameOf),
    bots: holders.map(levelOf),
    n: summary.n,
    actors: summary.actors,
    over: summary.outcome !== null,
    touchedAt,
  };
}
