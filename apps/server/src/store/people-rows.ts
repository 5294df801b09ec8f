import type { Outcome } from '@tablee/kernel';
import type { Passkey, PersonGuest, PlayedTable, StoredPerson } from './people.ts';
import { headIn, holdersIn, type Row, textOf } from './rows.ts';

/** Rows about people to values, for every SQL database. */

const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : textOf(row, column);
const numberOrNull = (row: Row, column: string): number | null =>
  row[column] === null ? null : Number(row[column]);

export const personIn = (row: Row): StoredPerson => ({
  id: textOf(row, 'id'),
  name: textOf(row, 'name'),
  avatar: numberOrNull(row, 'avatar'),
  colour: Number(row.colour),
  madeAt: Number(row.made_at),
  signIn: textOrNull(row, 'sign_in'),
  passwordHash: textOrNull(row, 'password_hash'),
  hasRecovery: row.recovery_hash !== null,
});

export const personGuestIn = (row: Row): PersonGuest => ({
  guestHash: textOf(row, 'guest_hash'),
  person: textOf(row, 'person'),
  device: textOf(row, 'device'),
  since: Number(row.since),
  seenAt: Number(row.seen_at),
  endedAt: numberOrNull(row, 'ended_at'),
});

export const passkeyIn = (row: Row): Passkey => ({
  id: textOf(row, 'id'),
  person: textOf(row, 'person'),
  publicKey: textOf(row, 'public_key'),
  counter: Number(row.counter),
  transports: textOf(row, 'transports')
    .split(',')
    .filter(transport => transport !== ''),
  device: textOf(row, 'device'),
  madeAt: Number(row.made_at),
  usedAt: numberOrNull(row, 'used_at'),
});

/** `seats`: the rows of `seats` of that table. */
export function playedIn(row: Row, seats: readonly Row[]): PlayedTable {
  const head = headIn(row);
  return {
    id: textOf(row, 'id'),
    game: head.game,
    seat: Number(row.seat),
    holders: holdersIn(seats, head.seats),
    outcome: row.outcome === null ? null : (JSON.parse(textOf(row, 'outcome')) as Outcome),
    touchedAt: Number(row.touched_at),
  };
}
