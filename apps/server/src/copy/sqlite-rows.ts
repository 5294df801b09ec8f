import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ArchiveFolder } from '../retention/archive.ts';
import type { Batch, CopiedRow, CopyReader, Counts, Value, Weighed } from './ends.ts';
import { type Place, type RowSet, type Section, WEIGHT } from './sections.ts';

/** Columns whose names are older than the words used elsewhere. */
const OLD_NAMES: { readonly [name: string]: string } = { offers: 'wishes', clock: 'sand' };

export const sqliteName = (column: string): string => OLD_NAMES[column] ?? column;

export const sqliteColumns = ({ columns }: RowSet): string =>
  columns.map(({ name }) => sqliteName(name)).join(', ');

/** Positions of columns that SQLite stores as 0 and 1. */
export const booleansOf = ({ columns }: RowSet): readonly number[] =>
  columns.flatMap(({ type }, i) => (type === 'boolean' ? [i] : []));

/** A batch is read in the order of the index, not of the file: a larger cache saves reading pages twice. */
export const CACHE = 'PRAGMA cache_size = -65536';

/** Reads a database in today's format and the archive files beside it. */
export class SqliteRows implements CopyReader {
  protected readonly db: DatabaseSync;
  protected readonly archive: ArchiveFolder;
  readonly #release: () => void;
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync, archive: ArchiveFolder, release: () => void) {
    this.db = db;
    this.archive = archive;
    this.#release = release;
  }

  async places({ sets }: Section, after: Place, limit: number): Promise<readonly Weighed[]> {
    const { name, order } = sets[0]!;
    const place = order[0]!;
    const weight = name === 'tables' ? WEIGHT : '1';
    const sql = `SELECT t.${place}, ${weight} FROM ${name} t WHERE t.${place} > ? ORDER BY 1 LIMIT ?`;
    return this.#all(sql, after, limit).map(row => ({ place: row[0] as Place, weight: Number(row[1]) }));
  }

  async rows({ sets }: Section, after: Place, upto: Place): Promise<Batch['rows']> {
    return sets.map(set => {
      const place = set.order[0]!;
      const sql = `SELECT ${sqliteColumns(set)} FROM ${set.name} WHERE ${place} > ? AND ${place} <= ?
        ORDER BY ${set.order.join(', ')}`;
      const rows = this.#all(sql, after, upto);
      const booleans = booleansOf(set);
      if (booleans.length > 0) for (const row of rows) for (const i of booleans) row[i] = row[i] === 1;
      return rows;
    });
  }

  async file(id: string): Promise<Uint8Array | null> {
    try {
      return await this.archive.read(id);
    } catch (e) {
      if (e instanceof Error && 'code' in e && e.code === 'ENOENT') return null;
      throw e;
    }
  }

  async counts(): Promise<Counts> {
    const count = (rows: string): number => Number(this.#all(`SELECT count(*) FROM ${rows}`)[0]?.[0]);
    return { tables: count('tables'), entries: count('entries'), archived: count('archived') };
  }

  async close(): Promise<void> {
    // Also undoes the migration of an older source.
    if (this.db.isTransaction) this.db.exec('ROLLBACK');
    this.db.close();
    this.#release();
  }

  #all(sql: string, ...values: readonly Place[]): Value[][] {
    return this.prepare(sql).all(...values) as unknown as Value[][];
  }

  /** Rows are arrays: half the time of objects. */
  protected prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      statement.setReturnArrays(true);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

/** The values as SQLite takes them. */
export function bindable(
  row: CopiedRow,
  booleans: readonly number[],
): (string | number | null | Uint8Array)[] {
  const values = [...row];
  for (const i of booleans) values[i] = row[i] === true ? 1 : 0;
  return values as (string | number | null | Uint8Array)[];
}
