import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Entry } from '@tablee/kernel';
import type { ArchivedCard, Facts, Idle, IdleTable, KeptTable } from './kept.ts';
import { holderIn, type SqliteReads } from './reads.ts';
import type { GuestTable } from './store.ts';

/** When something last happened at table t, by its rows. */
const TOUCHED = `max(t.touched_at, u.touched_at,
  coalesce((SELECT e.made_at FROM entries e WHERE e.table_key = t.key ORDER BY e.n DESC LIMIT 1), 0),
  coalesce((SELECT max(l.said_at) FROM lines l WHERE l.table_key = t.key), 0),
  coalesce((SELECT max(s.sat_at) FROM seats s WHERE s.table_key = t.key), 0))`;

const IDLE_WHERE: { readonly [I in Idle]: string } = {
  unused: 'played = 0 AND people = 0',
  unplayed: 'played = 0 AND people = 1',
  untouched: 'true',
};
export const idleSql = (idle: Idle): string =>
  `SELECT id, key, touched_at FROM tables
   WHERE ${IDLE_WHERE[idle]} AND touched_at < ? AND (touched_at, key) > (?, ?)
   ORDER BY touched_at, key LIMIT ?`;

/** Questions about whole tables, and about those that left. */
export class SqliteKeepReads {
  readonly #reads: SqliteReads;
  readonly #idle: { readonly [I in Idle]: StatementSync };
  readonly #facts: StatementSync;
  readonly #dates: StatementSync;
  readonly #entries: StatementSync;
  readonly #seats: StatementSync;
  readonly #archived: StatementSync;
  readonly #mine: StatementSync;

  constructor(db: DatabaseSync, reads: SqliteReads) {
    this.#reads = reads;
    this.#idle = {
      unused: db.prepare(idleSql('unused')),
      unplayed: db.prepare(idleSql('unplayed')),
      untouched: db.prepare(idleSql('untouched')),
    };
    this.#facts = db.prepare(
      `SELECT t.key, ${TOUCHED} AS touched_at,
         coalesce((SELECT max(e.n) FROM entries e WHERE e.table_key = t.key), 0) > t.began AS played,
         EXISTS (SELECT 1 FROM seats s WHERE s.table_key = t.key AND s.bot IS NULL) AS people
       FROM tables t JOIN summaries u ON u.table_key = t.key WHERE t.id = ?`,
    );
    this.#dates = db.prepare(`SELECT t.made_at, t.began, coalesce(
         (SELECT e.made_at FROM entries e WHERE e.table_key = t.key AND e.n > u.n ORDER BY e.n DESC LIMIT 1),
         u.touched_at) AS touched_at
       FROM tables t JOIN summaries u ON u.table_key = t.key WHERE t.key = ?`);
    this.#entries = db.prepare('SELECT entry, made_at FROM entries WHERE table_key = ? ORDER BY n');
    this.#seats = db.prepare(
      'SELECT seat, name, token_hash, guest_hash, bot, sat_at FROM seats WHERE table_key = ? ORDER BY seat',
    );
    this.#archived = db.prepare('SELECT 1 AS found FROM archived WHERE id = ?');
    this.#mine = db.prepare(
      `SELECT a.id, s.seat, a.card FROM archived_seats s JOIN archived a ON a.id = s.id
       WHERE s.guest_hash = ? ORDER BY a.touched_at DESC, s.seat LIMIT ?`,
    );
  }

  idleTables(idle: Idle, before: number, after: IdleTable | null, limit: number): readonly IdleTable[] {
    const rows = this.#idle[idle].all(before, after?.touchedAt ?? -1, after?.key ?? 0, limit);
    return rows.map(row => ({
      id: String(row.id),
      key: Number(row.key),
      touchedAt: Number(row.touched_at),
    }));
  }

  factsOf(id: string): Facts | null {
    const row = this.#facts.get(id);
    if (!row) return null;
    return {
      key: Number(row.key),
      touchedAt: Number(row.touched_at),
      played: row.played === 1,
      people: row.people === 1,
    };
  }

  wholeOf(id: string): KeptTable | null {
    const stored = this.#reads.load(id);
    if (!stored) return null;
    const { key, head, summary, host, owner } = stored;
    const dates = this.#dates.get(key);
    const rows = this.#entries.all(key);
    return {
      id,
      host,
      owner,
      madeAt: Number(dates?.made_at),
      touchedAt: Number(dates?.touched_at),
      began: Number(dates?.began),
      head,
      summary,
      seats: this.#seats
        .all(key)
        .map(row => ({ seat: Number(row.seat), holder: holderIn(row), satAt: Number(row.sat_at) })),
      lines: this.#reads.linesOf(key),
      entries: rows.map(row => JSON.parse(String(row.entry)) as Entry),
      times: rows.map(row => (row.made_at === null ? null : Number(row.made_at))),
    };
  }

  isArchived(id: string): boolean {
    return this.#archived.get(id) !== undefined;
  }

  /** The archived tables of a guest, latest first. */
  tablesOf(guestHash: string, limit: number): readonly GuestTable[] {
    return this.#mine.all(guestHash, limit).map(row => ({
      ...(JSON.parse(String(row.card)) as ArchivedCard),
      id: String(row.id),
      seat: Number(row.seat),
    }));
  }
}
