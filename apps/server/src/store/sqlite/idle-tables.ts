import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { IdleKind, IdleTable, TableActivity } from '../maintenance.ts';

/** Time of the last activity at table t, from its rows. */
const TOUCHED = `max(t.touched_at, u.touched_at,
  coalesce((SELECT e.made_at FROM entries e WHERE e.table_key = t.key ORDER BY e.n DESC LIMIT 1), 0),
  coalesce((SELECT max(l.said_at) FROM lines l WHERE l.table_key = t.key), 0),
  coalesce((SELECT max(s.sat_at) FROM seats s WHERE s.table_key = t.key), 0))`;

const IDLE_WHERE: { readonly [I in IdleKind]: string } = {
  unused: 'played = 0 AND people = 0',
  unplayed: 'played = 0 AND people = 1',
  // A clock that runs without anybody must not be put away.
  untouched: 'NOT EXISTS (SELECT 1 FROM deadlines d WHERE d.table_key = key)',
};
export const idleSql = (idle: IdleKind): string =>
  `SELECT id, key, touched_at FROM tables
   WHERE ${IDLE_WHERE[idle]} AND touched_at < ? AND (touched_at, key) > (?, ?)
   ORDER BY touched_at, key LIMIT ?`;

/** Finds tables to delete or archive. */
export class IdleTables {
  readonly #idle: { readonly [I in IdleKind]: StatementSync };
  readonly #activity: StatementSync;

  constructor(db: DatabaseSync) {
    this.#idle = {
      unused: db.prepare(idleSql('unused')),
      unplayed: db.prepare(idleSql('unplayed')),
      untouched: db.prepare(idleSql('untouched')),
    };
    this.#activity = db.prepare(
      `SELECT t.key, ${TOUCHED} AS touched_at,
         coalesce((SELECT max(e.n) FROM entries e WHERE e.table_key = t.key), 0) > t.began AS played,
         EXISTS (SELECT 1 FROM seats s WHERE s.table_key = t.key AND s.bot IS NULL) AS people
       FROM tables t JOIN summaries u ON u.table_key = t.key WHERE t.id = ?`,
    );
  }

  list(idle: IdleKind, before: number, after: IdleTable | null, limit: number): readonly IdleTable[] {
    const rows = this.#idle[idle].all(before, after?.touchedAt ?? -1, after?.key ?? 0, limit);
    return rows.map(row => ({
      id: String(row.id),
      key: Number(row.key),
      touchedAt: Number(row.touched_at),
    }));
  }

  activityOf(id: string): TableActivity | null {
    const row = this.#activity.get(id);
    if (!row) return null;
    return {
      key: Number(row.key),
      touchedAt: Number(row.touched_at),
      played: row.played === 1,
      people: row.people === 1,
    };
  }
}
