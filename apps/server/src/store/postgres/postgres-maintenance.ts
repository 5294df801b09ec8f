import { randomBytes } from 'node:crypto';
import type { FullTable } from '../full-table.ts';
import type { IdleKind, IdleTable, Maintenance, StoredAudit, TableActivity, Usage } from '../maintenance.ts';
import type { Statement } from './link.ts';
import type { ReadLinks } from './read-links.ts';
import type { PostgresTableReads } from './table-reads.ts';

const SECRET_BYTES = 32;

/** Every query is answered from an index. */
const USAGE: Statement = {
  name: 'usage',
  text: `SELECT
    (SELECT count(*) FROM tables WHERE owner = $1 AND made_at > $3) AS tables,
    (SELECT coalesce(sum(bytes), 0) FROM tables WHERE owner = $1 AND made_at > $3) AS bytes,
    (SELECT count(*) FROM tables WHERE owner = $1 AND bots_since > $3 AND NOT over) AS bot_tables,
    (SELECT count(*) FROM tables WHERE host_hash = $2 AND NOT over) AS unfinished`,
};

const IDLE_WHERE: { readonly [I in IdleKind]: string } = {
  unused: 'NOT played AND NOT people',
  unplayed: 'NOT played AND people',
  // A clock that runs without anybody must not be put away.
  untouched: 'NOT EXISTS (SELECT 1 FROM deadlines d WHERE d.table_key = key)',
};
const idleStatement = (idle: IdleKind): Statement => ({
  name: `idle-${idle}`,
  text: `SELECT id, key, touched_at FROM tables
    WHERE ${IDLE_WHERE[idle]} AND touched_at < $1 AND (touched_at, key) > ($2, $3)
    ORDER BY touched_at, key LIMIT $4`,
});

const STATEMENTS = {
  secret: { name: 'secret', text: 'SELECT value FROM secrets WHERE name = $1' },
  makeSecret: {
    name: 'make-secret',
    text: 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  },
  activity: {
    name: 'activity',
    text: `SELECT t.key,
      greatest(t.touched_at, u.touched_at,
        (SELECT e.made_at FROM entries e WHERE e.table_key = t.key ORDER BY e.n DESC LIMIT 1),
        (SELECT max(l.said_at) FROM lines l WHERE l.table_key = t.key),
        (SELECT max(s.sat_at) FROM seats s WHERE s.table_key = t.key)) AS touched_at,
      coalesce((SELECT max(e.n) FROM entries e WHERE e.table_key = t.key), 0) > t.began AS played,
      EXISTS (SELECT 1 FROM seats s WHERE s.table_key = t.key AND s.bot IS NULL) AS people
      FROM tables t JOIN summaries u ON u.table_key = t.key WHERE t.id = $1`,
  },
  isArchived: { name: 'is-archived', text: 'SELECT 1 FROM archived WHERE id = $1' },
  tableIds: {
    name: 'table-ids',
    text: `SELECT t.id FROM seats s JOIN tables t ON t.key = s.table_key WHERE s.guest_hash = $1
      UNION ALL SELECT id FROM tables WHERE host_hash = $1
      UNION ALL SELECT id FROM archived_seats WHERE guest_hash = $1
      UNION ALL SELECT id FROM archived WHERE host_hash = $1 LIMIT $2`,
  },
  dueTables: {
    name: 'due-tables',
    text: `SELECT t.id FROM deadlines d JOIN tables t ON t.key = d.table_key WHERE d.due_at <= $1
      ORDER BY d.due_at LIMIT $2`,
  },
  erasures: { name: 'erasures', text: 'SELECT guest_hash FROM erasures ORDER BY random() LIMIT $1' },
  audit: {
    name: 'last-audit',
    text: 'SELECT program, games, differing FROM audits ORDER BY key DESC LIMIT 1',
  },
  any: {
    name: 'any-table',
    text: 'SELECT 1 WHERE EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM archived)',
  },
} satisfies { readonly [name: string]: Statement };

export class PostgresMaintenance implements Maintenance {
  readonly #links: ReadLinks;
  readonly #reads: PostgresTableReads;

  constructor(links: ReadLinks, reads: PostgresTableReads) {
    this.#links = links;
    this.#reads = reads;
  }

  /** Several nodes may ask for it at once: the first row stays. */
  async secret(name: string): Promise<Uint8Array> {
    const [known] = await this.#links.rows(STATEMENTS.secret, name);
    if (known) return bytesIn(known.value);
    await this.#links.rows(STATEMENTS.makeSecret, name, randomBytes(SECRET_BYTES));
    const [made] = await this.#links.rows(STATEMENTS.secret, name);
    return bytesIn(made?.value);
  }

  async usageOf(owner: string, guestHash: string, since: number): Promise<Usage> {
    const [row] = await this.#links.rows(USAGE, owner, guestHash, since);
    return {
      tables: Number(row?.tables),
      bytes: Number(row?.bytes),
      botTables: Number(row?.bot_tables),
      unfinished: Number(row?.unfinished),
    };
  }

  async idleTables(
    idle: IdleKind,
    before: number,
    after: IdleTable | null,
    limit: number,
  ): Promise<readonly IdleTable[]> {
    const from = [after?.touchedAt ?? -1, after?.key ?? 0];
    const rows = await this.#links.rows(idleStatement(idle), before, ...from, limit);
    return rows.map(row => ({
      id: String(row.id),
      key: Number(row.key),
      touchedAt: Number(row.touched_at),
    }));
  }

  async activityOf(id: string): Promise<TableActivity | null> {
    const [row] = await this.#links.rows(STATEMENTS.activity, id);
    if (!row) return null;
    return {
      key: Number(row.key),
      touchedAt: Number(row.touched_at),
      played: row.played === true,
      people: row.people === true,
    };
  }

  fullTable(id: string): Promise<FullTable | null> {
    return this.#reads.fullTable(id);
  }

  async dueTables(before: number, limit: number): Promise<readonly string[]> {
    return (await this.#links.rows(STATEMENTS.dueTables, before, limit)).map(row => String(row.id));
  }

  async isArchived(id: string): Promise<boolean> {
    return (await this.#links.rows(STATEMENTS.isArchived, id)).length > 0;
  }

  async tableIdsOf(guestHash: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#links.rows(STATEMENTS.tableIds, guestHash, limit);
    return [...new Set(rows.map(row => String(row.id)))];
  }

  async pendingErasures(limit: number): Promise<readonly string[]> {
    return (await this.#links.rows(STATEMENTS.erasures, limit)).map(row => String(row.guest_hash));
  }

  async lastAudit(): Promise<StoredAudit | null> {
    const [row] = await this.#links.rows(STATEMENTS.audit);
    return row
      ? { program: String(row.program), games: Number(row.games), differing: Number(row.differing) }
      : null;
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#links.rows(STATEMENTS.any)).length === 0;
  }
}

/** A plain array, as SQLite returns it. */
const bytesIn = (value: unknown): Uint8Array => new Uint8Array(value as Buffer);
