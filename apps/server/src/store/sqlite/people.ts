import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { StoreError } from '../errors.ts';
import {
  KEPT_GUESTS,
  type Passkey,
  type PeopleRows,
  type PeopleWrite,
  type PersonGuest,
  type PlayedTable,
  type StoredPerson,
  TIDY_BATCH,
} from '../people.ts';
import { passkeyIn, personGuestIn, personIn, playedIn } from '../people-rows.ts';
import type { Reading } from './sqlite-maintenance.ts';
import type { SqliteTableReads } from './table-reads.ts';

/** Reads about people. One process writes, so nothing changes behind its back. */
export class SqlitePeople implements PeopleRows {
  readonly #reading: Reading;
  readonly #tables: SqliteTableReads;
  readonly #now: () => number;
  readonly #person: StatementSync;
  readonly #bySignIn: StatementSync;
  readonly #byRecovery: StatementSync;
  readonly #guestsWith: StatementSync;
  readonly #guestsOf: StatementSync;
  readonly #changed: StatementSync;
  readonly #persons: StatementSync;
  readonly #passkey: StatementSync;
  readonly #passkeys: StatementSync;
  readonly #code: StatementSync;

  constructor(db: DatabaseSync, tables: SqliteTableReads, reading: Reading, now: () => number) {
    this.#reading = reading;
    this.#tables = tables;
    this.#now = now;
    this.#person = db.prepare('SELECT * FROM people WHERE id = ?');
    this.#bySignIn = db.prepare('SELECT * FROM people WHERE sign_in_key = ?');
    this.#byRecovery = db.prepare('SELECT * FROM people WHERE recovery_hash = ?');
    this.#guestsWith = db.prepare(
      `SELECT * FROM person_guests WHERE person = (SELECT person FROM person_guests WHERE guest_hash = ?)
       ORDER BY since, guest_hash`,
    );
    this.#guestsOf = db.prepare('SELECT * FROM person_guests WHERE person = ? ORDER BY since, guest_hash');
    this.#changed = db.prepare('SELECT * FROM person_guests WHERE changed_at > ?');
    this.#persons = db.prepare(
      'SELECT guest_hash, person FROM person_guests WHERE guest_hash IN (SELECT value FROM json_each(?))',
    );
    this.#passkey = db.prepare('SELECT * FROM passkeys WHERE id = ?');
    this.#passkeys = db.prepare('SELECT * FROM passkeys WHERE person = ? ORDER BY made_at, id');
    this.#code = db.prepare('SELECT person FROM codes WHERE hash = ? AND until > ?');
  }

  async person(id: string): Promise<StoredPerson | null> {
    return this.#one(this.#person, id);
  }

  async personBySignIn(signInKey: string): Promise<StoredPerson | null> {
    return this.#one(this.#bySignIn, signInKey);
  }

  async personByRecovery(recoveryHash: string): Promise<StoredPerson | null> {
    return this.#one(this.#byRecovery, recoveryHash);
  }

  async guestsWith(guestHash: string): Promise<readonly PersonGuest[]> {
    return this.#reading(() => this.#guestsWith.all(guestHash).map(personGuestIn));
  }

  async guestsOf(person: string): Promise<readonly PersonGuest[]> {
    return this.#reading(() => this.#guestsOf.all(person).map(personGuestIn));
  }

  async guestsChangedSince(time: number): Promise<{ now: number; guests: readonly PersonGuest[] }> {
    return this.#reading(() => ({ now: this.#now(), guests: this.#changed.all(time).map(personGuestIn) }));
  }

  async personsOf(guests: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.#reading(
      () =>
        new Map(
          this.#persons
            .all(JSON.stringify(guests))
            .map(row => [String(row.guest_hash), String(row.person)] as const),
        ),
    );
  }

  async passkey(id: string): Promise<Passkey | null> {
    return this.#reading(() => {
      const row = this.#passkey.get(id);
      return row ? passkeyIn(row) : null;
    });
  }

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    return this.#reading(() => this.#passkeys.all(person).map(passkeyIn));
  }

  async personOfCode(codeHash: string): Promise<string | null> {
    return this.#reading(() => {
      const row = this.#code.get(codeHash, this.#now());
      return row && row.person !== null ? String(row.person) : null;
    });
  }

  async playedBy(guests: readonly string[], skip: number, limit: number): Promise<readonly PlayedTable[]> {
    return this.#reading(() =>
      this.#tables.playedRows(guests, skip, limit).map(({ row, seats }) => playedIn(row, seats)),
    );
  }

  #one(statement: StatementSync, value: string): StoredPerson | null {
    return this.#reading(() => {
      const row = statement.get(value);
      return row ? personIn(row) : null;
    });
  }
}

const WITHOUT_TABLES = `NOT EXISTS (SELECT 1 FROM seats s WHERE s.guest_hash = person_guests.guest_hash)
  AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host_hash = person_guests.guest_hash)
  AND NOT EXISTS (SELECT 1 FROM archived_seats a WHERE a.guest_hash = person_guests.guest_hash)
  AND NOT EXISTS (SELECT 1 FROM archived a WHERE a.host_hash = person_guests.guest_hash)`;

const SQL = {
  make: 'INSERT INTO people (id, name, avatar, colour, made_at) VALUES (?, ?, ?, ?, ?)',
  change: 'UPDATE people SET name = ?, avatar = ?, colour = ? WHERE id = ?',
  password: 'UPDATE people SET sign_in = ?, sign_in_key = ?, password_hash = ? WHERE id = ?',
  dropPassword: 'UPDATE people SET sign_in = NULL, sign_in_key = NULL, password_hash = NULL WHERE id = ?',
  recovery: 'UPDATE people SET recovery_hash = ?1 WHERE id = ?2 AND (?3 IS NULL OR recovery_hash = ?3)',
  join: `INSERT INTO person_guests (person, guest_hash, device, since, seen_at, changed_at)
    SELECT id, ?2, ?3, ?4, ?4, ?4 FROM people WHERE id = ?1`,
  end: `UPDATE person_guests SET ended_at = ?1, changed_at = ?1
    WHERE person = ?2 AND guest_hash = ?3 AND ended_at IS NULL`,
  see: 'UPDATE person_guests SET seen_at = ? WHERE person = ? AND guest_hash = ?',
  prune: `DELETE FROM person_guests WHERE person = ?1 AND ended_at IS NOT NULL
    AND (SELECT count(*) FROM person_guests WHERE person = ?1) > ${KEPT_GUESTS} AND ${WITHOUT_TABLES}`,
  tidy: `DELETE FROM person_guests WHERE guest_hash IN (SELECT guest_hash FROM person_guests
    WHERE changed_at < ? AND ended_at IS NOT NULL AND ${WITHOUT_TABLES} LIMIT ${TIDY_BATCH})`,
  addPasskey: `INSERT INTO passkeys (person, id, public_key, counter, transports, device, made_at)
    SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM people WHERE id = ?1`,
  usePasskey: 'UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ? AND counter = ?',
  removePasskey: 'DELETE FROM passkeys WHERE person = ? AND id = ?',
  forgetCodes: 'DELETE FROM codes WHERE person = ?',
  issueCode: 'INSERT INTO codes (hash, person, until) SELECT ?2, id, ?3 FROM people WHERE id = ?1',
  useCode: 'DELETE FROM codes WHERE hash = ? AND person IS NOT NULL AND until > ?',
  dropOldCodes: 'DELETE FROM codes WHERE until <= ?',
  spend: 'INSERT INTO codes (hash, person, until) VALUES (?, NULL, ?)',
  removeGuests: 'DELETE FROM person_guests WHERE person = ?',
  removePasskeys: 'DELETE FROM passkeys WHERE person = ?',
  remove: 'DELETE FROM people WHERE id = ?',
} as const;

/** Writes about people. Runs inside a shared transaction. */
export class SqlitePeopleWrites {
  readonly #statements: { readonly [name in keyof typeof SQL]: StatementSync };
  readonly #now: () => number;

  constructor(db: DatabaseSync, now: () => number) {
    this.#now = now;
    this.#statements = Object.fromEntries(
      Object.entries(SQL).map(([name, sql]) => [name, db.prepare(sql)]),
    ) as { [name in keyof typeof SQL]: StatementSync };
  }

  run(write: PeopleWrite): void {
    const sql = this.#statements;
    const now = this.#now();
    switch (write.kind) {
      case 'make-person': {
        const { name, avatar, colour } = write.profile;
        sql.make.run(write.id, name, avatar, colour, now);
        break;
      }
      case 'change-person': {
        const { name, avatar, colour } = write.profile;
        mustChange(sql.change.run(name, avatar, colour, write.id), 'there is no such person');
        break;
      }
      case 'set-password': {
        const { id, signIn, signInKey, passwordHash } = write;
        mustChange(sql.password.run(signIn, signInKey, passwordHash, id), 'there is no such person');
        break;
      }
      case 'drop-password':
        mustChange(sql.dropPassword.run(write.id), 'there is no such person');
        break;
      case 'set-recovery':
        mustChange(
          sql.recovery.run(write.recoveryHash, write.id, write.before ?? null),
          'the recovery code was used before',
        );
        break;
      case 'join-person':
        mustChange(sql.join.run(write.id, write.guestHash, write.device, now), 'there is no such person');
        sql.prune.run(write.id);
        break;
      case 'end-guest':
        mustChange(sql.end.run(now, write.id, write.guestHash), 'this session has ended before');
        break;
      case 'see-guest':
        sql.see.run(now, write.id, write.guestHash);
        break;
      case 'add-passkey': {
        const { person, id, publicKey, counter, transports, device } = write.passkey;
        const added = sql.addPasskey.run(person, id, publicKey, counter, transports.join(), device, now);
        mustChange(added, 'there is no such person');
        break;
      }
      case 'use-passkey':
        mustChange(
          sql.usePasskey.run(write.counter, now, write.id, write.before),
          'the passkey was used at the same time',
        );
        break;
      case 'remove-passkey':
        mustChange(sql.removePasskey.run(write.person, write.id), 'there is no such passkey');
        break;
      case 'issue-code':
        sql.dropOldCodes.run(now);
        sql.forgetCodes.run(write.person);
        mustChange(
          sql.issueCode.run(write.person, write.codeHash, now + write.ttlMs),
          'there is no such person',
        );
        break;
      case 'use-code':
        mustChange(sql.useCode.run(write.codeHash, now), 'the code is used or too old');
        break;
      case 'spend-challenge':
        sql.dropOldCodes.run(now);
        sql.spend.run(write.codeHash, now + write.ttlMs);
        break;
      case 'remove-person':
        sql.forgetCodes.run(write.id);
        sql.removeGuests.run(write.id);
        sql.removePasskeys.run(write.id);
        mustChange(sql.remove.run(write.id), 'there is no such person');
        break;
      case 'tidy-people':
        sql.dropOldCodes.run(now);
        sql.tidy.run(now - write.endedMs);
        break;
    }
  }
}

function mustChange({ changes }: { readonly changes: number | bigint }, sentence: string): void {
  if (Number(changes) !== 1) throw new StoreError('conflict', sentence);
}
