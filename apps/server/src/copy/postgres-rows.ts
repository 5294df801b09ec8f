import pg from 'pg';
import type { Batch, CopyReader, Counts, Value, Weighed } from './ends.ts';
import { type Place, type RowSet, type Section, WEIGHT } from './sections.ts';

const INT8 = 20;
/** All our numbers are safe integers; pg returns bigint as text. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
};

export const postgresColumns = ({ columns }: RowSet): string => columns.map(({ name }) => name).join(', ');

/** Texts in byte order, as SQLite compares them: other orders differ between servers. */
function placeOf({ columns, order }: RowSet): string {
  const place = order[0]!;
  return columns[0]!.type === 'text' ? `${place} COLLATE "C"` : place;
}

/** Reads a database in today's format. */
export class PostgresRows implements CopyReader {
  protected readonly client: pg.Client;

  constructor(client: pg.Client) {
    this.client = client;
  }

  async places({ sets }: Section, after: Place, limit: number): Promise<readonly Weighed[]> {
    const place = placeOf(sets[0]!);
    const { name } = sets[0]!;
    const weight = name === 'tables' ? WEIGHT : '1';
    const sql = `SELECT t.${place}, ${weight} FROM ${name} t WHERE t.${place} > $1 ORDER BY 1 LIMIT $2`;
    const rows = await this.query(sql, [after, limit]);
    return rows.map(([found, size]) => ({ place: found as Place, weight: Number(size) }));
  }

  rows({ sets }: Section, after: Place, upto: Place): Promise<Batch['rows']> {
    return Promise.all(
      sets.map(set => {
        const place = placeOf(set);
        const sql = `SELECT ${postgresColumns(set)} FROM ${set.name} WHERE ${place} > $1 AND ${place} <= $2
          ORDER BY ${[place, ...set.order.slice(1)].join(', ')}`;
        return this.query(sql, [after, upto]);
      }),
    );
  }

  async file(id: string): Promise<Uint8Array | null> {
    const [row] = await this.query('SELECT bytes FROM archive_files WHERE id = $1', [id]);
    return (row?.[0] as Uint8Array | undefined) ?? null;
  }

  async counts(): Promise<Counts> {
    const [row] = await this.query(
      `SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries), (SELECT count(*) FROM archived)`,
    );
    const [tables, entries, archived] = row as [number, number, number];
    return { tables, entries, archived };
  }

  /** Ends the transaction of a source, and with it the migration of an older one. */
  close(): Promise<void> {
    return this.client.end();
  }

  protected async query(text: string, values: unknown[] = []): Promise<Value[][]> {
    const { rows } = await this.client.query<Value[]>({ text, values, rowMode: 'array', types: TYPES });
    return rows;
  }
}
