import type { Entry } from '@tablee/kernel';
import { type KnownTable, NEWS_LIMIT, type StoredStep, type TableNews } from '../fleet-store.ts';
import { type Row, summaryIn, textOf } from '../rows.ts';
import type { Statement } from './link.ts';
import type { ReadLinks } from './read-links.ts';

/**
 * One row for each new entry of each table, and at least one row for each table: the summary beside it is the stored
 * one (`u_`). A table that is gone has none.
 */
const NEWS: Statement = {
  name: 'news',
  text: `SELECT k.key, u.table_key, u.n AS u_n, u.actors AS u_actors, u.outcome AS u_outcome, u.offers AS u_offers,
      u.clock AS u_clock, u.offers_version, u.seats_version,
      coalesce((SELECT l.n FROM lines l WHERE l.table_key = k.key ORDER BY l.n DESC LIMIT 1), 0) AS line,
      e.n, e.entry, e.actors, e.outcome, e.offers, e.clock
    FROM unnest($1::bigint[], $2::integer[]) AS k (key, n)
    LEFT JOIN summaries u ON u.table_key = k.key
    LEFT JOIN LATERAL (
      SELECT * FROM entries WHERE table_key = k.key AND n >= k.n ORDER BY n LIMIT ${NEWS_LIMIT + 1}
    ) e ON true`,
};

export async function readNews(links: ReadLinks, tables: readonly KnownTable[]): Promise<TableNews[]> {
  if (tables.length === 0) return [];
  const rows = await links.rows(
    NEWS,
    tables.map(({ key }) => key),
    tables.map(({ n }) => n),
  );
  const byTable = new Map<number, Row[]>();
  for (const row of rows) {
    const key = Number(row.key);
    const known = byTable.get(key);
    if (known) known.push(row);
    else byTable.set(key, [row]);
  }
  return tables.flatMap(({ key, n }) => {
    const found = byTable.get(key);
    return found ? [newsIn(key, n, found)] : [];
  });
}

function newsIn(key: number, known: number, rows: readonly Row[]): TableNews {
  const [first] = rows;
  if (!first || first.table_key === null) return { key, now: null, steps: [] };
  const logged = rows.filter(row => row.n !== null).sort((a, b) => Number(a.n) - Number(b.n));
  const steps = logged
    .filter(row => Number(row.n) > known)
    .map(
      (row): StoredStep => ({ entry: JSON.parse(textOf(row, 'entry')) as Entry, summary: summaryIn(row) }),
    );
  const last = logged.at(-1);
  // An offer after the last entry is stored in the summary. Entries brought from elsewhere have no summary.
  const summary =
    last && Number(last.n) > Number(first.u_n) ? summaryIn(last) : summaryIn(storedSummary(first));
  return { key, now: { summary, seats: Number(first.seats_version), line: Number(first.line) }, steps };
}

const storedSummary = (row: Row): Row => ({
  n: row.u_n,
  actors: row.u_actors,
  outcome: row.u_outcome,
  offers: row.u_offers,
  clock: row.u_clock,
  offers_version: row.offers_version,
});
