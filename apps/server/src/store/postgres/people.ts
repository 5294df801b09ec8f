import {
  KEPT_GUESTS,
  type Passkey,
  type PeopleRows,
  type PersonGuest,
  type PlayedTable,
  type StoredPerson,
  TIDY_BATCH,
} from '../people.ts';
import { passkeyIn, personGuestIn, personIn } from '../people-rows.ts';
import { textOf } from '../rows.ts';
import { NOW_MS } from './append.ts';
import type { Statement } from './link.ts';
import type { ReadLinks } from './read-links.ts';
import type { PostgresTableReads } from './table-reads.ts';

const READS = {
  person: { name: 'person', text: 'SELECT * FROM people WHERE id = $1' },
  bySignIn: { name: 'person-by-sign-in', text: 'SELECT * FROM people WHERE sign_in_key = $1' },
  byRecovery: { name: 'person-by-recovery', text: 'SELECT * FROM people WHERE recovery_hash = $1' },
  guestsWith: {
    name: 'guests-with',
    text: `SELECT * FROM person_guests
      WHERE person = (SELECT person FROM person_guests WHERE guest_hash = $1) ORDER BY since, guest_hash`,
  },
  guestsOf: {
    name: 'guests-of',
    text: 'SELECT * FROM person_guests WHERE person = $1 ORDER BY since, guest_hash',
  },
  /** One row at least: the time is told even when nothing has changed. */
  changed: {
    name: 'guests-changed',
    text: `SELECT ${NOW_MS} AS now, g.* FROM (SELECT) AS one LEFT JOIN person_guests g ON g.changed_at > $1`,
  },
  persons: {
    name: 'persons-of',
    text: 'SELECT guest_hash, person FROM person_guests WHERE guest_hash = ANY ($1::text[])',
  },
  passkey: { name: 'passkey', text: 'SELECT * FROM passkeys WHERE id = $1' },
  passkeys: { name: 'passkeys', text: 'SELECT * FROM passkeys WHERE person = $1 ORDER BY made_at, id' },
  code: {
    name: 'code',
    text: `SELECT person FROM codes
      WHERE hash = $1 AND person IS NOT NULL AND until > coalesce($2::bigint, ${NOW_MS})`,
  },
} satisfies { readonly [name: string]: Statement };

/** Reads about people. */
export class PostgresPeople implements PeopleRows {
  readonly #links: ReadLinks;
  readonly #tables: PostgresTableReads;
  readonly #clock: (() => number) | null;

  constructor(links: ReadLinks, tables: PostgresTableReads, clock: (() => number) | null) {
    this.#links = links;
    this.#tables = tables;
    this.#clock = clock;
  }

  person(id: string): Promise<StoredPerson | null> {
    return this.#one(READS.person, id);
  }

  personBySignIn(signInKey: string): Promise<StoredPerson | null> {
    return this.#one(READS.bySignIn, signInKey);
  }

  personByRecovery(recoveryHash: string): Promise<StoredPerson | null> {
    return this.#one(READS.byRecovery, recoveryHash);
  }

  async guestsWith(guestHash: string): Promise<readonly PersonGuest[]> {
    return (await this.#links.rows(READS.guestsWith, guestHash)).map(personGuestIn);
  }

  async guestsOf(person: string): Promise<readonly PersonGuest[]> {
    return (await this.#links.rows(READS.guestsOf, person)).map(personGuestIn);
  }

  async guestsChangedSince(time: number): Promise<{ now: number; guests: readonly PersonGuest[] }> {
    const rows = await this.#links.rows(READS.changed, time);
    return {
      now: Number(rows[0]?.now),
      guests: rows.filter(row => row.guest_hash !== null).map(personGuestIn),
    };
  }

  async personsOf(guests: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#links.rows(READS.persons, guests);
    return new Map(rows.map(row => [textOf(row, 'guest_hash'), textOf(row, 'person')]));
  }

  async passkey(id: string): Promise<Passkey | null> {
    const [row] = await this.#links.rows(READS.passkey, id);
    return row ? passkeyIn(row) : null;
  }

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    return (await this.#links.rows(READS.passkeys, person)).map(passkeyIn);
  }

  async personOfCode(codeHash: string): Promise<string | null> {
    const [row] = await this.#links.rows(READS.code, codeHash, this.#clock?.() ?? null);
    return row ? textOf(row, 'person') : null;
  }

  playedBy(guests: readonly string[], skip: number, limit: number): Promise<readonly PlayedTable[]> {
    return this.#tables.playedBy(guests, skip, limit);
  }

  async #one(statement: Statement, value: string): Promise<StoredPerson | null> {
    const [row] = await this.#links.rows(statement, value);
    return row ? personIn(row) : null;
  }
}

/** For statements with the time as their first parameter: null for the clock of the database. */
const AT = `coalesce($1::bigint, ${NOW_MS})`;

const WITHOUT_TABLES = `NOT EXISTS (SELECT 1 FROM seats s WHERE s.guest_hash = g.guest_hash)
  AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host_hash = g.guest_hash)
  AND NOT EXISTS (SELECT 1 FROM archived_seats a WHERE a.guest_hash = g.guest_hash)
  AND NOT EXISTS (SELECT 1 FROM archived a WHERE a.host_hash = g.guest_hash)`;

export const PEOPLE_WRITES = {
  make: {
    name: 'make-person',
    text: `INSERT INTO people (id, name, avatar, colour, made_at) VALUES ($2, $3, $4, $5, ${AT})`,
  },
  change: {
    name: 'change-person',
    text: 'UPDATE people SET name = $2, avatar = $3, colour = $4 WHERE id = $1',
  },
  password: {
    name: 'set-password',
    text: 'UPDATE people SET sign_in = $2, sign_in_key = $3, password_hash = $4 WHERE id = $1',
  },
  dropPassword: {
    name: 'drop-password',
    text: 'UPDATE people SET sign_in = NULL, sign_in_key = NULL, password_hash = NULL WHERE id = $1',
  },
  recovery: {
    name: 'set-recovery',
    text: `UPDATE people SET recovery_hash = $2
      WHERE id = $1 AND ($3::text IS NULL OR recovery_hash = $3)`,
  },
  join: {
    name: 'join-person',
    text: `INSERT INTO person_guests (person, guest_hash, device, since, seen_at, changed_at)
      SELECT p.id, $3, $4, m.at, m.at, m.at FROM people p, (SELECT ${AT} AS at) m WHERE p.id = $2`,
  },
  prune: {
    name: 'prune-guests',
    text: `DELETE FROM person_guests g WHERE g.person = $1 AND g.ended_at IS NOT NULL
      AND (SELECT count(*) FROM person_guests WHERE person = $1) > ${KEPT_GUESTS} AND ${WITHOUT_TABLES}`,
  },
  tidy: {
    name: 'tidy-guests',
    text: `DELETE FROM person_guests WHERE guest_hash IN (SELECT g.guest_hash FROM person_guests g
      WHERE g.changed_at < ${AT} - $2::bigint AND g.ended_at IS NOT NULL AND ${WITHOUT_TABLES} LIMIT ${TIDY_BATCH})`,
  },
  end: {
    name: 'end-guest',
    text: `UPDATE person_guests SET ended_at = ${AT}, changed_at = ${AT}
      WHERE person = $2 AND guest_hash = $3 AND ended_at IS NULL`,
  },
  see: {
    name: 'see-guest',
    text: `UPDATE person_guests SET seen_at = ${AT} WHERE person = $2 AND guest_hash = $3`,
  },
  addPasskey: {
    name: 'add-passkey',
    text: `INSERT INTO passkeys (person, id, public_key, counter, transports, device, made_at)
      SELECT id, $3, $4, $5, $6, $7, ${AT} FROM people WHERE id = $2`,
  },
  usePasskey: {
    name: 'use-passkey',
    text: `UPDATE passkeys SET counter = $3, used_at = ${AT} WHERE id = $2 AND counter = $4`,
  },
  removePasskey: { name: 'remove-passkey', text: 'DELETE FROM passkeys WHERE person = $1 AND id = $2' },
  forgetCodes: { name: 'forget-codes', text: 'DELETE FROM codes WHERE person = $1' },
  issueCode: {
    name: 'issue-code',
    text: `INSERT INTO codes (hash, person, until) SELECT $3, id, ${AT} + $4 FROM people WHERE id = $2`,
  },
  useCode: {
    name: 'use-code',
    text: `DELETE FROM codes WHERE hash = $2 AND person IS NOT NULL AND until > ${AT}`,
  },
  dropOldCodes: { name: 'drop-old-codes', text: `DELETE FROM codes WHERE until <= ${AT}` },
  spend: {
    name: 'spend-challenge',
    text: `INSERT INTO codes (hash, person, until) VALUES ($2, NULL, ${AT} + $3)`,
  },
  removeGuests: { name: 'remove-person-guests', text: 'DELETE FROM person_guests WHERE person = $1' },
  removePasskeys: { name: 'remove-person-passkeys', text: 'DELETE FROM passkeys WHERE person = $1' },
  remove: { name: 'remove-person', text: 'DELETE FROM people WHERE id = $1' },
} satisfies { readonly [name: string]: Statement };
