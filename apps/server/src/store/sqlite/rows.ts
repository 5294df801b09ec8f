import type { SQLOutputValue } from 'node:sqlite';
import type { Outcome, Seat } from '@tablee/kernel';
import {
  type BotLevel,
  type FrozenClock,
  type Holder,
  hasOffers,
  NO_OFFERS,
  type Offers,
} from '@tablee/table';
import type { Summary } from '../stored-table.ts';

/** Rows to values and back. The server wrote these columns itself, so their shape is trusted. */

export type Row = { readonly [column: string]: SQLOutputValue };

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
      };

export const summaryIn = (row: Row): Summary => ({
  n: Number(row.n),
  actors: seatsIn(textOf(row, 'actors')),
  outcome: row.outcome === null ? null : (JSON.parse(textOf(row, 'outcome')) as Outcome),
  offers: { ...offersIn(row), version: Number(row.offers_version) },
  ...(row.sand === null ? {} : { clock: JSON.parse(textOf(row, 'sand')) as FrozenClock }),
});

const offersIn = ({ wishes }: Row): Omit<Offers, 'version'> =>
  wishes === null || wishes === undefined
    ? NO_OFFERS
    : (JSON.parse(String(wishes)) as Omit<Offers, 'version'>);

/** A summary as the columns n, actors, outcome and wishes. */
export const columnsOf = (s: Summary): [number, string, string | null, string | null] => [
  s.n,
  // Nearly always one actor: joining an array was measured at 3 µs a move.
  s.actors.length === 1 ? String(s.actors[0]) : s.actors.join(','),
  s.outcome === null ? null : JSON.stringify(s.outcome),
  hasOffers(s.offers) ? writeOffers(s.offers) : null,
];

const writeOffers = ({ draw, back, rematch }: Offers): string => JSON.stringify({ draw, back, rematch });

export const clockColumn = ({ clock }: Summary): string | null => (clock ? JSON.stringify(clock) : null);

/**
 * Keys of new tables. SQLite reuses the key of its last table once that table is deleted, and a reader of the deleted
 * table would then read the log of another one. So no key is given twice while the server runs.
 */
export class TableKeys {
  /** Every new table gets a key beyond this one, and beyond all existing ones. */
  last = 0;

  /** Records the key that a statement with `NEXT_KEY` assigned. */
  given(rowid: number | bigint): number {
    this.last = Number(rowid);
    return this.last;
  }
}

/** For a statement whose first parameter is `last`. */
export const NEXT_KEY = 'max(?1, coalesce((SELECT max(key) FROM tables), 0)) + 1';
