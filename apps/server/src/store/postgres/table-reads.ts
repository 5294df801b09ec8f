import type { Entry } from '@tablee/kernel';
import type { TalkLine } from '@tablee/table';
import type { ArchivedCard, FullTable } from '../full-table.ts';
import type { PlayedTable } from '../people.ts';
import { playedIn } from '../people-rows.ts';
import {
  guestTableIn,
  headIn,
  holderIn,
  holdersIn,
  lineIn,
  type Row,
  summaryIn,
  textOf,
  withArchived,
} from '../rows.ts';
import type { GuestTable, StoredTable } from '../stored-table.ts';
import type { Statement } from './link.ts';
import type { ReadLinks } from './read-links.ts';

/**
 * The present summary of a table: that of its last entry, or the row in `summaries` if that is newer. Columns with the
 * tables they come from.
 */
const NEWEST = `
  CASE WHEN e.n > u.n THEN e.n ELSE u.n END AS n,
  CASE WHEN e.n > u.n THEN e.actors ELSE u.actors END AS actors,
  CASE WHEN e.n > u.n THEN e.outcome ELSE u.outcome END AS outcome,
  CASE WHEN e.n > u.n THEN e.offers ELSE u.offers END AS offers,
  CASE WHEN e.n > u.n THEN e.clock ELSE u.clock END AS clock,
  u.offers_version,
  CASE WHEN e.n > u.n THEN e.made_at ELSE u.touched_at END AS touched_at
  FROM tables t JOIN summaries u ON u.table_key = t.key
  LEFT JOIN LATERAL (SELECT * FROM entries WHERE table_key = t.key ORDER BY n DESC LIMIT 1) e ON true`;

/** One statement sees one moment: seats and log of a table belong together. */
const SEATS = `(SELECT coalesce(json_agg(s ORDER BY s.seat), '[]') FROM seats s WHERE s.table_key = t.key) AS seats`;
const LINES = `(SELECT coalesce(json_agg(l ORDER BY l.n), '[]') FROM lines l WHERE l.table_key = t.key) AS lines`;
const REACH = `(SELECT json_agg(DISTINCT r.seat) FROM reaches r WHERE r.table_key = t.key) AS reach`;
const ENTRIES = `(SELECT coalesce(json_agg(json_build_array(x.entry, x.made_at) ORDER BY x.n), '[]')
  FROM entries x WHERE x.table_key = t.key) AS entries`;

const STATEMENTS = {
  table: {
    name: 'table',
    text: `SELECT t.key, t.id, t.head, t.host_hash, t.owner, u.seats_version, ${SEATS}, ${REACH}, ${NEWEST} WHERE t.id = $1`,
  },
  full: {
    name: 'full-table',
    text: `SELECT t.key, t.id, t.head, t.host_hash, t.owner, u.seats_version, t.made_at AS table_made_at, t.began,
      ${SEATS}, ${LINES}, ${ENTRIES}, ${NEWEST} WHERE t.id = $1`,
  },
  entries: {
    name: 'entries',
    text: 'SELECT entry FROM entries WHERE table_key = $1 AND n > $2 ORDER BY n LIMIT $3',
  },
  lines: { name: 'lines', text: 'SELECT n, seat, text, said_at FROM lines WHERE table_key = $1 ORDER BY n' },
  mine: {
    name: 'guest-tables',
    text: `SELECT t.key, t.id, t.head, p.seat, ${SEATS}, ${NEWEST} JOIN seats p ON p.table_key = t.key
      WHERE p.guest_hash = ANY ($1::text[]) ORDER BY touched_at DESC, p.seat LIMIT $2 OFFSET $3`,
  },
  archived: {
    name: 'guest-archived',
    text: `SELECT a.id, s.seat, a.card FROM archived_seats s JOIN archived a ON a.id = s.id
      WHERE s.guest_hash = ANY ($1::text[]) ORDER BY a.touched_at DESC, s.seat LIMIT $2`,
  },
} satisfies { readonly [name: string]: Statement };

export class PostgresTableReads {
  readonly #links: ReadLinks;

  constructor(links: ReadLinks) {
    this.#links = links;
  }

  async load(id: string): Promise<StoredTable | null> {
    const [row] = await this.#links.rows(STATEMENTS.table, id);
    return row ? storedIn(row) : null;
  }

  async entryTextsSince(key: number, after: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#links.rows(STATEMENTS.entries, key, after, limit);
    return rows.map(row => textOf(row, 'entry'));
  }

  async linesOf(key: number): Promise<readonly TalkLine[]> {
    return (await this.#links.rows(STATEMENTS.lines, key)).map(lineIn);
  }

  /** Tables of guests with their seats, latest first. */
  async playedBy(guests: readonly string[], skip: number, limit: number): Promise<readonly PlayedTable[]> {
    const rows = await this.#links.rows(STATEMENTS.mine, guests, limit, skip);
    return rows.map(row => playedIn(row, row.seats as readonly Row[]));
  }

  async tablesOf(guests: readonly string[], limit: number): Promise<readonly GuestTable[]> {
    const rows = await this.#links.rows(STATEMENTS.mine, guests, limit, 0);
    const archived = await this.#links.rows(STATEMENTS.archived, guests, limit - rows.length);
    return withArchived(
      rows.map(row => guestTableIn(row, row.seats as readonly Row[])),
      archived.map(row => ({
        ...(JSON.parse(textOf(row, 'card')) as ArchivedCard),
        id: textOf(row, 'id'),
        seat: Number(row.seat),
      })),
    );
  }

  async fullTable(id: string): Promise<FullTable | null> {
    const [row] = await this.#links.rows(STATEMENTS.full, id);
    if (!row) return null;
    const { head, summary, host, owner } = storedIn(row);
    const entries = row.entries as readonly (readonly [entry: string, madeAt: number | null])[];
    return {
      id,
      host,
      owner,
      madeAt: Number(row.table_made_at),
      touchedAt: Number(row.touched_at),
      began: Number(row.began),
      head,
      summary: { ...summary, offers: { ...summary.offers, version: 0 } },
      seats: (row.seats as readonly Row[]).map(seat => ({
        seat: Number(seat.seat),
        holder: holderIn(seat),
        satAt: Number(seat.sat_at),
      })),
      lines: (row.lines as readonly Row[]).map(lineIn),
      entries: entries.map(([entry]) => JSON.parse(entry) as Entry),
      times: entries.map(([, madeAt]) => madeAt),
    };
  }
}

function storedIn(row: Row): StoredTable {
  const head = headIn(row);
  return {
    key: Number(row.key),
    id: textOf(row, 'id'),
    head,
    summary: summaryIn(row),
    holders: holdersIn(row.seats as readonly Row[], head.seats),
    host: row.host_hash === null ? null : textOf(row, 'host_hash'),
    owner: row.owner === null ? null : textOf(row, 'owner'),
    seatsVersion: Number(row.seats_version),
    ...(row.reach ? { reach: row.reach as readonly number[] } : {}),
  };
}
